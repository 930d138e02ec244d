### What every page may say, and the first page.
### How to translate, and what every language has decided: docs/translating.md.

## How parts are put together

# "3 deniers, 1 knight"
enumeration = { $left }, { $right }
# "1 knight; link 1–2: 2 knights"
sequence = { $left }; { $right }
# "Banquet: this die is free."
named = { $name }: { $what }

## What many pages share

game = 트루아 다이스
expansion = 연회와 습격
# The colour of a plaza in the sentences that say "plaza"; other messages refer to it.
plaza-color = { $plaza ->
    [red] 빨간
    [yellow] 노란
   *[white] 하얀
}
no-table = 여기에는 게임이 없어요
before-first = 첫 굴림 전
players = 플레이어
nobody = 플레이어
connection-connecting = 연결 중…
connection-open = 연결됨
connection-lost = 연결이 끊겨 다시 시도하는 중…
connection-back = 다시 연결됨
menu = 메뉴
close = 닫기
to-light = 밝은 테마로 바꾸기
to-dark = 어두운 테마로 바꾸기
language = 언어
to-home = 홈
half-day = { $half ->
    [morning] { $day }일째 오전
   *[afternoon] { $day }일째 오후
}
sheet-of = { $name } 님의 점수표
keys = 단축키
replay = 다시 보기
download-record = 기록 내려받기
print-empty = 빈 점수표 인쇄
commitment = 주사위의 지문
fair-dice-text = 열여섯 번의 굴림은 모두 비밀 시드에서 나와요. 이것이 시드의 지문(SHA-256)이에요. 시드는 게임이 끝나면 공개되니, 바뀐 주사위가 없는지 직접 확인할 수 있어요.
check-dice = 주사위 확인
player-number = 플레이어 { $number }
columns = 열
copied = 복사됨
roll = 검정 { $black }; 투명 { $clear }
record-drop = 파일을 여기에 끌어다 놓거나, 이 페이지 아무 데나 내용을 붙여 넣어도 돼요.
record-paste = 기록 내용 붙여 넣기
record-text = 기록 내용
record-take = 이 내용 쓰기
loading = 잠시만요…
the-seed = 주사위의 시드
print-now = 인쇄
cancel = 그만두기
result-to-table = 게임으로
with-hints = 힌트 사용
analysis = 분석
rules = 규칙
rules-quick = 요약표
rules-clause = 규칙 { $clause }
learn = 하면서 배우기
learn-first = 처음이세요? 하면서 배워요

## The first page

home-title = 주사위 네 개로 도시를 세워요
home-lead = 열여섯 번의 반나절, 투명 주사위 세 개와 누구도 봐주지 않는 검은 주사위 하나. 혼자서, 이 기기에 둘러앉아서, 또는 어디에 있든 열 명까지 함께. 계정은 필요 없어요.
play-alone = 혼자 하기
play-here = 새 게임 준비
play-friends = 친구와 하기
find-table = 테이블 찾기
go-on-playing = 계속하기
history = 내 게임
hall = 업적
player = 나
home-foot = 자유 소프트웨어예요. 게임은 이 서버에만 남아요.
home-foot-here = 자유 소프트웨어예요. 게임은 이 기기에만 남아요.
for-programs = 프로그램용 API
book = 안내서
not-found = 여기에는 아무것도 없어요
not-found-text = 링크가 잘렸거나 게임이 삭제되었을 수 있어요.
page-failed = 페이지를 불러오지 못했어요.
try-again = 다시 시도
unknown-problem = 문제가 생겼어요. 다시 시도해 주세요.
part-failed = 여기에 문제가 생겼어요. 페이지의 나머지 부분은 그대로 쓸 수 있어요.
page-broken = 이 페이지에 문제가 생겼어요. 게임은 안전해요.
page-reload = 페이지 다시 불러오기

## Tables in a few words

columns-mode-first = 순서대로 놓은 열
columns-mode-rolled = 주사위로 정한 열
columns-mode-expert = 전문가 모드
origin-chosen = 다시 하는 판
origin-imported = 올린 게임
origin-branched = 갈라진 게임
origin-device = 이 기기의 주사위
device-forgetful = 저장되지 않음: 이 페이지를 닫으면 게임이 끝나요
crier = 포고꾼
crier-pass = { $name } 님을 포고꾼으로
room-share-title = 트루아 다이스 테이블
open-place = 빈자리
sit-name = 이름
save-name = 저장
bot = 봇
bot-named = { $level } 봇
level-novice = 초보
level-apprentice = 견습
level-journeyman = 숙련
level-master = 고수
level-grandmaster = 명인
pace-together = 다 함께
pace-own = 각자 속도로
limit-none = 제한 없음
limit-seconds = { $count }초
limit-minutes = { $count }분
limit-hours = { $count }시간
limit-days = { $count }일
lobby-limit = 반나절에 { $time }
stood-in-for = 대타가 { $name } 님을 대신했어요.
stood-in-for-you = 대타가 대신했어요.
ended-early = 중간에 끝남
games-turn-yours = 내 차례
