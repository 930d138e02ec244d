### Setting up a game.

## Setting up

setup = 새 게임
who-plays = 누가 하나요?
add-player = 플레이어 추가
remove-player = 플레이어 { $number } 빼기
move-up = 플레이어 { $number } 위로
pass-note = 이 기기를 돌려 가며 해요. 점수표는 각자 따로, 주사위는 함께 써요.
columns-first = 첫 게임
columns-first-note = 1 2 3 4 5 6, 가장 읽기 쉬워요
columns-rolled = 주사위로
columns-rolled-note = 주사위로 첫 값을 정하고 방향은 직접 골라요
columns-expert = 전문가 모드
columns-expert-note = 원하는 순서대로
rolled-value = 주사위 값은 { $value }. 어느 방향으로 할까요?
with-banquets = 연회와 습격 넣기
banquets-note = 양면이 같은 광장 옆에 타일 세 장을 놓아요. 처음에는 연회, 검은 주사위가 다녀가면 습격이 돼요.
once-raided = 습격 후: { $does }
seed-title = 정해진 판으로 하기
seed-note = 같은 시드는 같은 바퀴와 같은 주사위를 만들어요. 시드를 직접 입력한 게임에서는 업적을 얻을 수 없어요.
seed-any = 시드(아무 글자나)
use-seed = 이 시드 쓰기
draw-again = 다른 판 뽑기
seed-given = 누군가 이 판을 보냈어요. 바퀴도 주사위도 같아요. 시드가 알려진 게임에서는 업적을 얻을 수 없어요.
deal-given = 누군가 이 판을 보냈어요. 바퀴도 주사위도 같아요.
start = { $count ->
    [1] 게임 시작
   *[other] { $count }명이서 시작
}
bot-level = { $number }번 자리 봇의 수준
add-bot = 봇 추가
level-novice-text = 한 게임에 약 40점
level-apprentice-text = 한 게임에 약 48점
level-journeyman-text = 한 게임에 약 56점
level-master-text = 한 게임에 약 64점
level-grandmaster-text = 한 게임에 약 64.5점, 봇의 최고 수준
room-columns-rolled-note = 주사위로 첫 값을 정하고 방향은 포고꾼이 골라요
room-columns-expert-note = 포고꾼이 원하는 순서대로

## Making a table

setup-where = 어디서 하나요?
setup-here = 이 기기에서
setup-here-text = 혼자서, 또는 돌려 가며 해요.
setup-anywhere = 여러 기기에서
setup-anywhere-text = 어디에 있든 링크 하나로 같은 테이블에 모여요.
setup-places = 자리
setup-anywhere-note = 나머지는 게임을 시작하기 전까지 테이블에서 바꿀 수 있어요.
setup-open-table = 테이블 만들기
