### What only the program says, in the terminal.

# "a and b"; "a, b"; "a, b, and c"
list-two = { $left } 및 { $right }
list-more = { $left }, { $right }
list-last = { $left } 및 { $right }
# One sentence after the other.
sentences = { $left } { $right }
# "1 knight (2 to 3)"
with-detail = { $what } ({ $detail })
# "+3 points"
with-unit = { $number }{ $unit }
# One letter, or one character, for each colour.
letter-red = 빨
letter-yellow = 노
letter-white = 하
# Short prices, at most 9 columns wide.
short-influence = 영향력 { $count }
short-deniers = 데니에 { $count }
short-knowledge = 지식 { $count }
# What a tile does, at most 17 columns wide.
tile-1-banquet-short = 영향력 1에 ±2
tile-1-raid-short = 영향력 불가
tile-2-banquet-short = 무료
tile-2-raid-short = 데니에 +1
tile-3-banquet-short = 대성당: 각 1
tile-3-raid-short = 지식 +1
tile-4-banquet-short = 업무: 주민 +1
tile-4-raid-short = 값 0
tile-5-banquet-short = 색 바꾸기: 지식 1
tile-5-raid-short = 색 고정
tile-6-banquet-short = 요새: +2
tile-6-raid-short = 영향력 +1
tile-7-banquet-short = 시장: +1
tile-7-raid-short = 명성 건물 불가
tile-8-banquet-short = 검은 주사위 무해
tile-8-raid-short = 투명 = 검정
# Drawings of a game, at most 80 columns wide.
show-before = 첫 굴림 전
show-end = 게임 끝
show-when = { $half ->
    [morning] { $day }일째 오전
   *[afternoon] { $day }일째 오후
}
show-day = { $day }일째
show-black = 검정
show-turns = { $color ->
    [red] 다음 빨강
    [yellow] 다음 노랑
   *[white] 다음 하양
}
show-tile = { $side ->
    [banquet] 연회 { $number }
   *[raid] 습격 { $number }
}
show-any = 아무 자원 1
show-any-more = 택 1
show-points = { $name } · { $total }점: 주민 { $citizens } + 줄 { $rows } + 자원 { $resources }
show-winner = 승리
show-value = 값
show-built = 지음
show-open = 비어 있음
show-lost = 잃음
show-linked = 연결됨
show-to-link = 연결 가능
show-protected = 보호됨
show-pause = { $all }개 중 { $played }개: Enter로 계속, q로 그만
with-die = 주사위 { $sector } → { $color } { $value }; 비용: { $cost }.
# Playing in the terminal.
play-saved = 결정할 때마다 저장되는 파일: { $file }
play-unsaved = 게임을 저장하지 못했어요: { $reason }
play-go-on = 나중에 이어서 하려면: { $command }
play-have = 가진 자원: { $what }.
play-taken-back = 되돌렸어요.
play-way = 주사위 { $sector }: { $cost }
play-way-gain = 주사위 { $sector }: { $what }; 비용: { $cost }
play-places = 모든 자리
play-with-die = 주사위 { $sector }
# Line by line, without drawings.
lines-hello = 선택지의 번호를 입력하세요. 다른 명령은 “도움말”을 입력하면 나와요.
lines-ask = 선택:
lines-unknown = “{ $typed }” 선택지는 없어요. 목록의 번호나 “도움말”을 입력하세요.
lines-built = 지음 { $positions }
lines-open = 비어 있음 { $positions }
lines-lost = 잃음 { $positions }
# What can be typed; English is always understood too.
command-help = 도움말
command-sheet = 점수표
command-dice = 주사위
command-places = 자리
command-players = 플레이어
command-log = 연대기
command-undo = 취소
command-take-back = 되돌리기
command-quit = 그만
command-help-text = 이 목록
command-sheet-text = 내 점수표를 한 줄씩
command-dice-text = 주사위와 다가올 광장
command-places-text = 지금 고를 수 있는 모든 자리
command-players-text = 모든 플레이어의 점수
command-log-text = 지금까지 있었던 모든 일
command-undo-text = 이전 선택으로 돌아가기
command-take-back-text = 이번 차례의 마지막 결정을 되돌리기
command-quit-text = 그만하기. 게임은 저장돼 있어요
# On the whole screen.
screen-small = 창 크기가 { $columns } × { $rows }예요. 적어도 80 × 24가 필요해요.
screen-quit-sure = 게임은 저장돼 있어요. q를 한 번 더 누르면 끝나요.
screen-out-of-reach = 지금은 불가
screen-reach = 가능
screen-preview = 미리 보기
screen-die = 주사위
screen-choose = 고르기
screen-quit = 그만
key-list = 목록에서 움직이기
key-rows = 점수표의 다음 줄이나 이전 줄
key-places = 주사위와 상관없이 모든 자리
key-log = 연대기
key-player = 다음 플레이어의 점수표
key-quit = 그만하기. 게임은 저장돼 있어요
# Numbering the columns before a game.
play-by-chance = 무작위로 정하기
play-direction-bad = 1, 2, 3 가운데 골라 주세요.
play-order = 숫자 여섯 개를 적어요. 예: 314652. Enter만 누르면 섞어요.
play-order-bad = 1부터 6까지 숫자를 한 번씩 적어 주세요.
# Puzzles and challenges.
puzzle-question = 지금 무엇을 할까요? 이 문제의 레이팅: { $rating }
puzzle-answer = 정답: { $best }. 가장 끌리는 오답: { $wrong }, 놓친 점수: { $points }
puzzle-value = { $letter }: 기대 점수 { $total } (주민 { $citizens }, 줄 { $rows }, 자원 { $resources })
puzzle-themes = 차이를 만드는 것: { $themes }
puzzle-theme-link = 연결 보너스
puzzle-theme-chain = 이어지는 보너스
puzzle-theme-free-building = 무료 건물
puzzle-theme-cathedral-order = 알맞은 때의 알맞은 대성당
puzzle-theme-defence = 검은 주사위를 막는 요새
puzzle-theme-saving = 같은 자리를 더 싸게
puzzle-theme-last-half-days = 마지막 두 반나절
puzzle-theme-gathering = 먼저 자원 얻기
puzzle-theme-building = 자원 얻기 대신 건설
puzzle-theme-great-hall = 시장
puzzle-theme-changed-die = 주사위 바꾸기
puzzle-theme-work-building = 업무 건물
challenge-medal-bronze = 동메달: { $points }점부터 (분석 엔진 게임의 { $share }%)
challenge-medal-silver = 은메달: { $points }점부터 ({ $share }%)
challenge-medal-gold = 금메달: { $points }점부터 ({ $share }%)
challenge-no-cathedral = 첨탑 없는 도시
challenge-no-cathedral-text = 대성당 짓지 않기. 무료 건물에 다른 자리가 없을 때는 예외
challenge-free-die = 거지의 행운
challenge-free-die-text = 무료 구획의 주사위를 가져올 수 있으면 반드시 가져오기
challenge-six-fortresses = 여섯 성문
challenge-six-fortresses-text = 끝날 때 요새 여섯 채 모두 갖추기
challenge-forty-citizens = 붐비는 도시
challenge-forty-citizens-text = 끝날 때 주민 40명 이상 모으기
challenge-whole-columns = 무너지지 않는 도시
challenge-whole-columns-text = 어느 열도 검은 주사위에 세 칸 중 한 칸보다 많이 잃지 않기
challenge-twelve-work-buildings = 일용할 양식
challenge-twelve-work-buildings-text = 끝날 때 업무 건물 열두 채 이상 갖추기
challenge-no-influence = 청탁 금지
challenge-no-influence-text = 주사위의 비용을 내는 데도 바꾸는 데도 영향력 쓰지 않기
challenge-raids-first = 초대받지 않은 손님
challenge-raids-first-text = 연회와 습격: 연회 면이 보이는 타일 옆의 주사위 가져오지 않기
challenge-left-to-right = 석공의 거리
challenge-left-to-right-text = 어느 줄에서도 이미 지은 건물의 왼쪽에 짓지 않기
challenge-work-first = 영광보다 일
challenge-work-first-text = 4일째가 되기 전에는 명성 건물 짓지 않기. 다른 선택이 없을 때는 예외
challenge-always-building = 쉬지 않는 손
challenge-always-building-text = 3일째부터 다른 일을 할 수 있으면 자원을 위해 주사위 가져오지 않기
challenge-as-they-fall = 나온 그대로
challenge-as-they-fall-text = 주사위의 값도 색깔도 바꾸지 않기
