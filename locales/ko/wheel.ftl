### The wheel and its dice.

wheel = 바퀴
wheel-picture = 안쪽 원판을 둘러싼 광장 아홉 곳, { $day }일째
attacks-now = 이제 검은 주사위가 모두의 점수표도 공격해요.
attacks-soon = 내일부터 검은 주사위가 모두의 점수표도 공격해요.
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
day-number = { $day }일째
