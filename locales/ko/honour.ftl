### The hall of honour.

hall-title = 업적
hall-lead = { $count ->
    [0] 업적 스물한 개가 기다리고 있어요. 게임 한 판을 끝내거나 꾸준히 돌아와서 얻을 수 있고, 한번 얻으면 계속 내 것이에요.
    [21] 업적 스물한 개를 모두 얻었어요. 샹파뉴에 이런 일은 일찍이 없었어요.
   *[other] 업적 스물한 개 중 { $count }개를 얻었어요. 한번 얻으면 계속 내 것이에요.
}
hall-best = 최고 점수
hall-finished = 끝낸 게임
hall-earned = 얻은 업적
hall-counts = 어떤 게임이 인정되나요? 서버가 굴린 주사위이고, 이 서버가 아는 한 나에게 새로운 주사위인 게임이에요. 곧 그 주사위로 한 나의 첫 게임이에요. 시드가 알려진 판, 올린 게임, 다른 게임에서 갈라져 나온 게임은 인정되지 않아요. 이 기기에서 하는 모든 사람이 같은 업적을 함께 모아요.
hall-others = 다른 사람은 실제 사람이에요. 봇하고만 하면 혼자 한 게임이에요.
hall-print = 이니셜 칸이 있는 업적 인쇄
feats-sheet = 트루아 다이스의 업적
feats-sheet-text = A4나 레터 한 쪽이에요. 업적을 얻은 사람이 옆 칸에 이니셜을 적어요.
feats-sheet-who = 우리 집
hall-group-glory = 영광
hall-group-buildings = 건설
hall-group-plenty = 풍요
hall-group-constancy = 꾸준함
feat-score-45 = 장터 마을
feat-score-55 = 자랑스러운 도시
feat-score-65 = 샹파뉴의 보석
feat-win-60 = 이웃 중의 으뜸
feat-character-18 = 든든한 후원
feat-citizens-40 = 북적이는 거리
feat-prestige-red = 탑의 고리
feat-prestige-yellow = 활짝 열린 문
feat-prestige-white = 첨탑의 도시
feat-work-red = 백작의 기쁨
feat-work-yellow = 어진 다스림
feat-work-white = 주교의 축복
feat-resources-influence = 권세가의 벗
feat-resources-deniers = 가득 찬 금고
feat-resources-knowledge = 책의 집
feat-citizens-red = 원탁의 기사
feat-citizens-yellow = 모든 길드
feat-citizens-white = 가득 찬 성가대
feat-three-alone = 조용한 건축가
feat-three-together = 좋은 벗들
feat-three-banquets = 잔치와 불길
feat-score-45-text = 45점 이상으로 끝내기
feat-score-55-text = 55점 이상으로 끝내기
feat-score-65-text = 65점 이상으로 끝내기
feat-win-60-text = 여럿이 하는 게임에서 60점 이상으로 이기기(공동 승리 포함)
feat-character-18-text = 한 인물에게서 18점 이상 얻기
feat-citizens-40-text = 끝날 때 주민 40명 이상 모으기
feat-prestige-red-text = 요새 여섯 채 모두 짓기
feat-prestige-yellow-text = 시장 여섯 채 모두 짓기
feat-prestige-white-text = 대성당 여섯 채 모두 짓기
feat-work-red-text = 백작 궁전 여섯 채 모두 짓기
feat-work-yellow-text = 시청 여섯 채 모두 짓기
feat-work-white-text = 주교관 여섯 채 모두 짓기
feat-resources-influence-text = 영향력 18칸에 모두 동그라미 치기
feat-resources-deniers-text = 데니에 18칸에 모두 동그라미 치기
feat-resources-knowledge-text = 지식 18칸에 모두 동그라미 치기
feat-citizens-red-text = 기사 트랙 가득 채우기
feat-citizens-yellow-text = 장인 트랙 가득 채우기
feat-citizens-white-text = 사제 트랙 가득 채우기
feat-three-alone-text = 혼자 하는 게임 세 판 끝내기
feat-three-together-text = 여럿이 하는 게임 세 판 끝내기
feat-three-banquets-text = 연회와 습격을 넣은 게임 세 판 끝내기
feat-earned = { $name }, { $date }
feat-progress = 3판 중 { $count }판

## What is done for the first time

marks-title = 첫걸음
marks-text = 무엇을 하든 누구나 언젠가 처음으로 해내는 일이에요. 게임의 업적은 아니에요.
marks-new = 처음 해낸 일:
mark-game = 첫 게임
mark-link = 첫 연결 보너스
mark-fortress = 첫 요새
mark-great-hall = 첫 시장
mark-cathedral = 첫 대성당
mark-thirty = 첫 30점
mark-company = 함께한 첫 게임
mark-none = 아직
