### Everything that a person reads in the client. Terms as in the game's glossary; all sentences our own.
### How to translate, and what every language has decided: docs/translating.md.

## How parts are put together

# "3 deniers, 1 knight"
enumeration = { $left }, { $right }
# "1 knight; link 1–2: 2 knights"
sequence = { $left }; { $right }
# "Banquet: this die is free."
named = { $name }: { $what }

## Things of the game

game = 트루아 다이스
expansion = 연회와 습격
color-red = 빨강
color-yellow = 노랑
color-white = 하양
# The colour of a plaza in the sentences that say "plaza"; other messages refer to it.
plaza-color = { $plaza ->
    [red] 빨간
    [yellow] 노란
   *[white] 하얀
}
district-red = 귀족
district-yellow = 시민
district-white = 성직자
row-fortress = 요새
row-counts_palace = 백작 궁전
row-great_hall = 시장
row-city_hall = 시청
row-cathedral = 대성당
row-bishopric = 주교관
rows-fortress = 요새
rows-counts_palace = 백작 궁전
rows-great_hall = 시장
rows-city_hall = 시청
rows-cathedral = 대성당
rows-bishopric = 주교관
resource-influence = 영향력
resource-deniers = 데니에
resource-knowledge = 지식
citizens = 주민
citizens-red = 기사
citizens-yellow = 장인
citizens-white = 사제
some-influence = 영향력 { $count }
some-deniers = 데니에 { $count }
some-knowledge = 지식 { $count }
some-knights = 기사 { $count }명
some-craftsmans = 장인 { $count }명
some-priests = 사제 { $count }명
some-citizens = 주민 { $count }명
characters = 인물
free = 무료
# On a tag that has room for four letters on a phone.
free-short = 무료
price-any = 아무 자원 1
morning = 오전
afternoon = 오후
banquet = 연회
raid = 습격

tile-1-banquet = 영향력 1로 이 주사위의 값을 최대 2만큼 바꿀 수 있어요.
tile-1-raid = 영향력으로 이 주사위를 바꿀 수 없어요.
tile-2-banquet = 이 주사위는 무료예요.
tile-2-raid = 이 주사위는 데니에 1이 더 들어요.
tile-3-banquet = 이 주사위로 대성당을 지으면 자원을 종류별로 1씩 더 받아요.
tile-3-raid = 이 주사위는 지식 1이 더 들어요.
tile-4-banquet = 이 주사위로 업무 건물을 지으면 주민을 1명 더 받아요.
tile-4-raid = 이 주사위의 값은 0이에요. 영향력으로 올릴 수 있어요.
tile-5-banquet = 이 주사위의 색은 지식 1로 바꿀 수 있어요.
tile-5-raid = 이 주사위의 색은 바꿀 수 없어요.
tile-6-banquet = 이 주사위로 요새를 지으면 기사 1명과, 장인이나 사제 중 원하는 1명을 더 받아요.
tile-6-raid = 이 주사위는 영향력 1이 더 들어요.
tile-7-banquet = 이 주사위로 시장을 지으면 필요한 색의 주사위가 하나 더 있는 것으로 쳐요.
tile-7-raid = 이 주사위로는 명성 건물을 지을 수 없어요.
tile-8-banquet = 여기서는 검은 주사위가 아무 일도 하지 않고, 가져올 수도 있어요.
tile-8-raid = 여기 놓인 투명 주사위는 두 번째 검은 주사위가 돼요.

## The wheel

wheel = 바퀴
wheel-picture = 바퀴를 둘러싼 광장 아홉 곳, { $day }일째
day-word = 날
any-one = 택 1
destroyed = 파괴됨
dice-of = { $half ->
    [morning] 오늘 오전의 주사위
   *[afternoon] 오늘 오후의 주사위
}
die-clear = 주사위 { $sector }: { $color } { $value }; 비용: { $price }
die-tame = 주사위 { $sector }: 검정 { $value }, { plaza-color } 광장, 연회로 잠잠해짐; 비용: { $price }
die-black = 주사위 { $sector }: 검정 { $value }, { plaza-color } 광장 파괴됨
die-raided = 주사위 { $sector }: { $value }, 습격당한 광장에서 두 번째 검은 주사위가 됨, { plaza-color } 광장 파괴됨
key-hint = { $key } 키
plaza = { plaza-color } 광장; 파괴되면 { $down ->
    [red] 빨간
    [yellow] 노란
   *[white] 하얀
} 면으로 돌아옴
plaza-same = { plaza-color } 광장, 양면이 같음
tabs-caption = 가장자리의 숫자: 앞으로 창이 놓일 자리예요.
coming = 다가올 광장
today-half = { $half ->
    [morning] 오늘 오전
   *[afternoon] 오늘 오후
}
tomorrow-half = { $half ->
    [morning] 내일 오전
   *[afternoon] 내일 오후
}

## The sheet

benefit-fortress = { $citizen }, 열 보호
benefit-hall = { $color ->
    [red] 가져올 수 있는 빨간 주사위마다 { $gift }
    [yellow] 가져올 수 있는 노란 주사위마다 { $gift }
   *[white] 가져올 수 있는 하얀 주사위마다 { $gift }
}
benefit-cathedral = { $character }: 게임이 끝날 때 내 { $rows } 점수
building-built = { $row }, { $position }번 자리: 지음
building-lost = { $row }, { $position }번 자리: 지워져서 더는 지을 수 없음
building-open = { $row }, { $position }번 자리, { $color } { $value } 필요; 지금은 지을 수 없음; 효과: { $gives }
building-free = { $row }, { $position }번 자리; 무료; 효과: { $gives }
building-reach = { $row }, { $position }번 자리, { $color } { $value } 필요; 비용: { $cost }; 효과: { $gives }
value-open = { $position }번 자리: 주사위 { $value }. 아직 이 열을 지키는 요새가 없어요.
value-protected = { $position }번 자리: 주사위 { $value }, 요새가 지키는 중
cell-crossed = { $district }, { $position }번 자리: 지워짐
character-on = { $character }: { $rows } { $standing }채 × { $points }점 = { $total }점
character-off = { $character }: { $rows } 점수. 그 자리에 대성당을 지으면 열려요.
multipliers = 몇 번째 대성당인지에 따른 건물당 점수
nth-cathedrals = { $first ->
    [1] 1·2번째
    [3] 3·4번째
   *[5] 5·6번째
}
row-of = { $row } 줄
link-open = { $left }번과 { $right }번 자리의 연결 보너스: 둘 다 지으면 { $gift }
link-won = { $left }번과 { $right }번 자리의 연결 보너스: { $gift }, 받음
link-lost = { $left }번과 { $right }번 자리의 연결 보너스: { $gift }, 잃음
times = ×{ $points }, { $standing }채
not-yet = 아직
gain-label = { $more ->
    [0] { $what } 받기; 비용: { $cost }
   *[other] { $what } 받기; 비용: { $cost }; 다른 방법 { $more }가지
}
track-label = { $resource }: 쓸 수 있는 양 { $available }; 18칸 중 { $circled }칸 표시, { $spent }칸 사용
left-over = 남은 자원
left-over-label = { $resource }: 끝날 때 남은 2마다 1점
enlarge = { $district } 크게 보기
column-bonus = { $bonus ->
    [one_of_each] 세 줄 모두 { $space }칸: 자원을 종류별로 1씩
   *[free_work] 세 줄 모두 { $space }칸: 아무 업무 건물이나 무료로 짓기
}
column-bonus-done = { $bonus ->
    [one_of_each] 세 줄 모두 { $space }칸: 자원을 종류별로 1씩, 받음
   *[free_work] 세 줄 모두 { $space }칸: 무료 업무 건물, 받음
}
row-bonus = { $bonus ->
    [free_prestige] { $citizens } { $space }칸: 다른 색의 명성 건물을 무료로 짓기
   *[other_citizens] { $citizens } { $space }칸: 다른 두 색의 주민 1명씩
}
citizens-label = { $citizens }: { $spaces }칸 중 { $count }칸
citizen-choice = { $citizens }, 현재 { $count }명: 주민을 여기에 놓기
points-word = 점
total-label = 지금 끝나면 { $total }점
then = 이후 { $points }

## What a choice does

