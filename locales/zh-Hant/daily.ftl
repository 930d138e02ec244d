### The deal of the day, and groups of people who compare themselves.

## A day

day-title = 每日骰局
day-same-dice = 今日骰局，人人同一組骰子
day-streak = { $count ->
    [0] 尚無連續紀錄
   *[other] 連續{ $count }天
}
day-pass = 每週可以缺席一天；這週的還在。
day-pass-used = 每週可以缺席一天；這週的已經用掉。
day-week = 最近7天玩了{ $played }天
day-secret = 完成後即可看到分數。
day-play = 玩今日骰局
day-go-on = 繼續這個骰局
day-look = 看結果
day-open-text = 每人只有一次計名次的機會，沒有提示。完成後，你會看到別人用同樣的骰子玩出什麼。
day-playing-text = 你已經開始。在{ $when }之前完成就會計入名次。
day-missed-text = 這一天你沒有玩。它的骰子將於{ $when }對所有人公開。
day-missed-open = 這一天你沒有玩。你可以隨意用它的骰子練習。
day-unranked-text = 你的這一局不計名次：它提早結束，或完成得太晚。
day-to-come-text = 這個骰局在當天開放。骰子已經抽好；這是它們的指紋。
day-next-in = 下個骰局還有{ $hours }小時{ $minutes }分
day-practise = 再玩一次，不計名次
day-replay = 重播
day-before = 前一天
day-after = 後一天

## What came of it

day-place = 第{ $place }名，共{ $field }個結果
day-place-shared = 並列第{ $place }名，共{ $field }個結果
day-ahead = 勝過其他人的{ $percent }%。
day-over-par = 比標準分多{ $points }分。
day-under-par = 比標準分少{ $points }分。
day-on-par = 正好是標準分。
day-par-text = 標準分是最強的電腦玩家用同樣骰子得到的分數：{ $points }。
day-par-waiting = 最強的電腦玩家還在玩……
day-kind = 仁慈的一天：骰子讓電腦玩家比平均多{ $points }分。
day-unkind = 嚴酷的一天：骰子讓電腦玩家比平均少{ $points }分。
day-explaining = 解題程式正在看你的這一局……
day-start = 起點
day-start-text = 最佳玩法可期待的分數
day-luck = 運氣
day-luck-text = 骰子增減的分數
day-loss = 失分
day-loss-text = 更好的決定可多得的分數
day-score = 分數
day-rest-text = 估計修正{ $points }
day-squares = 每個半天玩得如何
day-square-best = 最佳
day-square-fine = 不錯
day-square-inaccuracy = 不精準
day-square-mistake = 失誤
day-square-blunder = 嚴重失誤
day-share = 分享
day-share-text = 不會透露任何骰子。
day-share-button = 複製或傳送
day-share-line = 骰寫特魯瓦，{ $day }：{ $score }分
day-share-line-par = 骰寫特魯瓦，{ $day }：{ $score }分，標準分{ $par }

## The field

day-field = 全部結果
day-field-count = 目前{ $count }個結果
day-field-label = 所有分數，從{ $low }到{ $high }。一半的結果至少{ $median }分。
day-median = 半數：{ $points }
day-par = 標準分{ $points }
day-you = 你
day-results = 結果數
day-list = 名次
day-place-short = 名次
day-name = 名字
day-somebody = 某位玩家
day-names-text = 這台伺服器還不能保留名字，所以沒有人的名字會公開。你能看到自己和同群組成員的名字。
day-sheet-best = 最佳計分頁：{ $points }
day-sheet-middle = 居中的計分頁：{ $points }
day-numbers = 以數字顯示

## Other days

day-calendar = 所有日子
day-month-before = 上個月
day-month-after = 下個月
day-cell-finished = { $day }：{ $points }
day-cell-open = { $day }：開放中
day-cell-playing = { $day }：已開始
day-cell-missed = { $day }：沒有玩
day-cell-to-come = { $day }：尚未到來
day-cell-unranked = { $day }：不計名次

## Honest limits

day-limits = 這裡無從得知的事
day-limits-second = 誰開了第二個身分，就能先看骰子。所以這裡以彼此認識的群組為先。
day-limits-program = 沒有人知道誰問過程式。
day-limits-time = 時間不算數：既不影響名次，也不分同分的高下。日期以UTC為準；你在哪一天開始，就屬於哪一天。
day-limits-seed = 骰子的指紋公布於{ $drawn }；種子碼公布於{ $published }。

## Groups

group-none = 和認識的人比較
group-none-text = 群組有一個連結，最多200人，並有自己的單日、每週和每季排行。
group-new = 新群組
group-name = 群組名稱
group-open = 開設群組
group-finished = { $people }人中{ $finished }人已完成
group-state-finished = 已完成
group-state-playing = 進行中，第{ $day }天
group-state-begun = 已開始
group-state-not-yet = 還沒
group-state-missed = 沒有玩
group-state-unranked = 不計名次
group-day = 單日
group-week = 每週
group-season = 每季
group-you = { $name }（你）
group-ladder = { $name }的排行
group-manage = 連結與成員
group-link = 群組連結
group-link-text = 有連結的人就能加入。
group-copy = 複製連結
group-send-title = 骰寫特魯瓦每日骰局的群組
group-rename = 改名
group-renew = 建立新連結
group-renew-text = 舊連結將失效。
group-members = 成員
group-owner = 開設了群組
group-remove-member = 移除{ $name }
group-remove-member-text = { $name }將看不到這個群組，舊連結也會失效。
group-leave = 離開群組
group-leave-text = 你將看不到它的排行。你的結果仍是你的。
group-remove = 刪除群組
group-remove-text = 群組會對所有人消失。結果仍屬於各自的玩家。
group-yes = 好，就這麼做
group-join = 加入{ $name }
group-join-text = 這裡有{ $count }人比較每日骰局的結果。成員會看到你的名字，完成後也會看到你的分數。
group-join-button = 加入
group-to-day = 前往每日骰局
