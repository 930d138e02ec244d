### The result of a game.

## Result

result-title = 결과
result-of = { $names } 님의 결과
result-unfinished = 아직 진행 중인 게임이에요. 모두 끝나면 여기에 결과가 나와요.
result-alone = { $total }점
result-village = 앞날이 밝은 마을이에요. 다음에는 더 단단한 땅 위에 설 거예요.
result-town = 훌륭한 장터 마을이에요. 멀리서도 사람들이 찾아와요.
result-city = 자랑스러운 도시예요. 샹파뉴 전체가 이 도시를 이야기해요.
result-jewel = 샹파뉴의 보석이에요. 이런 도시는 좀처럼 없었어요.
result-wins = { $names } 님 승리
result-share = { $names } 님 공동 승리
result-with = { $points }점
result-skip = 아무 키나 누르거나 화면을 누르면 한꺼번에 보여요.
result-feats = 업적
result-feats-none = 이번에는 업적이 없어요.
result-feats-new = 새로운 업적
result-feats-uncounted = { $origin ->
    [chosen] 시드가 알려진 판이라 업적으로 인정되지 않아요.
    [imported] 올린 게임이라 업적으로 인정되지 않아요.
    [branched] 다른 게임에서 갈라져 나와 업적으로 인정되지 않아요.
    [device] 이 기기에서 굴린 주사위라 업적으로 인정되지 않고 순위에도 오르지 않아요.
   *[drawn] 전에 본 주사위라 업적으로 인정되지 않아요.
}
result-to-hall = 업적 보기
result-sheets = 마지막 점수표
result-sheet = 마지막 점수표
result-new = 새 게임
result-more = 더 보기
result-ranking = 순위
result-you = 나
result-replay = 다시 보기
result-again = 이 판 다시 하기
result-send = 이 판 보내기
result-send-title = 트루아 다이스 한 판
result-link = 결과 링크 복사
result-link-title = 트루아 다이스 결과
result-print = 이 점수표 인쇄
result-next = 다음은?
result-dice = 주사위
result-dice-text = 지문은 첫 굴림 전에 공개했어요. 이 시드로 만든 지문이에요.
result-no-seed = 이 게임의 주사위는 시드에서 나오지 않았어요.
result-parent = 이전 게임에서 갈라져 나옴
result-of-many = { $first } 님 외 { $others }명의 결과
result-dice-imported = 이 게임의 주사위는 이 시드에서 나왔어요. 다른 곳에서 한 게임이라 첫 굴림 전에 여기서 공개한 것은 없어요.
result-feats-hinted = 이 게임에서 힌트를 썼기 때문에 업적을 얻을 수 없어요.
result-feats-bots = 봇하고만 했기 때문에 혼자 한 게임으로 세요.
result-analysis = 게임 분석
result-beside = 친구의 결과와 나란히 보기

## A result that somebody sent

beside-title = 같은 주사위로 낸 결과
beside-from = 플레이어: { $names }
beside-own = { $name } (나)
beside-none = 여기에서는 이 주사위로 끝낸 게임이 아직 없어요. 게임을 마치고 이 링크를 다시 열면 두 결과가 나란히 보여요.
beside-other = 내 게임의 주사위와 달라서 두 결과를 비교할 수 없어요.
beside-play = 이 주사위로 하기
beside-keep = 게임 가져오기(다시 보기와 분석 포함)
beside-take = 결과 열기
beside-take-text = 누가 보내 준 파일이나, 글로 붙여 넣은 링크를 열어요. 같은 주사위로 했다면 두 결과가 나란히 보여요.
beside-bad = 링크가 잘렸거나 결과로 이어지지 않아요.

## After a game of several devices

rematch = 재대결
rematch-join = 재대결 참가
rematch-note = 같은 사람들이 새 테이블에서 새 주사위로 해요.
result-copy = 결과를 글로 복사
result-summary = 트루아 다이스: { $when }
result-leads = { $names } 님이 앞서요
result-ended-early = 마지막 반나절 전에, 그때의 점수표 그대로 게임을 끝냈어요. 누구의 기록에도 들어가지 않아요. 업적도 없어요.
result-stood-in = { $turns }번 차례는 대타가 { $name } 님을 대신했어요.
result-to-day = 오늘의 판으로
result-seed-of-day = 이 게임은 오늘의 판 주사위를 써요. 시드는 그날이 끝나고 하루 뒤에 공개돼요.

## What a score means

standing-title = { $points }점의 의미
standing-server = 이 서버에서 끝난 다른 게임 { $games }판 중 { $below }판보다 높아요.
standing-bots = { $level } 봇은 평균 { $average }점이고, 100판 중 { $below }판은 이보다 낮게 끝나요.
standing-decision = 결정 하나가 가장 큰 차이를 만들 수 있었어요. { $when }: { $taken } 대신 { $best }, { $points }점 더.