protects = 열 보호
nothing = 없음
unlocks = { $character } ×{ $points }
lost = 자리가 없어 잃음: { $what }
lost-free_work = 업무 건물
lost-free_prestige = 명성 건물
lost-one_of_each = 보너스
lost-other_citizens = 보너스
from-to = { $from } → { $to }
chain-building = { $row } { $position }
chain-link = 연결 { $left }–{ $right }
chain-one_of_each = 모든 줄 { $space }칸
chain-free_work = 모든 줄 { $space }칸
chain-free_prestige = { $citizens } { $space }칸
chain-other_citizens = { $citizens } { $space }칸
chain-die = 주사위
chain-chosen = 내 선택
chain-choose-work = 무료 업무 건물
chain-choose-prestige = 무료 명성 건물
chain-choose-citizen = 주민
chain-choose = 이어서 골라요
relief = 구제
told-gain = { $self ->
    [yes] 받음: { $what }.
   *[no] { $name } 님이 받음: { $what }.
}
told-build = { $self ->
    [yes] 지음: { $what } — { $gains }.
   *[no] { $name } 님이 지음: { $what } — { $gains }.
}
told-relief = { $self ->
    [yes] 비용을 낼 수 있는 주사위가 없어 구제를 받음: { $what }.
   *[no] { $name } 님이 비용을 낼 수 있는 주사위가 없어 구제를 받음: { $what }.
}
told-citizen = { $self ->
    [yes] 고름: { $what }.
   *[no] { $name } 님이 고름: { $what }.
}
dice-fall = 주사위 결과: { $clear }; 검정 { $black }, { plaza-color } 광장.
attack-crossed = { $district } { $position }번 자리가 지워졌어요.
attack-protected = { $color ->
    [red] { $position }번 자리의 요새가 귀족을 지켰어요.
    [yellow] { $position }번 자리의 요새가 시민을 지켰어요.
   *[white] { $position }번 자리의 요새가 성직자를 지켰어요.
}
attack-already_crossed = { $district } { $position }번 자리는 이미 지워져 있었어요.

## Taking a turn

turn = 내 차례
title-building = { $row }, { $position }번 자리
title-resource = { $what } 받기
title-citizen = 새 주민: { $citizens }
prompt-die = 주사위나 자리를 고르세요
prompt-place = 이제 점수표에서 자리를 고르세요
prompt-either = 주사위를 누르면 할 수 있는 일이, 건물이나 줄을 누르면 거기에 이르는 모든 방법이 보여요.
prompt-relief = 비용을 낼 수 있는 주사위가 없어요
prompt-citizen = 주민을 놓을 줄을 고르세요
prompt-free-work = 무료로 지을 업무 건물을 고르세요
prompt-free-prestige = 무료로 지을 명성 건물을 고르세요
prompt-chain = 고르고 나면 연쇄가 이어져요.
pay = 지불
left = 남음
what-follows = 이어지는 일
nothing-follows = 더 이어지는 일은 없어요.
confirm = 확인
undo = 취소
take-back = 되돌리기
may-take-back = 다음 주사위를 보기 전까지 되돌릴 수 있어요.
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
watching = { $name } 님의 게임을 보고 있어요.

## The table

no-table = 여기에는 게임이 없어요
before-first = 첫 주사위 전
day-number = { $day }일째
turn-number = 16차례 중 { $number }번째
calendar = { $half ->
    [morning] 8일 중 { $day }일째 오전
   *[afternoon] 8일 중 { $day }일째 오후
}
title-day = { $half ->
    [morning] { $day }일째 오전 · 트루아 다이스
   *[afternoon] { $day }일째 오후 · 트루아 다이스
}
players = 플레이어
nobody = 플레이어
player-choosing = 고르는 중
player-ready = 준비됨
player-done = 차례 마침
player-finished = 끝남
connection-connecting = 연결 중…
connection-open = 연결됨
connection-lost = 연결이 끊겨 다시 시도하는 중…
connection-back = 다시 연결됨
help = 도움말
menu = 메뉴
close = 닫기
to-light = 밝은 테마로 바꾸기
to-dark = 어두운 테마로 바꾸기
language = 언어
to-home = 첫 화면으로
chronicle = 연대기
chronicle-empty = 아직 아무 일도 없었어요.
half-day = { $half ->
    [morning] { $day }일째 오전
   *[afternoon] { $day }일째 오후
}
sheet-of = { $name } 님의 점수표
help-die = 주사위를 누르면 점수표에 그 주사위로 할 수 있는 모든 일과 전체 비용이 보여요. 흐린 비용은 색을 바꿔야 한다는 뜻이에요.
help-place = 건물이나 자원 줄을 먼저 눌러도 돼요. 거기에 이르는 모든 방법이 싼 순서로 보여요.
help-preview = 비용을 내기 전에 파란 점선이 앞으로 일어날 일을 보여 주고, 아래쪽 막대가 글로 알려 줘요.
help-back = 취소는 얼마든지 할 수 있어요. 확인한 차례도 다음 주사위를 보기 전까지 되돌릴 수 있어요.
help-ink = 흐린 선은 가능, 점선은 미리 보기, 진한 선은 지은 건물, 두 줄로 그은 것은 잃은 자리예요.
keys = 단축키
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
replay = 다시 보기
download-record = 기록 내려받기
print-empty = 빈 점수표 인쇄
saved-always = 확인한 결정은 바로 저장돼요. 이 페이지를 닫았다가 다시 와도 괜찮아요.
commitment = 주사위의 지문
opening = 도시의 터를 잡았어요
columns-first-told = 순서대로 놓은 열:
columns-rolled-told = 주사위로 정한 열:
columns-expert-told = 포고꾼이 정한 열:
tiles-drawn = 뽑은 연회 세 장:
fair-dice = 이 주사위는 이미 정해져 있어요
fair-dice-told = 열여섯 번의 굴림은 모두 비밀 시드에서 나와요. 이것이 시드의 지문(SHA-256)이에요. 시드는 게임이 끝나면 공개되니, 바뀐 주사위가 없는지 직접 확인할 수 있어요.
check-dice = 주사위 확인

## The first page

home-title = 주사위 네 개로 도시를 세워요
home-lead = 열여섯 번의 반나절, 투명 주사위 세 개와 누구도 봐주지 않는 검은 주사위 하나. 혼자서, 이 기기에 둘러앉아서, 또는 어디에 있든 열 명까지 함께. 계정은 필요 없어요.
play-alone = 혼자 하기
play-here = 새 게임 준비
play-friends = 친구와 하기
find-table = 테이블 찾기
go-on-playing = 이어서 하기
history = 내 게임
hall = 업적
player = 나
home-foot = 자유 소프트웨어예요. 게임은 이 서버에만 남아요.
for-programs = 프로그램용 API
not-found = 여기에는 아무것도 없어요
page-failed = 페이지를 불러오지 못했어요.
try-again = 다시 시도
unknown-problem = 문제가 생겼어요. 다시 시도해 주세요.

## Setting up

setup = 새 게임
who-plays = 누가 하나요?
player-number = 플레이어 { $number }
add-player = 플레이어 추가
remove-player = 플레이어 { $number } 빼기
move-up = 플레이어 { $number } 위로
pass-note = 이 기기를 돌려 가며 해요. 점수표는 각자 따로, 주사위는 함께 써요.
columns = 열
columns-first = 첫 게임
columns-first-note = 1 2 3 4 5 6, 가장 읽기 쉬워요
columns-rolled = 굴려서 정하기
columns-rolled-note = 주사위로 첫 값을 정하고 방향은 직접 골라요
columns-expert = 전문가
columns-expert-note = 원하는 순서대로
rolled-value = 주사위 값은 { $value }. 어느 방향으로 할까요?
ascending = 오름차순
descending = 내림차순
value-at = { $position }번 자리의 값
with-banquets = 연회와 습격 넣기
banquets-note = 양면이 같은 광장 옆에 타일 세 장을 놓아요. 처음에는 연회, 검은 주사위가 다녀가면 습격이 돼요.
once-raided = 습격 후: { $does }
seed-title = 정해진 판으로 하기
seed-note = 같은 시드는 같은 바퀴와 같은 주사위를 만들어요. 시드를 직접 입력한 게임에서는 방패를 얻을 수 없어요.
seed-any = 시드(아무 글자나)
use-seed = 이 시드 쓰기
draw-again = 다른 판 뽑기
seed-given = 누군가 이 판을 보냈어요. 바퀴도 주사위도 같아요. 시드가 알려진 게임에서는 방패를 얻을 수 없어요.
deal-given = 누군가 이 판을 보냈어요. 바퀴도 주사위도 같아요.
start = { $count ->
    [1] 게임 시작
   *[other] { $count }명이서 시작
}

## What many pages share

copied = 복사됨
roll = 검정 { $black }; 투명 { $clear }
record-drop = 파일을 여기에 끌어다 놓거나, 이 페이지 아무 데나 내용을 붙여 넣어도 돼요.
record-paste = 기록 내용 붙여 넣기
record-text = 기록 내용
record-take = 이 내용 쓰기
loading = 잠시만요…
the-seed = 주사위의 시드

