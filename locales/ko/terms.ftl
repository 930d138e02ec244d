### Things of the game, and what a choice does.

## Things of the game

color-red = 빨강
color-yellow = 노랑
color-white = 하양
# "red 5"
die-face = { $color } { $value }
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
character-fortress = 위그 드 파앵
character-counts_palace = 이자보 드 바비에르
character-great_hall = 티보 2세
character-city_hall = 잔 드 샹파뉴
character-cathedral = 우르바노 4세
character-bishopric = 마리 드 샹파뉴
free = 무료
# On a tag that has room for four letters on a phone.
free-short = 무료
costs-nothing = 무료
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
tile-turns = { $number }번 타일이 뒤집혀요: { $what }
tile-turned = 뒤집히면: { $what }
ascending = 오름차순
descending = 내림차순
value-at = { $position }번 자리의 값
columns-shuffle = 섞기

## What a choice does

protects = 열 보호
nothing = 없음
# What a Great Hall brings when no die of its colour can be taken.
no-dice = 셀 주사위 없음
unlocks = { $character } ×{ $points }
lost = 자리가 없어 잃음: { $what }
lost-free_work = 업무 건물
lost-free_prestige = 명성 건물
lost-one_of_each = 보너스
lost-other_citizens = 보너스
from-to = { $from } → { $to }
chain-building = { $row } { $value }
chain-link = 연결 { $left }–{ $right }
chain-one_of_each = 모든 트랙 { $space }칸
chain-free_work = 모든 트랙 { $space }칸
chain-free_prestige = { $citizens } { $space }칸
chain-other_citizens = { $citizens } { $space }칸
chain-die = 주사위
chain-chosen = 내 선택
chain-choose-work = 무료 업무 건물
chain-choose-prestige = 무료 명성 건물
chain-choose-citizen = 주민
chain-choose = 이어서 골라요
relief = 구제
announce-gain = { $self ->
    [yes] 얻음: { $what }.
   *[no] { $name } 님이 얻음: { $what }.
}
announce-build = { $self ->
    [yes] 지음: { $what } — { $gains }.
   *[no] { $name } 님이 지음: { $what } — { $gains }.
}
announce-relief = { $self ->
    [yes] 비용을 낼 수 있는 주사위가 없어 구제를 받음: { $what }.
   *[no] { $name } 님이 비용을 낼 수 있는 주사위가 없어 구제를 받음: { $what }.
}
announce-citizen = { $self ->
    [yes] 고름: { $what }.
   *[no] { $name } 님이 고름: { $what }.
}
dice-fall = 주사위 결과: { $clear }; 검정 { $black }, { plaza-color } 광장.
attack-crossed = { $district } { $value }번 열이 지워졌어요.
attack-protected = { $color ->
    [red] { $value }번 열의 요새가 귀족을 지켰어요.
    [yellow] { $value }번 열의 요새가 시민을 지켰어요.
   *[white] { $value }번 열의 요새가 성직자를 지켰어요.
}
attack-already_crossed = { $district } { $value }번 열은 이미 지워져 있었어요.
title-building = { $row } { $value }
title-resource = { $what } 얻기
title-citizen = 새 주민: { $citizens }
prompt-relief = 비용을 낼 수 있는 주사위가 없어요
nothing-follows = 더 이어지는 일은 없어요.
announce-preview = 확인하면: { $what }; 비용: { $cost }; { $count }점.
