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