## Checking the dice

dice-title = 주사위 확인
dice-lead = 서버는 첫 굴림 전에 비밀 시드의 지문을 공개하고, 게임이 끝나면 시드를 보여 줘요. 둘 다 있으면 도중에 바뀐 주사위가 없다는 것을 알 수 있어요. 이 페이지가 대신 확인해 줘요. 모든 계산은 브라우저 안에서 하고, 누구에게도 묻지 않아요.
dice-insecure = 브라우저는 https나 localhost로 연 페이지에서만 지문을 계산해요. 주사위를 확인하려면 그렇게 열어 주세요.
dice-of-game = 이 게임의 주사위
dice-unfinished = 아직 끝나지 않은 게임이에요. 시드는 끝날 때 나오고, 그때까지는 지문만 있어요. 같은 지문을 가진 다른 시드는 없어요.
dice-to-table = 게임으로
dice-to-result = 결과로
dice-no-seed = 이 게임의 주사위는 시드에서 나오지 않았어요. 실제 주사위로 기록했거나, 다른 게임에서 새 주사위로 이어서 한 게임이에요. 견주어 볼 것이 없어요.
dice-all-right = 모든 주사위가 시드대로 나왔어요
dice-all-right-told = 굴림 { $count }번, 바퀴, 열이 모두 시드에서 나왔어요.
dice-wrong = 이 시드의 주사위가 아니에요
dice-wrong-told = 다른 곳은 아래에 표시했어요.
dice-fingerprint = 시드의 지문
dice-fingerprint-right = 첫 굴림 전에 공개한 것과 같아요.
dice-fingerprint-wrong = 공개한 것과 달라요: { $published }
dice-fingerprint-none = 견주어 볼 지문이 공개되지 않았어요.
dice-wheel = 바퀴
dice-columns = 열
dice-columns-rolled = 1번 자리의 값은 굴려서 정함: { $value }.
dice-columns-first = 첫 게임: 순서대로라 굴릴 것이 없어요.
dice-columns-drawn = 시드에서 뽑음.
dice-columns-hand = 직접 고름.
dice-tiles = 타일 세 장
dice-tile = 타일 { $tile }: { $does }
dice-half-day = 반나절
dice-from-seed = 시드대로
dice-played = 실제
dice-same = 같음
mark-right = 맞음
mark-wrong = 다름
mark-hand = 직접 고름
dice-not-played = 하지 않음
dice-any = 아무 시드
dice-any-told = 16진수 64자리 시드, 또는 아무 글자나 넣으세요. 글자는 그 SHA-256이 시드가 돼요. 거기서 나온 판이 여기에 보여요.
dice-seed-field = 시드 또는 글자
dice-show = 판 보기
dice-play = 이 판 하기
dice-deal-columns-rolled = 굴려서 정한 열
dice-deal-columns-expert = 전문가 게임의 열
dice-record = 기록
dice-record-take = 기록 확인
dice-record-none = 이 기록에는 시드가 없어서 주사위를 견주어 볼 수 없어요.
dice-record-bad = 게임 기록이 아니에요.
dice-how = 직접 확인하는 방법
dice-how-told = 시드의 SHA-256이 지문이에요. 굴림은 모두 시드를 키로, 이름표를 메시지로 쓴 HMAC-SHA-256이에요. 다섯 번째 반나절의 이름표는 “troyes-dice/1/roll/5/0”이에요. 252보다 작은 바이트가 주사위 하나가 돼요. 6으로 나눈 나머지에 1을 더한 값이에요. 검은 주사위가 먼저, 투명 주사위 세 개가 그다음이에요. 바퀴, 열, 타일은 저마다의 이름표로 같은 방식으로 섞어요.

## Printing

print-title = 인쇄용 빈 점수표
print-game-title = { $name } 님의 인쇄용 점수표
print-told = 점수표 한 장을 한 쪽에, A4나 레터 용지에 흑백으로 인쇄해요.
print-now = 인쇄
print-columns = 열의 숫자
print-blank = 비워 두고 직접 쓰기
print-in-order = 1부터 6까지, 첫 게임용
print-name = 이름
print-date = 날짜
print-deal = 판
print-characters = 인물
print-total = 합계

## The player

player-title = 나
player-lead = 여기에는 계정이 없어요. 이 브라우저에 저장된 열쇠 덕분에 언제나 같은 플레이어로서 내 게임과 업적을 이어 갈 수 있어요.
player-name = 이름
player-name-told = 새 게임을 만들 때 미리 채워져요.
player-save = 저장
player-saved = 저장했어요.
player-move = 다른 기기로 게임 옮기기
player-move-told = 복구 코드가 있으면 다른 기기에서도 내 게임과 업적을 열 수 있고, 이 브라우저가 나를 잊어도 되찾을 수 있어요. 열쇠처럼 간직하세요. 코드를 가진 사람은 누구나 나로서 게임할 수 있어요.
player-make-code = 복구 코드 만들기
player-make-another = 새 코드 만들기
player-has-code = 이미 코드가 있어요. 새로 만들면 예전 코드는 쓸 수 없어요.
player-code = 내 복구 코드
player-code-once = 지금 한 번만 보여요. 적어 두거나 안전한 곳에 복사해 두세요.
player-copy-code = 코드 복사
player-use = 여기서 코드 쓰기
player-use-told = 이 기기가 그 코드의 플레이어가 돼요. 지금 이 기기에 있는 것은 원래 플레이어에게 남아요. 돌아오고 싶다면 먼저 원래 플레이어의 코드를 만들어 두세요.
player-use-field = 복구 코드
player-use-hint = 네 글자씩 다섯 묶음이에요. 소문자, 빈칸, 붙임표는 상관없어요.
player-become = 이 플레이어 되기
player-became = 다시 만나 반가워요, { $name } 님. 이제 이 기기에서 이어서 할 수 있어요.
player-became-nameless = 다시 만나 반가워요. 이제 이 기기에서 이어서 할 수 있어요.
player-devices = 내 기기
player-devices-told = 나로 플레이하는 브라우저예요. 로그아웃한 브라우저로는 더는 나로 플레이할 수 없어요.
player-device-this = 이 브라우저
player-device-seen = 마지막 사용: { $day }
player-device-unknown = 알 수 없는 브라우저
player-device-end = 로그아웃
player-device-end-named = { $device } 로그아웃
player-devices-end = 다른 기기 모두 로그아웃
player-device-ended = 로그아웃했어요.
player-forget = 이 기기에서 나를 잊기
player-forget-told = 게임은 서버에 남고 링크도 그대로지만, 이 브라우저는 그것이 내 게임이라는 것을 더는 몰라요.
player-forget-button = 여기서 잊기
player-forget-sure = 이 기기에서 나를 잊을까요?
player-forget-code = 복구 코드로 되돌아올 수 있어요.
player-forget-no-code = 복구 코드가 없어요. 아무도 되찾아 줄 수 없어요.
player-forget-yes = 네, 잊어 주세요
player-forgotten = 이 기기는 이제 나를 몰라요. 다음 게임은 새 플레이어로 시작해요.
cancel = 그만두기

## Hall of honour

