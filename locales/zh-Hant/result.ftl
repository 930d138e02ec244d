### The result of a game.

## Result

result-title = 結果
result-of = { $names }的結果
result-unfinished = 這場遊戲還在進行。等所有人都完成後，結果就會出現在這裡。
result-alone = { $total }分
result-village = 一座有未來的村莊。下一座會立足在更穩固的土地上。
result-town = 一座出色的市集小鎮：人們遠道而來。
result-city = 一座驕傲的城市。整個香檳地區都在談論它。
result-jewel = 香檳明珠。少有城市能有如此風采。
result-wins = { $names }獲勝
result-share = { $names }共同獲勝
result-with = { $points }分
result-skip = 按任意鍵或點一下，立即顯示全部。
result-feats = 成就
result-feats-none = 這次沒有成就。
result-feats-new = 新的成就
result-feats-uncounted = { $origin ->
    [chosen] 這個骰局的種子碼是已知的，因此不列入成就。
    [imported] 這是上傳的遊戲，因此不列入成就。
    [branched] 這場遊戲從另一場分支而來，因此不列入成就。
    [device] 這些骰子由本裝置擲出，因此不列入成就，也不列入排名。
   *[drawn] 這些骰子先前已經見過，因此不列入成就。
}
result-to-hall = 查看成就
result-sheets = 最終的計分頁
result-sheet = 最終的計分頁
result-new = 新遊戲
result-more = 更多
result-ranking = 名次
result-you = 你
result-replay = 觀看回放
result-again = 再玩這個骰局
result-send = 傳送這個骰局
result-send-title = 一個骰寫特魯瓦的骰局
result-link = 複製結果連結
result-link-title = 一場骰寫特魯瓦的結果
result-print = 列印計分頁
result-next = 接下來呢？
result-dice = 骰子
result-dice-text = 指紋在第一次擲骰前就已公布；種子碼就是產生它的來源。
result-no-seed = 這場遊戲的骰子不是來自種子碼。
result-parent = 從先前的遊戲分支
result-of-many = { $first }與其他{ $others }人的結果
result-dice-imported = 這場遊戲的骰子來自這個種子碼。遊戲是在別處進行的，因此第一次擲骰前沒有在這裡公布任何東西。
result-feats-hinted = 你在這場遊戲用過提示，所以無法獲得成就。
result-feats-bots = 同桌只有機器人：這場算單人遊戲。
result-analysis = 分析這場遊戲
result-beside = 和朋友的結果並排

## A result that somebody sent

beside-title = 同樣骰子的結果
beside-from = 玩家：{ $names }。
beside-own = { $name }（你）
beside-none = 你還沒有在這裡用這些骰子玩完一場。玩完後再打開這個連結，兩邊的結果就會並排顯示。
beside-other = 這不是你那場遊戲的骰子，因此兩邊的結果無法比較。
beside-play = 用這些骰子玩
beside-keep = 收下這場遊戲，附回放與分析
beside-take = 打開結果
beside-take-text = 別人傳給你的檔案，或以文字貼上的連結。如果你玩過同樣的骰子，兩邊的結果會並排顯示。
beside-bad = 這個連結不完整，或沒有指向任何結果。

## After a game of several devices

rematch = 再戰一場
rematch-join = 加入再戰
rematch-note = 同樣的人、新的遊戲桌、新的骰子。
result-copy = 複製結果文字
result-summary = 骰寫特魯瓦：{ $when }
result-leads = { $names }領先
result-ended-early = 遊戲在最後半天之前結束，計分頁維持當時的狀態。不計入任何人的成績：沒有成就。
result-stood-in = 第{ $turns }回合由代打替{ $name }進行。
result-to-day = 前往每日骰局
result-seed-of-day = 這場遊戲使用每日骰局的骰子。種子碼在當日結束一天後公布。

## What a score means

standing-title = { $points }分代表什麼
standing-server = 在本伺服器其他{ $games }局已結束的遊戲中，勝過{ $below }局。
standing-bots = { $level }機器人平均得{ $average }分；每100局有{ $below }局低於這個分數。
standing-decision = 有一個決定最能加分。{ $when }：選{ $best }而不是{ $taken }，可多得{ $points }分。
