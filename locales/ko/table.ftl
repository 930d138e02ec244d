### Playing at a table.

## Taking a turn

turn = 내 차례
prompt-die = 주사위나 자리를 고르세요
prompt-place = 이제 점수표에서 자리를 고르세요
prompt-named = { $name }: { $prompt }
prompt-either = 주사위를 누르면 할 수 있는 일이, 건물이나 트랙을 누르면 거기에 이르는 모든 방법이 보여요.
prompt-citizen = 주민을 놓을 트랙을 고르세요
prompt-free-work = 무료로 지을 업무 건물을 고르세요
prompt-free-prestige = 무료로 지을 명성 건물을 고르세요
prompt-chain = 고르고 나면 연쇄가 이어져요.
pay = 지불
left = 남음
what-follows = 이어지는 일
confirm = 확인
undo = 취소
take-back = 되돌리기
may-take-back = 다음 주사위를 보기 전까지 되돌릴 수 있어요.
may-take-back-last = 결과를 보기 전까지 되돌릴 수 있어요.
dice-coming = 다음 주사위가 곧 저절로 나와요. 그 전까지 되돌릴 수 있어요.
turn-done = 차례를 마쳤어요
ready = 준비되면 시작하세요
ways = { $count ->
    [1] 한 가지 방법
   *[other] { $count }가지 방법, 싼 순서
}
way = { $color } { $value }: { $cost }
more-ways = { $count }가지 더…
way-gain = { $color } { $value } → { $amount }: { $cost }
next-dice = 다음 주사위
first-dice = 첫 주사위 굴리기
see-result = 결과 보기
pass-to = { $name } 님에게 넘기기
now-you = 이제 { $name } 님 차례
watching = { $name } 님의 게임을 보고 있어요.

## The table

turn-number = 16차례 중 { $number }번째
calendar = { $half ->
    [morning] 8일 중 { $day }일째 오전
   *[afternoon] 8일 중 { $day }일째 오후
}
title-day = { $half ->
    [morning] { $day }일째 오전 · 트루아 다이스
   *[afternoon] { $day }일째 오후 · 트루아 다이스
}
player-choosing = 고르는 중
player-ready = 준비됨
player-done = 차례 마침
player-finished = 끝남
players-acted = { $count }명 중 { $done }명 차례 마침
players-all = 플레이어 { $count }명 모두
help = 도움말
settings = 설정
chronicle = 연대기
chronicle-empty = 아직 아무 일도 없었어요.
help-die = 주사위를 누르면 점수표에 그 주사위로 할 수 있는 모든 일과 전체 비용이 보여요. 흐린 비용은 색을 바꿔야 한다는 뜻이에요.
help-place = 건물이나 자원 트랙을 먼저 눌러도 돼요. 거기에 이르는 모든 방법이 싼 순서로 보여요.
help-preview = 비용을 내기 전에 파란 점선이 앞으로 일어날 일을 보여 주고, 아래쪽 막대가 글로 알려 줘요.
help-back = 취소는 얼마든지 할 수 있어요. 확인한 차례도 다음 주사위를 보기 전까지 되돌릴 수 있어요.
help-ink = 흐린 선은 가능, 점선은 미리 보기, 진한 선은 지은 건물, 두 줄로 그은 것은 잃은 자리예요.
keycap-enter = Enter
keycap-escape = Esc
key-dice = 주사위 고르기
key-sheet = 고를 수 있는 다음 자리
key-arrows = 점수표 위에서 움직이기
key-enter = 자리 고르기, 한 번 더 누르면 확인
key-undo = 취소 또는 되돌리기
key-escape = 선택 해제
key-next = 다음 주사위
key-menu = 메뉴
key-talk = 채팅
key-help = 이 도움말
saved-always = 확인한 결정은 바로 저장돼요. 이 페이지를 닫았다가 다시 와도 괜찮아요.
opening = 도시의 터를 잡았어요
columns-first-text = 순서대로 놓은 열:
columns-rolled-text = 주사위로 정한 열:
columns-expert-text = 자유롭게 놓은 열:
columns-rolled-crier-text = 주사위로 1번 자리는 { $value }, 방향은 포고꾼이 고름:
columns-rolled-seed-text = 주사위로 1번 자리는 { $value }, 방향은 무작위로 정함:
columns-expert-crier-text = 포고꾼이 정한 열:
columns-expert-seed-text = 무작위로 섞은 열:
numbering = 열에 숫자 놓기
numbering-rolled = 주사위를 굴렸어요. 1번 자리의 값은 { $value }.
numbering-direction = 내가 포고꾼이에요. 열은 어느 방향으로 갈까요?
numbering-order = 내가 포고꾼이에요. 자리마다 어떤 값을 놓을까요?
numbering-waits-rolled = 포고꾼 { $name } 님이 방향을 골라요.
numbering-waits-expert = 포고꾼 { $name } 님이 순서를 정해요.
numbering-done = 이 순서로 하기
numbering-soon = { $seconds }초 뒤에는 무작위로 정해져요.
numbering-first = 열의 숫자가 정해지면 첫 주사위를 굴려요.
tiles-drawn = 뽑은 연회 세 장:
fair-dice = 모든 굴림은 미리 봉인되어 있어요
device-dice = 이 기기에서 굴린 주사위라 업적으로 인정되지 않고 순위에도 오르지 않아요.
hint = 힌트
key-hints = 결정의 가치
key-rules = 지금 설명에 해당하는 규칙
guide-resume = 안내 이어서 보기
guide-left = 안내를 끝냈어요. G 키나 도움말에서 다시 부를 수 있어요.
key-guide = 안내: 다음, 또는 다시 부르기
keys-single = 키 하나로 된 단축키
keys-single-text = 음성으로 컴퓨터를 쓰거나 실수로 키를 누르는 일이 잦으면 꺼 두세요. Tab, 화살표, Enter, Esc만으로도 모두 할 수 있어요.
keys-change = 다른 키 고르기
keys-taken = 이미 쓰고 있거나 쓸 수 없는 키예요: “{ $key }”
keys-usual = 기본 키
key-find = 규칙에서 찾기