hall-title = 업적
hall-lead = { $count ->
    [0] 방패 스물한 개가 걸려 있지만 아직 모두 비어 있어요. 게임 한 판을 끝내거나 꾸준히 돌아와서 얻을 수 있고, 한번 얻으면 계속 내 것이에요.
    [21] 방패 스물한 개를 모두 얻었어요. 샹파뉴에 이런 일은 일찍이 없었어요.
   *[other] 방패 스물한 개 중 { $count }개를 얻었어요. 한번 얻으면 계속 내 것이에요.
}
hall-best = 최고 점수
hall-finished = 끝낸 게임
hall-earned = 얻은 방패
hall-counts = 어떤 게임이 인정되나요? 서버가 굴린 주사위이고, 이 서버가 아는 한 나에게 새로운 주사위인 게임이에요. 곧 그 주사위로 한 나의 첫 게임이에요. 시드가 알려진 판, 올린 게임, 다른 게임에서 갈라져 나온 게임은 인정되지 않아요. 이 기기에서 하는 모든 사람이 같은 업적을 함께 모아요.
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
feat-score-45-told = 45점 이상으로 끝내기
feat-score-55-told = 55점 이상으로 끝내기
feat-score-65-told = 65점 이상으로 끝내기
feat-win-60-told = 여럿이 하는 게임에서 60점 이상으로 이기기(공동 승리 포함)
feat-character-18-told = 한 인물에게서 18점 이상 얻기
feat-citizens-40-told = 끝날 때 주민 40명 이상 모으기
feat-prestige-red-told = 요새 여섯 채 모두 짓기
feat-prestige-yellow-told = 시장 여섯 채 모두 짓기
feat-prestige-white-told = 대성당 여섯 채 모두 짓기
feat-work-red-told = 백작 궁전 여섯 채 모두 짓기
feat-work-yellow-told = 시청 여섯 채 모두 짓기
feat-work-white-told = 주교관 여섯 채 모두 짓기
feat-resources-influence-told = 영향력 18칸 모두 표시하기
feat-resources-deniers-told = 데니에 18칸 모두 표시하기
feat-resources-knowledge-told = 지식 18칸 모두 표시하기
feat-citizens-red-told = 기사 줄 가득 채우기
feat-citizens-yellow-told = 장인 줄 가득 채우기
feat-citizens-white-told = 사제 줄 가득 채우기
feat-three-alone-told = 혼자 하는 게임 세 판 끝내기
feat-three-together-told = 여럿이 하는 게임 세 판 끝내기
feat-three-banquets-told = 연회와 습격을 넣은 게임 세 판 끝내기
feat-earned = { $name }, { $date }
feat-progress = 3판 중 { $count }판

## Your games

games-title = 내 게임
games-none = 아직 게임이 없어요. 한 번만 누르면 첫 게임이 시작돼요.
games-start = 게임 시작
games-unfinished = 진행 중
games-finished = 끝난 게임
games-go-on = 이어서
games-result = 결과
games-remove-label = 목록에서 { $names } 님의 게임 빼기
games-remove-sure = 목록에서 뺄까요? 게임과 링크는 그대로 남아요.
games-remove-yes = 네, 빼기
games-keep = 그대로 두기
games-removed = 목록에서 뺐어요.
games-more = 이전 게임 보기
games-upload = 기록 올리기
games-upload-told = 여기나 다른 곳에서 내려받은 기록이 되살아나요. 끝난 게임은 결과와 다시 보기가, 끝나지 않은 게임은 이어서 하기가 준비돼요.
games-won = { $name }, { $score }점, 승리
columns-mode-first = 순서대로 놓은 열
columns-mode-rolled = 굴려서 정한 열
columns-mode-expert = 전문가 열
origin-drawn = 여기서 뽑음
origin-chosen = 알려진 판
origin-imported = 올린 게임
origin-branched = 갈라진 게임

## Result

result-title = 결과
result-of = { $names } 님의 결과
result-unfinished = 아직 진행 중인 게임이에요. 모두 끝나면 여기에 결과가 나와요.
result-to-table = 게임으로
result-alone = { $total }점
result-village = 앞날이 밝은 마을이에요. 다음에는 더 단단한 땅 위에 설 거예요.
result-town = 훌륭한 장터 마을이에요. 멀리서도 사람들이 찾아와요.
result-city = 자랑스러운 도시예요. 샹파뉴 전체가 이 도시를 이야기해요.
result-jewel = 샹파뉴의 보석이에요. 이런 도시는 좀처럼 없었어요.
result-wins = { $names } 님 승리
result-share = { $names } 님 공동 승리
result-with = { $points }점
result-count = 점수 계산
result-line = 항목
result-left-over = 남은 { $resource }
result-left-told = { $count } 남음
result-each = 한 명당 1점
result-total = 합계
result-skip = 아무 키나 누르거나 화면을 누르면 한꺼번에 보여요.
result-feats = 방패
result-feats-none = 이번에는 방패가 없어요.
result-feats-new = 새로운 업적
result-feats-uncounted = { $origin ->
    [chosen] 시드가 알려진 판이라 방패가 업적에 오르지 않아요.
    [imported] 올린 게임이라 방패가 업적에 오르지 않아요.
    [branched] 다른 게임에서 갈라져 나와 방패가 업적에 오르지 않아요.
   *[drawn] 전에 본 주사위라 방패가 업적에 오르지 않아요.
}
result-to-hall = 업적 보기
result-sheets = 마지막 점수표
result-sheet = 마지막 점수표
result-new = 새 게임
result-replay = 다시 보기
result-again = 이 판 다시 하기
result-send = 이 판 보내기
result-send-title = 트루아 다이스 한 판
result-link = 결과 링크 복사
result-link-title = 트루아 다이스 결과
result-print = 이 점수표 인쇄
result-next = 다음은?
result-dice = 주사위
result-dice-told = 지문은 첫 굴림 전에 공개했고, 이 시드에서 만든 것이에요.
result-no-seed = 이 게임의 주사위는 시드에서 나오지 않았어요.
result-parent = 이전 게임에서 갈라져 나옴
result-of-many = { $first } 님 외 { $others }명의 결과
result-halves = 2마다 1점
result-standing = ×{ $points }, { $standing }채
result-dice-imported = 이 게임의 주사위는 이 시드에서 나왔어요. 다른 곳에서 한 게임이라 첫 굴림 전에 여기서 공개한 것은 없어요.

## Replay

replay-title = { $names } 님의 게임 다시 보기
replay-nothing = 아직 진행된 것이 없어요. 모두가 반나절을 마칠 때마다 다시 보기가 늘어나요.
replay-start = 도시의 터를 잡았어요
replay-start-told = 자원은 종류별로 3씩, 주민은 없고, 열린 자리는 열여덟 곳.
replay-setup = 준비
replay-steps = 이 반나절의 단계
replay-no-blow = 공격받은 곳이 없어요.
replay-slider = 게임의 순간
replay-at = { $when }, { $steps }단계 중 { $step }번째: { $what }
replay-back = 한 단계 뒤로
replay-forward = 한 단계 앞으로
replay-back-half = 반나절 뒤로
replay-forward-half = 반나절 앞으로
replay-play = 재생
replay-pause = 멈춤
replay-cost = 비용
replay-so-far = 점(지금까지)
replay-branch = 여기서 이어 하기
replay-branch-title = { $when }부터 이어 하기
replay-branch-told = 이 반나절 전까지의 내용을 그대로 담아 새 게임을 시작해요. 원래 게임은 그대로 남아요.
replay-branch-dice = 여기서부터의 주사위
replay-branch-same = 이 게임과 같은 주사위
replay-branch-fresh = 새 주사위
replay-branch-note = 갈라져 나온 게임에서는 방패를 얻을 수 없어요.
replay-branch-running = 게임이 진행되는 동안에는 혼자 하는 사람만 같은 주사위를 받고, 그러면 원래 게임에서는 방패를 얻을 수 없어요. 다른 사람은 새 주사위를 받아요.
replay-branch-start = 시작
replay-keys = 왼쪽·오른쪽: 한 단계. 위·아래: 반나절. 스페이스: 재생.
replay-to-result = 결과
replay-controls = 다시 보기 조작

## Tables for people anywhere

