### The sheet: on the screen, counted up, and on paper.

## The sheet

benefit-fortress = { $citizen }, 열 보호
benefit-hall = { $color ->
    [red] 가져올 수 있는 빨간 주사위마다 { $gift }
    [yellow] 가져올 수 있는 노란 주사위마다 { $gift }
   *[white] 가져올 수 있는 하얀 주사위마다 { $gift }
}
benefit-cathedral = { $character } 해제: 게임이 끝날 때 내 { $rows } 점수
building-built = { $row } { $value }: 지음
building-lost = { $row } { $value }: 지워져서 더는 지을 수 없음
building-open = { $row } { $value }, { $color } { $value } 필요; 지금은 지을 수 없음; 효과: { $gives }
building-free = { $row } { $value }; 무료; 효과: { $gives }
building-reach = { $row } { $value }, { $color } { $value } 필요; 비용: { $cost }; 효과: { $gives }
value-open = { $value }번 열. 아직 이 열을 지키는 요새가 없어요.
value-protected = { $value }번 열, 요새가 지키는 중
cell-crossed = { $district } { $value }: 지워짐
character-on = { $character }: { $rows } { $standing }채 × { $points }점 = { $total }점
character-off = { $character }: { $rows } 점수. 그 열에 대성당을 지으면 해제돼요.
multipliers = 몇 번째 대성당인지에 따른 건물당 점수
nth-cathedrals = { $first ->
    [1] 1·2번째
    [3] 3·4번째
   *[5] 5·6번째
}
row-of = { $row } 줄
link-open = { $left }번과 { $right }번 열의 연결 보너스: 둘 다 지으면 { $gift }
link-won = { $left }번과 { $right }번 열의 연결 보너스: { $gift }, 받음
link-lost = { $left }번과 { $right }번 열의 연결 보너스: { $gift }, 잃음
times = ×{ $points }, { $standing }채
not-yet = 아직
gain-label = { $more ->
    [0] { $what } 얻기; 비용: { $cost }
   *[other] { $what } 얻기; 비용: { $cost }; 다른 방법 { $more }가지
}
track-label = { $resource }: 쓸 수 있는 양 { $available }; 18칸 중 { $circled }칸 표시, { $spent }칸 사용
left-over = 남은 자원
left-over-label = { $resource }: 끝날 때 남은 2마다 1점
enlarge = { $district } 크게 보기
column-bonus = { $bonus ->
    [one_of_each] 세 트랙 모두 { $space }칸: 자원을 종류별로 1씩
   *[free_work] 세 트랙 모두 { $space }칸: 아무 업무 건물이나 무료로 짓기
}
column-bonus-done = { $bonus ->
    [one_of_each] 세 트랙 모두 { $space }칸: 자원을 종류별로 1씩, 받음
   *[free_work] 세 트랙 모두 { $space }칸: 무료 업무 건물, 받음
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

## Printing

print-title = 인쇄용 빈 점수표
print-game-title = { $name } 님의 인쇄용 점수표
print-text = 점수표 한 장을 한 쪽에, A4나 레터 용지에 흑백으로 인쇄해요.
print-columns = 열의 숫자
print-blank = 비워 두고 직접 쓰기
print-in-order = 1부터 6까지, 첫 게임용
print-name = 이름
print-date = 날짜
print-deal = 판
print-characters = 인물
print-total = 합계

## The count

result-count = 점수 계산
result-line = 항목
result-left-over = 남은 { $resource }
result-left-text = { $count } 남음
result-each = 한 명당 1점
result-total = 합계
result-halves = 2마다 1점
result-standing = ×{ $points }, { $standing }채
