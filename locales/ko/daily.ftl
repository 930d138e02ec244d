### The deal of the day, and groups of people who compare themselves.

## A day

day-title = 오늘의 판
day-same-dice = 오늘의 판, 모두에게 같은 주사위
day-streak = { $count ->
    [0] 아직 연속 기록이 없어요
   *[other] { $count }일 연속
}
day-pass = 한 주에 하루는 쉬어도 돼요. 이번 주 하루가 남아 있어요.
day-pass-used = 한 주에 하루는 쉬어도 돼요. 이번 주 하루는 이미 썼어요.
day-week = 지난 7일 중 { $played }일 했어요
day-secret = 끝내면 점수가 열려요.
day-play = 오늘의 판 하기
day-go-on = 판 이어 하기
day-look = 결과 보기
day-open-text = 순위에 드는 도전은 한 사람에 한 번, 힌트는 없어요. 끝내면 같은 주사위로 다른 사람들이 어떻게 했는지 보여요.
day-playing-text = 시작했어요. { $when } 전에 끝내면 순위에 들어요.
day-missed-text = 이날은 하지 않고 지나갔어요. 주사위는 { $when }에 모두에게 열려요.
day-missed-open = 이날은 하지 않고 지나갔어요. 이 주사위로 얼마든지 연습할 수 있어요.
day-unranked-text = 이 도전은 순위에 들지 않아요. 일찍 끝냈거나 너무 늦었어요.
day-to-come-text = 이 판은 그날 열려요. 주사위는 이미 뽑았고, 이것이 그 지문이에요.
day-next-in = 다음 판까지 { $hours }시간 { $minutes }분
day-practise = 순위 없이 다시 하기
day-replay = 다시 보기
day-before = 전날
day-after = 다음 날

## What came of it

day-place = { $field }개 결과 중 { $place }위
day-place-shared = { $field }개 결과 중 공동 { $place }위
day-ahead = 다른 결과의 { $percent }%보다 앞서요.
day-over-par = 기준 점수보다 { $points }점 높아요.
day-under-par = 기준 점수보다 { $points }점 낮아요.
day-on-par = 기준 점수와 같아요.
day-par-text = 기준 점수는 가장 강한 봇이 같은 주사위로 낸 점수예요: { $points }.
day-par-waiting = 가장 강한 봇이 아직 하고 있어요 …
day-kind = 너그러운 날: 주사위가 봇에게 평균보다 { $points }점을 더 줬어요.
day-unkind = 모진 날: 주사위가 봇에게서 평균보다 { $points }점을 앗아 갔어요.
day-explaining = 풀이기가 게임을 살펴보고 있어요 …
day-start = 시작
day-start-text = 최선의 플레이가 기대할 수 있던 점수
day-luck = 운
day-luck-text = 주사위가 더하거나 뺀 점수
day-loss = 놓친 점수
day-loss-text = 더 나은 결정이 더했을 점수
day-score = 점수
day-rest-text = 추정치가 { $points } 바뀜
day-squares = 반나절마다 얼마나 잘했는지
day-square-best = 최선
day-square-fine = 좋음
day-square-inaccuracy = 부정확
day-square-mistake = 실수
day-square-blunder = 큰 실수
day-share = 나누기
day-share-text = 주사위는 전혀 드러나지 않아요.
day-share-button = 복사하거나 보내기
day-share-line = 트루아 다이스, { $day }: { $score }점
day-share-line-par = 트루아 다이스, { $day }: { $score }점, 기준 { $par }

## The field

day-field = 모든 결과
day-field-count = 지금까지 { $count }개 결과
day-field-label = 모든 점수, { $low }부터 { $high }까지. 절반은 { $median }점 이상이에요.
day-median = 절반: { $points }
day-par = 기준 { $points }
day-you = 나
day-results = 결과 수
day-list = 순위
day-place-short = 순위
day-name = 이름
day-somebody = 누군가
day-names-text = 이 서버에서는 아직 이름을 지켜 둘 수 없어서 누구의 이름도 공개되지 않아요. 내 이름과 내 모임 사람들의 이름만 보여요.
day-sheet-best = 가장 좋은 점수표: { $points }
day-sheet-middle = 한가운데 점수표: { $points }
day-numbers = 숫자로 보기

## Other days

day-calendar = 모든 날
day-month-before = 지난달
day-month-after = 다음 달
day-cell-finished = { $day }: { $points }
day-cell-open = { $day }: 열림
day-cell-playing = { $day }: 시작함
day-cell-missed = { $day }: 하지 않음
day-cell-to-come = { $day }: 아직 아님
day-cell-unranked = { $day }: 순위 없음

## Honest limits

day-limits = 여기서 알 수 없는 것
day-limits-second = 두 번째 신원을 여는 사람은 주사위를 먼저 볼 수 있어요. 그래서 여기서는 서로 아는 사람들의 모임이 먼저예요.
day-limits-program = 누가 프로그램에 물어보았는지는 아무도 알 수 없어요.
day-limits-time = 시간은 세지 않아요. 순위에도, 동점에도 상관없어요. 날짜는 UTC를 따르고, 시작한 날이 그 사람의 날이에요.
day-limits-seed = 주사위의 지문은 { $drawn }에 공개됐고, 시드는 { $published }에 공개돼요.

## Groups

group-none = 아는 사람들과 견주기
group-none-text = 모임에는 링크가 있고, 200명까지 들어오며, 하루·한 주·한 철의 순위가 따로 있어요.
group-new = 새 모임
group-name = 모임 이름
group-open = 모임 열기
group-finished = { $people }명 중 { $finished }명이 끝냈어요
group-state-finished = 끝냄
group-state-playing = 하는 중, { $day }일째
group-state-begun = 시작함
group-state-not-yet = 아직
group-state-missed = 하지 않음
group-state-unranked = 순위 없음
group-day = 하루
group-week = 한 주
group-season = 한 철
group-you = { $name } (나)
group-ladder = { $name }의 순위
group-manage = 링크와 구성원
group-link = 모임 링크
group-link-text = 링크가 있으면 들어올 수 있어요.
group-copy = 링크 복사
group-send-title = 트루아 다이스 오늘의 판 모임
group-rename = 이름 바꾸기
group-renew = 새 링크 만들기
group-renew-text = 예전 링크는 더 이상 쓸 수 없어요.
group-members = 구성원
group-owner = 모임을 연 사람
group-remove-member = { $name } 내보내기
group-remove-member-text = { $name }은(는) 더 이상 모임을 볼 수 없고, 예전 링크도 쓸 수 없어요.
group-leave = 모임 나가기
group-leave-text = 이 모임의 순위를 더 볼 수 없어요. 내 결과는 그대로 내 것이에요.
group-remove = 모임 없애기
group-remove-text = 모임이 모두에게서 사라져요. 결과는 각자의 것으로 남아요.
group-yes = 네, 할게요
group-join = { $name }에 들어가기
group-join-text = 여기서 { $count }명이 오늘의 판 결과를 견주어요. 구성원들은 내 이름과, 끝낸 뒤에는 내 점수를 봐요.
group-join-button = 들어가기
group-to-day = 오늘의 판으로