host-name = 호스트
room-title = { $name } 님의 테이블
room-lead-host = 함께할 사람에게 링크를 보내세요. 모두가 각자의 화면에서 같은 주사위를 봐요.
room-lead-guest = 모두 모이면 { $name } 님이 게임을 시작해요.
room-lead-visitor = 앉아서 함께하거나, 남아서 관전하세요.
room-full = 자리가 모두 찼어요. 남아서 관전할 수 있어요.
room-removed = { $name } 님이 나를 이 테이블에서 내보냈어요. 관전은 할 수 있어요.
room-closed = 닫힌 테이블이에요
room-closed-told = 게임이 시작되기 전에 호스트가 닫았어요.
room-link = 이 테이블의 링크
room-copy = 링크 복사
room-share = 공유
room-share-title = 트루아 다이스 테이블
room-qr = 휴대전화 카메라로 찍을 수 있는 링크 QR 코드
room-places = 자리
room-place = { $number }번 자리
open-place = 빈자리
open-place-told = 링크가 있으면 누구나
expected = 올 예정
host = 호스트
you-mark = 나
here = 접속 중
not-here = 자리 비움
watching-count = { $count ->
    [0] 관전하는 사람이 없어요.
   *[other] { $count }명이 관전하고 있어요.
}
sit-here = 여기 앉기
sit-name = 이름
sit-down = 앉기
change-name = 이름 바꾸기
save-name = 저장
bot = 봇
bot-named = { $level } 봇
bot-level = { $number }번 자리 봇의 수준
bot-instead = { $number }번 자리에 봇 앉히기
add-place = 자리 추가
add-bot = 봇 추가
place-up = { $name } 위로
place-down = { $name } 아래로
place-remove = { $number }번 자리 빼기
place-remove-bot = { $number }번 자리에서 봇 빼기
place-remove-person = 테이블에서 { $name } 님 내보내기
remove-sure = { $name } 님을 내보낼까요?
remove-sure-told = 내보낸 사람은 여기에 다시 앉을 수 없어요.
remove-yes = 네, 내보내기
level-novice = 초보
level-apprentice = 견습
level-journeyman = 숙련
level-master = 고수
level-grandmaster = 명인
level-novice-told = 한 게임에 약 40점
level-apprentice-told = 한 게임에 약 48점
level-journeyman-told = 한 게임에 약 56점
level-master-told = 한 게임에 약 64점
level-grandmaster-told = 한 게임에 약 64.5점, 봇의 최선
room-options = 게임 설정
room-columns-rolled-note = 주사위로 첫 값을 정해요
room-columns-expert-note = 무작위로 섞은 순서
direction = 방향
direction-any = 주사위로 정하기
pace = 진행 속도
pace-together = 다 함께
pace-together-told = 모두가 차례를 마치면 다음 주사위가 나와요.
pace-own = 각자 속도로
pace-own-told = 모두 같은 주사위로 각자 원하는 속도로 해요. 다른 사람의 게임은 내가 한 데까지만 보여요.
limit = 반나절 제한 시간
limit-none = 제한 없음
limit-told = 시간이 다 되면 대타가 차례를 대신해요. 나중에 되돌릴 수 있어요.
limit-seconds = { $count }초
limit-minutes = { $count }분
limit-hours = { $count }시간
limit-days = { $count }일
stand-in = 대타
stand-in-told = 시간이 다 된 사람의 대타: { $level }
public = 로비에 공개
public-told = 누구나 이 테이블을 찾아 앉을 수 있어요.
private-told = 링크로만 들어올 수 있어요.
chat-option = 채팅
chat-on = 서로 글을 쓸 수 있어요
chat-off = 아무도 글을 쓸 수 없어요
room-webhook = 새 주사위를 채널에 알리기
room-webhook-told = ntfy, Discord, Slack의 https 주소를 넣으세요. 나에게만 보여요.
room-webhook-others = 다른 사람이 이 테이블에 주소를 넣었어요. 그 사람만 볼 수 있고, 지우는 것은 할 수 있어요.
room-webhook-remove = 주소 지우기
webhook-field = 주소
webhook-save = 주소 저장
without-banquets = 연회와 습격 없이
room-start = { $count ->
    [1] 혼자 시작
   *[other] { $count }명이서 시작
}
room-start-note = 빈자리는 빼고 시작해요.
room-start-expected = 오기로 했지만 아직 오지 않은 사람은 기다리지 않아요.
room-leave = 테이블 떠나기
room-close = 테이블 닫기
room-close-sure = 이 테이블을 닫을까요?
room-close-told = 모두 나가게 되고, 링크도 더는 쓸 수 없어요.
room-close-yes = 네, 닫기
room-fair = 아무도 조작할 수 없는 주사위
room-fair-told = 누군가 앉기 전에 먼저 공개한, 서버가 가진 비밀 값의 지문이에요. 앉는 사람은 저마다 무작위 값을 더해요. 모든 주사위는 이 둘에서 나오고, 게임이 끝나면 누구나 확인할 수 있어요.
told-sat = { $name } 님이 앉았어요.
told-stood = { $name } 님이 테이블을 떠났어요.
told-started = 게임이 시작돼요.
told-acted = { $names } 님이 차례를 마쳤어요.
told-all-acted = 모두 차례를 마쳤어요.

## At a table of several devices

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
stood-in-last = 시간이 다 되어 대타가 차례를 대신했어요.
play-myself = 직접 하기
spectator-told = 점수표는 모두가 마친 반나절까지 보여요.
spectator-own = 점수표는 가장 뒤에 있는 플레이어가 한 데까지 보여요.
to-own-sheet = 내 점수표로
player-stand-in = 대타가 하는 중
player-gone = 자리 비움
player-at = { $number }번째 차례까지 보임
player-at-start = 아직 볼 것 없음
player-own-at = { $number }번째 차례
player-own-done = { $number }번째 차례 마침
tell-dice = 새 주사위가 나오면 알림 받기
tell-dice-on = 새 주사위가 나오면 알려 줘요
tell-dice-denied = 이 브라우저가 이 페이지의 알림을 허용하지 않아요.
new-dice = 새 주사위
new-dice-title = 새 주사위! { $title }
new-dice-told = { $when }: 도시가 기다리고 있어요.
table-link = 이 테이블의 링크 복사

## Talk

talk = 채팅
talk-unread = 채팅, 새 메시지 { $count }개
talk-empty = 아직 아무도 말하지 않았어요.
talk-field = 메시지
talk-send = 보내기
talk-off = 호스트가 채팅을 껐어요.
talk-switch-on = 채팅 켜기
talk-switch-off = 채팅 끄기
talk-watcher = 관전
talk-watchers-only = 게임이 끝날 때까지 관전하는 사람만 읽을 수 있어요.
talk-name = 메시지에 쓸 이름
talk-name-first = 이름을 알려 주면 글을 쓸 수 있어요.
talk-mute = { $name } 님 음소거
talk-unmute = { $name } 님 음소거 해제
talk-muted = { $count }명을 음소거했어요.
talk-said = { $name } 님의 말: { $text }
talk-sign = { $name } 님: { $sign }
talk-signs = 감정 표현
talk-close = 채팅 닫기
sign-applause = 박수
sign-astonished = 놀람
sign-ouch = 아야
sign-laugh = 웃음
sign-wave = 손 흔들기
sign-heart = 하트

## The lobby

lobby-title = 테이블 찾기
lobby-lead = 지금 열려 있는 공개 테이블이에요. 앉아서 함께하거나, 다른 사람의 게임을 관전하세요.
lobby-empty = 지금은 열려 있는 공개 테이블이 없어요.
lobby-empty-told = 하나 만들어 보세요. 원하는 만큼 여기에 열어 둘 수 있어요.
lobby-make = 공개 테이블 만들기
lobby-gathering = 모이는 중
lobby-playing = 진행 중
lobby-open = { $count ->
    [0] 자리 없음
   *[other] 빈자리 { $count }개
}
lobby-bots = 봇 { $count }개
lobby-join = 참가
lobby-watch = 관전
lobby-join-label = { $name } 님의 테이블 참가
lobby-watch-label = { $name } 님의 테이블 관전
lobby-limit = 반나절에 { $time }

## Making a table

setup-where = 어디서 하나요?
setup-here = 이 기기에서
setup-here-told = 혼자서, 또는 돌려 가며 해요.
setup-anywhere = 여러 기기에서
setup-anywhere-told = 어디에 있든 링크 하나로 같은 테이블에 모여요.
setup-places = 자리
setup-anywhere-note = 나머지는 게임을 시작하기 전까지 테이블에서 바꿀 수 있어요.
setup-open-table = 테이블 만들기

## After a game of several devices

rematch = 재대결
rematch-told = 재대결이 열렸어요. 같은 사람들이 새 테이블에 모여요.
rematch-join = 재대결 참가
rematch-note = 같은 사람들이 새 테이블에서 새 주사위로 해요.
result-copy = 결과를 글로 복사
result-summary = 트루아 다이스: { $when }
dice-mixture = 시드가 만들어진 과정
dice-mixture-told = 서버의 비밀 값에, 테이블의 사람들이 그 지문을 본 뒤에 저마다 더한 값을 섞었어요.
dice-secret = 서버의 비밀 값
dice-secret-mark = 비밀 값의 지문
dice-secret-seen = 이 브라우저가 앉기 전에 본 것과 같아요.
dice-secret-published = 테이블에 공개한 것과 같아요.
dice-secret-wrong = 공개한 것과 달라요: { $published }
dice-secret-none = 견주어 볼 것이 없어요.
dice-added = 사람들이 더한 값
dice-own = 이 브라우저가 더한 값
dice-own-right = 그중에 들어 있어요. 그래서 아무도 주사위를 미리 알 수 없었어요.
dice-own-wrong = 그중에 들어 있지 않아요.
dice-own-none = 이 브라우저는 그 테이블에 앉지 않아서 더한 값이 없어요.
dice-seed-mixed = 시드
dice-seed-right = 비밀 값과 사람들이 더한 값에서 나왔어요.
dice-seed-wrong = 비밀 값과 사람들이 더한 값에서 나오지 않았어요.
player-webhook = 새 주사위 알림
player-webhook-told = 테이블을 보고 있지 않아도 새 주사위가 나오면 메시지로 알 수 있어요. ntfy로 휴대전화에서, 또는 Discord나 Slack 채널에서 받아요.
player-webhook-field = 주소(https)
player-webhook-hint = 예: https://ntfy.sh/ 뒤에 아무도 짐작하지 못할 이름. 비워 두면 메시지가 오지 않아요.
player-webhook-saved = 저장했어요. 새 주사위가 나오면 그곳으로 알려 줘요.
player-webhook-gone = 저장했어요. 메시지를 보내지 않아요.
## What can go wrong

