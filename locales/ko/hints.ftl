### Hints, and why a decision is better.

hint-title = 결정의 가치
hint-costs = 힌트는 결정마다 평균적으로 얻게 될 최종 점수를 알려 주고, 가장 좋은 결정에 번호를 붙여 점수표에 표시해요. 힌트를 쓰면 이 게임에서는 업적을 얻을 수 없어요.
hint-costs-once = 한 번만 물어봐요. 그 뒤로 이 게임에는 “힌트 사용” 표시가 붙어요.
hint-without = 힌트 없이
hint-show = 힌트 보기
hint-close = 힌트 닫기
hint-rank = { $first ->
    [yes] 최선, 예상 { $points }점
   *[no] { $rank }위, 예상 { $points }점, 최선보다 { $behind }점 적음
}
hint-text = 힌트: { $place }; { $ranks }
hint-exact = 끝까지 계산했어요. 추정한 값이 없어요.
hint-looking = { $count ->
    [0] 첫 추정…
   *[other] 결정 { $count }개를 자세히 살펴봄…
}
hint-complete = 결정 { $count }개를 자세히 살펴봄
hint-thinking = 잠시만요…
hint-others = 다른 자리 { $count }곳
hint-own = 고른 결정
hint-about = ≈ 최선과 차이가 커서 자세히 살펴보지 않은 결정의 대략적인 추정
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
