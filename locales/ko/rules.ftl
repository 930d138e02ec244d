### The rules.

rules-contents = 목차
rules-search = 규칙 검색
rules-found = { $count ->
    [0] 찾은 규칙이 없어요
   *[other] 규칙 { $count }개를 찾았어요
}
rules-nothing = 이 낱말이 모두 들어 있는 규칙이 없어요: { $query }
rules-all = 모든 규칙 보기
rules-ruling = 판정
rules-ruling-text = 인쇄된 규칙이 정하지 않은 것을 정해요.
rules-copy = { $clause } 링크 복사
rules-quick-text = A4나 레터 두 쪽에, 게임하며 찾아볼 모든 것을 담았어요.
rules-whole = 모든 규칙을 따로 열기
book-text = 책에서 플레이어를 위한 부분이에요. 영어로 쓰여 있어요. 서버 운영자, 개발자, 연구자를 위한 부분은 소스 코드와 함께 있어요.