error-unreachable = 서버에 연결할 수 없어요. 인터넷에 연결되어 있나요?
error-misunderstood = 서버가 이해하지 못했어요. 페이지를 새로 고쳐 주세요.
error-internal = 서버에 문제가 생겼어요. 바뀐 것은 없으니 다시 시도해 주세요.
error-too-slow = 너무 오래 걸렸어요. 다시 시도해 주세요.
error-slow-request = 요청이 제때 도착하지 않았어요. 다시 시도해 주세요.
error-bad-host = 어떤 주소로 접속했는지 서버가 알 수 없어요.
error-not-ready = 지금은 서버가 게임을 불러올 수 없어요. 잠시 뒤에 다시 시도해 주세요.
error-not-stored = 저장하지 못했어요. 다시 시도해 주세요.
error-unknown-outcome = 저장되었는지 서버가 아직 몰라요. 자동으로 다시 물어봐요.
error-too-many = 한꺼번에 너무 많았어요. 잠시 기다려 주세요.
error-server-full = 지금은 사람이 너무 많아요. 잠시 뒤에 다시 시도해 주세요.
error-too-large = 서버가 받기에 너무 커요.
error-foreign-origin = 다른 사이트의 페이지에서 보낸 것이에요.
error-no-such-path = 이 주소에는 아무것도 없어요.
error-no-such-game = 그런 게임은 없어요.
error-no-such-deal = 그런 판은 없어요.
error-no-such-code = 이 코드를 가진 사람이 없어요.
error-no-such-session = 이 브라우저는 이미 로그아웃되었어요.
error-not-yours = 다른 사람의 게임이에요.
error-not-your-seat = 다른 사람의 자리예요.
error-no-such-seat = 그런 자리는 없어요.
error-not-seen = 이 반나절은 아직 볼 수 없어요.
error-dice-secret = 이 게임은 아직 진행 중인 다른 게임의 주사위를 써요. 그 게임이 끝나면 볼 수 있어요.
error-bad-name = 이름은 1~40자여야 해요.
error-bad-seed = 시드는 200자까지예요.
error-bad-columns = 1부터 6까지의 값이 한 번씩 있어야 해요.
error-bad-half-day = 게임의 반나절은 1부터 16까지예요.
error-bad-record = 이 기록으로는 게임을 할 수 없어요: { $sentence }
error-player-count = 게임은 1~10명이 해요.
error-not-rolled = 아직 주사위를 굴리지 않았어요.
error-turn-finished = 이 반나절의 차례는 이미 끝났어요.
error-turn-pending = 이 반나절의 차례가 아직 끝나지 않았어요.
error-others-pending = 아직 이 반나절을 마치지 않은 사람이 있어요.
error-game-over = 게임이 끝났어요.
error-nothing-to-take-back = 되돌릴 것이 없어요.
error-other-question = 먼저 다른 것을 정해야 해요.
error-relief-not-needed = 비용을 낼 수 있는 주사위가 있어서 구제를 받을 수 없어요.
error-plaza-destroyed = 이 광장은 파괴되어 주사위를 가져올 수 없어요.
error-payment-missing = 어떤 자원으로 낼지 고르세요.
error-payment-not-asked = 이 주사위는 낼 자원을 고를 필요가 없어요.
error-too-dear = 비용을 낼 수 없어요.
error-value-out-of-range = 주사위를 그 값으로 바꿀 수 없어요.
error-value-fixed = 습격 때문에 영향력으로 이 주사위를 바꿀 수 없어요.
error-color-fixed = 습격 때문에 이 주사위의 색을 바꿀 수 없어요.
error-no-prestige = 습격 때문에 이 주사위로 명성 건물을 지을 수 없어요.
error-value-zero = 값이 0인 주사위로는 아무것도 지을 수 없어요.
error-built = 이미 지은 건물이에요.
error-crossed = 지워진 자리예요.
error-not-work = 이 보너스로는 업무 건물을 지어요.
error-not-other-prestige = 이 보너스로는 다른 색의 명성 건물을 지어요.
error-track-full = 이 줄은 가득 찼어요.
error-not-of-this-tile = 이 주민은 장인이나 사제여야 해요.
error-bad-contribution = 페이지와 서버가 서로 이해하지 못했어요. 페이지를 새로 고쳐 주세요.
error-bad-limit = 반나절 제한 시간은 10초부터 2주까지예요.
error-bad-text = 메시지는 1~500자여야 해요.
error-bad-webhook = 주소는 https로 시작해야 해요.
error-begun = 게임이 이미 시작됐어요.
error-chat-off = 호스트가 채팅을 껐어요.
error-closed = 닫힌 테이블이에요.
error-full = 자리가 모두 찼어요.
error-no-identity = 먼저 이름을 알려 주세요.
error-no-name = 먼저 이름을 알려 주세요.
error-no-secret = 이 테이블의 비밀 값이 사라졌어요. 테이블을 새로 만들어 주세요.
error-no-such-place = 그런 자리는 없어요.
error-no-table = 이 게임은 사람을 모으고 있지 않아요.
error-nobody = 아직 아무도 앉지 않았어요.
error-not-host = 호스트만 할 수 있어요.
error-not-over = 게임이 아직 끝나지 않았어요.
error-own-place = 자리를 떠날 수는 있지만 자기 자신을 내보낼 수는 없어요.
error-removed = 호스트가 나를 이 테이블에서 내보냈어요.
error-taken = 다른 사람이 앉은 자리예요.

## Hints and analysis

