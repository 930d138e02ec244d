### What other programs show of a link. Only the server says it.

preview-table = { $name }邀請你玩一局
preview-seats = { $count ->
    [0] 座位已滿，可以觀戰。
   *[other] 還有{ $count }個空位。
}
preview-game = { $names }正在遊戲
preview-game-text = 觀看進行中的遊戲。
preview-result = { $names }：{ $points }分
