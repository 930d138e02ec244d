### What other programs show of a link. Only the server says it.

preview-table = { $name } 님이 게임에 초대했어요
preview-seats = { $count ->
    [0] 자리가 모두 찼어요. 관전할 수 있어요.
   *[other] 빈자리가 { $count }개 있어요.
}
preview-game = { $names } 게임 중
preview-game-text = 진행 중인 게임을 관전하세요.
preview-result = { $names }: { $points }점