hint = 힌트
hint-title = 결정의 가치
hint-costs = 힌트는 결정마다 평균적으로 얻게 될 최종 점수를 알려 주고, 가장 좋은 결정에 번호를 붙여 점수표에 표시해요. 힌트를 쓰면 이 게임에서는 방패를 얻을 수 없어요.
hint-costs-once = 한 번만 물어봐요. 그 뒤로 이 게임에는 “힌트 사용” 표시가 붙어요.
hint-without = 힌트 없이
hint-show = 힌트 보기
hint-close = 힌트 닫기
hint-rank = { $first ->
    [yes] 최선, 예상 { $points }점
   *[no] { $rank }위, 예상 { $points }점, 최선보다 { $behind }점 적음
}
hint-told = 힌트: { $place }; { $ranks }
hint-exact = 끝까지 계산했어요. 추정한 값이 없어요.
hint-looking = { $count ->
    [0] 첫 추정…
   *[other] 결정 { $count }개를 자세히 살펴봄…
}
hint-complete = 결정 { $count }개를 자세히 살펴봄
hint-thinking = 잠시만요…
hint-others = 다른 자리 { $count }곳
hint-own = 고른 결정
hint-about = ≈ 최선과 차이가 커서 자세히 살펴보지 않은 결정의 첫 추정
key-hints = 결정의 가치
with-hints = 힌트 사용
hints-option = 힌트
hints-on = 결정의 가치를 물어볼 수 있지만, 물어본 사람은 방패를 얻지 못해요
hints-off = 아무도 힌트를 쓸 수 없어요
result-feats-hinted = 이 게임에서 힌트를 썼기 때문에 방패를 얻을 수 없어요.
reason-more = { $part ->
    [citizens] 주민에서 { $points }점 더
    [rows] 건물 줄에서 { $points }점 더
   *[resources] 자원에서 { $points }점 더
}
reason-less = { $part ->
    [citizens] 주민에서 { $points }점 덜
    [rows] 건물 줄에서 { $points }점 덜
   *[resources] 자원에서 { $points }점 덜
}
result-analysis = 게임 분석
analysis = 분석
analysis-title = { $names } 님의 게임 분석
analysis-waiting = 곧 게임 분석을 시작해요…
analysis-working = 반나절을 하나씩 살펴보고 있어요…
analysis-progress = 분석 진행
analysis-sum-title = 점수의 내역
analysis-sum = 점수 { $score } = 시작 { $start }, 운 { $luck }, 놓친 점수 { $loss }, 재평가 { $rest }
analysis-score = 점수
analysis-start = 시작
analysis-luck = 운
analysis-loss = 놓친 점수
analysis-rest = 재평가
analysis-without-luck = 운을 뺀 점수
analysis-start-told = 첫 주사위 전에 최선의 플레이로 기대할 수 있던 점수
analysis-luck-told = 주사위가 기대보다 더 주거나 덜 준 점수
analysis-loss-told = 더 나은 결정이었다면 얻었을 점수
analysis-rest-told = 자세히 살펴본 뒤 평가를 바꾼 만큼
analysis-strongest-score = 가장 강한 봇이 같은 주사위로: { $points }
analysis-adjusted = 평범한 주사위였다면 이 플레이는 약 { $points }점이었을 거예요.
analysis-classes = 결정의 평가
classes-best = 최선
classes-fine = 좋음
classes-inaccuracy = 부정확
classes-mistake = 실수
classes-blunder = 큰 실수
class-best = 최선
class-fine = 좋음
class-inaccuracy = 부정확
class-mistake = 실수
class-blunder = 큰 실수
analysis-curve = 예상 점수
analysis-curve-label = 열여섯 반나절의 예상 점수 곡선, 시작 { $start }, 끝 { $score }. 아래 슬라이더가 반나절마다 알려 줘요.
analysis-legend-line = 예상 점수
analysis-legend-strongest = { $name }, 같은 주사위
analysis-day = { $day }일
analysis-slider = 반나절
analysis-half-day = { $when }: 주사위로 예상 점수가 { $luck }점 바뀌었고, 결정으로 { $loss }점을 놓쳤어요. 예상 점수는 전에 { $before }점, 후에 { $after }점이에요.
analysis-table = 모든 반나절의 숫자
analysis-when = 반나절
analysis-before = 전
analysis-after = 후
analysis-decisions = 결정
analysis-all = 게임 전체
analysis-mistakes = 점수를 놓친 곳
analysis-none = 최선과 구별되는 결정이 없어요.
analysis-better = 더 나은 결정: { $what }
analysis-taken = 실제 결정
analysis-best = 더 나은 결정
analysis-compare = 실제 결정과 더 나은 결정
analysis-expected = 예상
analysis-reason = 더 나은 결정: { $reason }.
analysis-again = 여기서 다시 해 보기
analysis-replay = 다시 보기에서 보기
analysis-strongest = 같은 주사위로 가장 강한 봇은
analysis-strongest-told = { $name }: 같은 주사위로 { $points }점, 이 게임에서는 { $own }점. 봇도 주사위를 미리 알지 못해요.
analysis-strongest-replay = 봇의 플레이 보기
analysis-players = 누가 운이 좋았고 누가 잘했을까요?
analysis-luckiest = 가장 큰 운
analysis-played-best = 가장 좋은 플레이
analysis-note = 모든 숫자는 최종 점수 기준이에요. 좋은 플레이에 대한 추정을 바탕으로 하며, 마지막 두 반나절만 정확해요. 0.3점보다 작은 차이는 의미가 없어요.
error-no-hints = 이 테이블에서는 힌트를 쓸 수 없어요.
error-no-solver = 이 서버에는 분석 엔진이 없어 힌트와 분석을 볼 수 없어요. 다른 기능은 모두 쓸 수 있어요.
error-solver-busy = 지금은 물어보는 사람이 너무 많아요. 잠시 뒤에 다시 시도해 주세요.
error-too-many-questions = 아직 다른 질문을 계산하고 있어요.

## In the terminal

# "a and b"; "a, b"; "a, b, and c"
list-two = { $left } 및 { $right }
list-more = { $left }, { $right }
list-last = { $left } 및 { $right }
# One sentence after the other.
sentences = { $left } { $right }
# "1 knight (2 to 3)"
with-detail = { $what } ({ $detail })
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
show-before = 첫 주사위 전
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
command-help-told = 이 목록
command-sheet-told = 내 점수표를 한 줄씩
command-dice-told = 주사위와 다가올 광장
command-places-told = 지금 고를 수 있는 모든 자리
command-players-told = 모든 플레이어의 점수
command-log-told = 지금까지 있었던 모든 일
command-undo-told = 이전 선택으로 돌아가기
command-take-back-told = 이번 차례의 마지막 결정을 되돌리기
command-quit-told = 그만하기. 게임은 저장돼 있어요
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

## The rules

rules = 규칙
rules-contents = 목차
rules-search = 규칙 검색
rules-found = { $count ->
    [0] 찾은 규칙이 없어요
   *[other] 규칙 { $count }개를 찾았어요
}
rules-nothing = 이 낱말이 모두 들어 있는 규칙이 없어요: { $query }
rules-all = 모든 규칙 보기
rules-ruling = 판정
rules-ruling-told = 인쇄된 규칙이 정하지 않은 것을 정해요.
rules-copy = { $clause } 링크 복사
rules-quick = 요약표
rules-quick-told = A4나 레터 두 쪽에, 게임하며 찾아볼 모든 것을 담았어요.
rules-clause = 규칙 { $clause }
rules-whole = 모든 규칙을 따로 열기
key-rules = 지금 설명에 해당하는 규칙

## The guided games