## At a table of several devices

room-closed = 닫힌 테이블이에요
room-closed-text = 게임이 시작되기 전에 호스트가 닫았어요.
announce-all-acted = 모두 차례를 마쳤어요.
still-thinking = { $names } 님이 아직 생각하고 있어요.
player-finished-own = 게임을 마쳤어요
still-playing = { $names } 님이 아직 하고 있어요. 모두 끝나면 결과가 나와요.
dice-soon = { $seconds }초 뒤 다음 주사위
first-dice-soon = { $seconds }초 뒤 첫 주사위
result-soon = { $seconds }초 뒤 결과
time-left-label = 이번 반나절의 내 시간: { $time } 남음
time-days = { $days }일 { $hours }시간
time-hours = { $hours }시간 { $minutes }분
stood-in = 대타가 이 차례를 대신했어요.
stood-in-turns = 자리를 비운 동안 대타가 { $turns }번 차례를 대신했어요.
play-myself = 직접 하기
visiting-earlier = 그때의 바퀴를 보고 있어요: { $when }.
spectator-text = 점수표는 모두가 마친 반나절까지 보여요.
spectator-own = 점수표는 가장 뒤에 있는 플레이어가 한 데까지 보여요.
to-own-sheet = 내 점수표로
player-stand-in = 대타가 하는 중
player-gone = 자리 비움
player-at = { $number }번째 차례까지 보임
player-at-start = 아직 볼 것 없음
player-own-at = { $number }번째 차례
player-own-done = { $number }번째 차례 마침
notify-dice = 새 주사위가 나오면 알림 받기
notify-dice-on = 새 주사위가 나오면 알려 줘요
notify-dice-denied = 이 브라우저가 이 페이지의 알림을 허용하지 않아요.
new-dice = 새 주사위
new-dice-title = 새 주사위! { $title }
new-dice-text = { $when }: 도시가 기다리고 있어요.
table-link = 이 테이블의 링크 복사