learn = 하면서 배우기
learn-first = 처음이세요? 하면서 배워요
learn-lead = 혼자 하는 진짜 게임이에요. 곁에서 안내자가 무엇이든 처음 필요한 때에 설명해 줘요. 마음대로 해도 되고, 언제든 안내 없이 계속할 수 있어요.
lesson-first = 첫 게임
lesson-first-told = 주사위, 건물, 검은 주사위, 모든 보너스를 열여섯 반나절 동안 배워요.
lesson-banquets = 연회와 습격
lesson-banquets-told = 게임을 아는 분께: 광장 옆 타일 세 장이 하는 일.
lesson-start = 시작
lesson-go-on = 계속
lesson-again = 다시 시작
lesson-label = { $action }: { $lesson }
lesson-so-far = { $total }가지 가운데 { $told }가지 설명함
lesson-done = 모두 설명함
guide = 안내자
guide-next = 다음
guide-back = 이전
guide-done = 끝내기
guide-leave = 안내 끝내기
guide-resume = 안내 이어서 보기
guide-left = 안내를 끝냈어요. G 키나 도움말에서 다시 부를 수 있어요.
guide-at = { $number } / { $total }
guide-clause = 규칙 { $clause }
guide-show = 보여 주기
guide-try = 제안
guide-try-told = 이렇게 해 보세요: { $die } 사용, { $what }; 비용: { $cost }.
guide-wait = 계속하세요. 새로운 일이 생기면 알려 드릴게요.
guide-wait-chosen = 확인하거나 다른 것을 고르세요.
guide-wait-done = 준비되면 다음 주사위로 넘어가세요.
key-guide = 안내: 다음, 또는 다시 부르기
guide-welcome-title = 트루아에 오신 것을 환영해요
guide-welcome-told = 열여섯 반나절 동안 도시를 지어요. 반나절마다 주사위 하나를 쓰고, 이 숫자가 점수예요. 함께 하면서 나오는 것마다 설명할게요.
guide-sheet-title = 내 점수표
guide-sheet-told = 구역은 셋이에요. 빨강은 귀족, 노랑은 시민, 하양은 성직자. 구역마다 열이 여섯이고, 열마다 주사위 값이 있어요. 건물에는 색과 값이 맞는 주사위가 필요해요.
guide-roll-title = 주사위를 굴려요
guide-roll-told = 아래 버튼이나 N 키로 첫 주사위를 굴리세요.
guide-dice-title = 주사위 네 개
guide-dice-told = 값이 작은 것부터 시계 방향으로 놓여요. 투명 주사위는 놓인 광장의 색이 돼요. 이 가운데 하나를 쓰게 돼요.
guide-prices-title = 주사위의 비용
guide-prices-told = 값이 가장 작은 주사위는 무료예요. 그다음은 아무 자원 1, 그다음은 데니에 1, 마지막은 데니에 2예요.
guide-black-title = 검은 주사위
guide-black-told = 놓인 광장을 파괴해요. 그 주사위는 아무도 가져올 수 없어요. 처음 이틀은 그것뿐이지만, 3일째부터는 점수표도 공격해요.
guide-actions-title = 할 수 있는 일 세 가지
guide-actions-told = 주사위 하나로 한 가지 일을 해요. 같은 색 줄에서 자원을 받거나, 같은 색 구역에 건물을 지어요. 위는 명성 건물, 아래는 업무 건물이에요. 어느 열인지는 주사위 값으로 정해져요.
guide-choose-title = 고르기
guide-choose-told = 주사위를 누르면 할 수 있는 일이 모두 보이고, 자리를 누르면 거기에 이르는 모든 방법이 보여요. 자리마다 전체 비용이 적혀 있어요.
guide-preview-title = 아직 비용을 내지 않았어요
guide-preview-told = 파란 점선이 점수표에 앞으로 일어날 일을 보여 주고, 이 막대가 비용과 점수를 글로 알려 줘요. 확인하거나, 부담 없이 취소하세요.
guide-citizens-title = 주민은 점수예요
guide-citizens-told = 업무 건물은 같은 색 주민 2명을 데려와요. 주민 1명은 1점이고, 줄에서 테두리가 있는 칸은 더 많은 것을 줘요.
guide-undo-title = 마음을 바꿔도 돼요
guide-undo-told = 확인한 차례도 다음 주사위를 보기 전까지 되돌릴 수 있어요.
guide-turning-title = 바퀴가 돌아요
guide-turning-told = 파괴된 광장은 뒤집혀 돌아와요. 작은 동그라미가 그 색이에요. 오후가 끝날 때마다 바퀴가 광장 하나만큼 나아가요. 여기에 다음에 올 것이 보여요.
guide-resources-title = 자원 받기
guide-resources-told = 주사위에 나온 수만큼 자원을 받을 수 있어요. 빨강은 영향력, 노랑은 데니에, 하양은 지식. 쓴 자원은 영영 지워지니, 줄은 언젠가 바닥나요.
guide-value-title = 영향력은 값을 바꿔요
guide-value-told = 영향력 1을 쓸 때마다 주사위 값이 1씩 오르거나 내려요. 1과 6을 넘지는 못해요.
guide-cathedral-title = 대성당은 건물 줄에 점수를 줘요
guide-cathedral-told = 대성당마다 인물 한 명을 깨우고, 그 인물은 끝날 때 건물 한 줄의 점수를 매겨요. 첫째와 둘째 대성당은 그 줄의 건물마다 1점, 셋째와 넷째는 2점, 마지막 둘은 3점이에요.
guide-fortress-title = 요새는 지켜 줘요
guide-fortress-told = 요새는 주민 1명을 데려오고, 세 구역에 걸쳐 그 열 전체를 지켜요. 곧 검은 주사위가 공격해요. 잃으면 아픈 곳에 지으세요.
guide-saved-title = 성벽이 버텼어요
guide-saved-told = 3일째부터 검은 주사위는 놓인 광장과 같은 색의 구역에서, 나온 값이 적힌 열을 공격해요. 요새가 있으면 아무것도 잃지 않아요.
guide-crossed-title = 지워진 자리
guide-crossed-told = 검은 주사위는 놓인 광장과 같은 색의 구역에서, 나온 값이 적힌 열을 공격해요. 요새가 없으면 거기에 아직 짓지 않은 건물은 다시는 지을 수 없어요. 이미 지은 건물은 안전하고 계속 점수가 돼요.
guide-color-title = 지식은 색을 바꿔요
guide-color-told = 지식 2로 주사위를 원하는 색으로 바꿀 수 있어요. 그런 비용은 흐리게 보여요. 한 주사위의 색과 값을 함께 바꿀 수도 있어요.
guide-links-title = 이웃 사이의 마름모
guide-links-told = 마름모 양옆의 건물이 모두 서면 그 보너스를 바로 받아요.
guide-hall-title = 시장은 주사위를 봐요
guide-hall-told = 시장은 이번 반나절에 가져올 수 있는 정해진 색의 주사위마다 보상을 줘요. 지금 쓰는 주사위는 놓인 광장의 색으로 쳐요.
guide-track-title = 줄을 따라 받는 보상
guide-track-told = 자원 줄의 6번째, 12번째, 18번째 칸에서는 주민도 1명 와요.
guide-columns-title = 세 줄을 함께
guide-columns-told = 주민 세 줄이 모두 3칸에 이르면 자원을 종류별로 1씩 받아요. 6칸과 11칸에서는 아무 업무 건물이나 무료로 지어요. 그러니 어느 색도 뒤처지지 않게 하세요.
guide-free-title = 무료 건물
guide-free-told = 어떤 보너스로는 건물을 무료로 지어요. 정해진 종류의 빈자리라면 어디든, 주사위 없이 지을 수 있어요. 다른 건물과 똑같이 작동하고 다음 보너스로 이어질 수도 있어요.
guide-rows-title = 한 줄을 길게
guide-rows-told = 주민 줄이 15칸에 이르면 다른 색의 명성 건물을 무료로 지어요. 20칸에서는 다른 두 색의 주민이 1명씩 와요.
guide-relief-title = 낼 수 없을 때
guide-relief-told = 비용을 낼 수 있는 주사위가 없으면 행동하는 대신 자원을 종류별로 1씩 받아요. 드문 일이고, 반나절을 그냥 보내게 돼요.
guide-score-title = 끝날 때의 점수
guide-score-told = 주민 1명마다 1점, 깨어난 인물마다 그 줄의 점수, 남은 자원은 같은 종류 2마다 1점이에요.
guide-last-title = 마지막 반나절
guide-last-told = 이 차례가 끝이에요. 같은 자원 2는 1점이니, 더 얻을 수 있다면 쓰세요.
guide-end-title = 이게 전부예요
guide-end-told = 이제 게임을 다 알아요. 결과를 보고, 다른 주사위로, 친구와, 또는 연회와 습격을 넣어 해 보세요.
guide-tiles-title = 타일 세 장
guide-tiles-told = 양면이 같은 색인 광장 옆에 놓이고, 지금은 연회 면이에요. 마우스를 올리거나 길게 누르면 읽을 수 있어요.
guide-feast-title = 연회의 주사위
guide-feast-told = 이 주사위를 쓰면 타일의 효과를 받아요:
guide-use-title = 타일과 함께
guide-use-told = 비용과 결과에는 타일의 효과가 이미 들어 있어요. 추가 비용은 그대로 더해져요.
guide-turn-over-title = 불청객
guide-turn-over-told = 검은 주사위가 연회에 왔어요. 이번 반나절이 끝나면 타일이 습격 면으로 뒤집히고 끝까지 그대로예요.
guide-raid-title = 습격
guide-raid-told = 횃불은 뒤집힌 타일을 나타내요. 이제부터 그 광장의 주사위에 짐이 돼요.
guide-raided-title = 습격받은 주사위
guide-raided-told = 이 주사위는 보기보다 비싸거나 약해요:
guide-limits-title = 주사위에만
guide-limits-told = 타일은 거기에 놓인 주사위에, 그 행동에만 작용해요. 무료 건물에는 효과가 없어요.
guide-others-title = 다섯 장 더
guide-others-told = 게임마다 여덟 장 가운데 세 장을 뽑아요. 나머지 타일의 설명도 같은 방법으로 볼 수 있어요. 검은 주사위를 잠재우는 타일도 있어요.
why-first-1 = 무료이고, 기사 2명은 2점이에요.
why-first-2 = 데니에 1로 데니에 6을 받아요. 앞으로 쓸 돈이고, 도중에 장인도 1명 와요.
why-first-3 = 무료예요. 게임이 끝나면 요새가 점수가 돼요(Hugues de Payns).
why-first-4 = 영향력 1이면 1이 2가 돼요. 내일부터 검은 주사위가 공격해요.
why-first-5 = 대성당을 지을수록 다음 대성당의 값어치가 올라가요.
why-first-6 = 기사 2명, 그리고 마름모의 절반.
why-first-7 = 무료이고, 마름모를 완성해 영향력 3을 줘요.
why-first-8 = 가져올 수 있는 빨간 주사위가 둘이라 기사 4명이 와요.
why-banquets-1 = 연회 덕분에 기사가 1명 더 와요.
why-banquets-2 = 연회 덕분에 가장 비싼 주사위가 무료예요.

## By ear

told-preview = 확인하면: { $what }; 비용: { $cost }; { $count }점.

## Keys of one’s own, and pages that fail

keys-single = 글자, 숫자, 기호 하나로 된 단축키
keys-single-told = 컴퓨터에 말로 지시하거나 실수로 키를 누르는 일이 잦으면 꺼 두세요. Tab, 화살표, Enter, Esc만으로도 모두 할 수 있어요.
keys-change = 다른 키 고르기
keys-taken = 이미 쓰고 있거나 쓸 수 없는 키예요: “{ $key }”
keys-usual = 기본 키
key-find = 규칙에서 찾기
part-failed = 여기에 문제가 생겼어요. 페이지의 나머지 부분은 그대로 쓸 수 있어요.
page-broken = 이 페이지에 문제가 생겼어요. 게임은 안전해요.
page-reload = 페이지 다시 불러오기
