### Playing at a table.

## Taking a turn

turn = 輪到你了
prompt-die = 選一個骰子或一個位置
prompt-place = 現在選計分頁上的一個位置
prompt-named = { $name }：{ $prompt }
prompt-either = 點骰子看它能做什麼，或點建築或記錄條看所有達成方式。
prompt-citizen = 為這名市民選一條記錄條
prompt-free-work = 選一座免費的工作建築
prompt-free-prestige = 選一座免費的聲望建築
prompt-chain = 選好後，連鎖會繼續。
pay = 支付
left = 剩下
what-follows = 接下來會發生
confirm = 確認
undo = 復原
take-back = 收回
may-take-back = 在看到下一批骰子之前，你都可以收回。
may-take-back-last = 在看到結果之前，你都可以收回。
dice-coming = 下一批骰子馬上會自動擲出；在那之前你都可以收回。
turn-done = 你的回合結束了
ready = 準備好就開始
ways = { $count ->
    [1] 一種方式
   *[other] { $count }種方式，最便宜的在前
}
way = 用{ $color }{ $value }：{ $cost }
more-ways = 還有{ $count }種…
way-gain = 用{ $color }{ $value }得{ $amount }：{ $cost }
next-dice = 下一批骰子
first-dice = 擲出第一批骰子
see-result = 看結果
pass-to = 交給{ $name }
now-you = 輪到{ $name }
watching = 你正在觀看{ $name }的計分頁。

## The table

turn-number = 第{ $number }/16回合
calendar = { $half ->
    [morning] 第{ $day }天上午，共8天
   *[afternoon] 第{ $day }天下午，共8天
}
title-day = { $half ->
    [morning] 第{ $day }天上午 · 骰寫特魯瓦
   *[afternoon] 第{ $day }天下午 · 骰寫特魯瓦
}
player-choosing = 選擇中
player-ready = 準備就緒
player-done = 已行動
player-finished = 已完成
players-acted = { $count }位中已有{ $done }位行動
players-all = 全部{ $count }位玩家
help = 說明
settings = 設定
chronicle = 編年史
chronicle-empty = 還沒有發生任何事。
help-die = 點一個骰子：計分頁會顯示它能到達的所有位置和完整費用。淡色費用表示需要調整顏色。
help-place = 也可以先點建築或資源記錄條：你會看到所有達成方式，最便宜的在前。
help-preview = 付款之前，藍色虛線會畫出將發生的事，下方的確認列也會用文字說明。
help-back = 復原完全免費。確認過的回合，在看到下一批骰子之前都能收回。
help-ink = 淡線是可建，虛線是預覽，實線是已建，兩道劃線是失去。
keycap-enter = Enter
keycap-escape = Esc
key-dice = 選骰子
key-sheet = 下一個可選的位置
key-arrows = 在計分頁上移動
key-enter = 選擇位置；再按一次確認
key-undo = 復原或收回
key-escape = 取消選擇
key-next = 下一批骰子
key-menu = 選單
key-talk = 聊天
key-help = 這份說明
saved-always = 每個確認過的決定都會立即儲存：你可以關閉這個頁面，之後再回來。
opening = 城市的格局已定
columns-first-text = 縱列依序：
columns-rolled-text = 縱列由擲骰決定：
columns-expert-text = 縱列採自訂順序：
columns-rolled-crier-text = 擲骰決定位置1為{ $value }，方向由街頭公告員選擇：
columns-rolled-seed-text = 擲骰決定位置1為{ $value }，方向由抽籤決定：
columns-expert-crier-text = 縱列由街頭公告員決定：
columns-expert-seed-text = 縱列隨機洗混：
numbering = 決定縱列的數字
numbering-rolled = 骰子已擲出：位置1為{ $value }。
numbering-direction = 你是街頭公告員。縱列要往哪個方向排？
numbering-order = 你是街頭公告員。每個位置各是哪個點數？
numbering-waits-rolled = 由街頭公告員{ $name }選擇方向。
numbering-waits-expert = 由街頭公告員{ $name }決定順序。
numbering-done = 用這個順序玩
numbering-soon = { $seconds }秒後隨機決定。
numbering-first = 縱列的數字決定後，才會擲第一次骰子。
tiles-drawn = 抽出三場宴會：
fair-dice = 所有擲骰都已預先封存
device-dice = 這些骰子由本裝置擲出，因此不列入成就，也不列入排名。
hint = 提示
key-hints = 各個決定的價值
key-rules = 目前說明的相關規則
guide-resume = 繼續跟著嚮導
guide-left = 你已請嚮導離開。按G鍵或透過說明，就能請嚮導回來。
key-guide = 嚮導：下一步，或請嚮導回來
keys-single = 單鍵快速鍵
keys-single-text = 如果你用語音操作電腦，或容易誤觸按鍵，可以關閉。Tab、方向鍵、Enter和Esc仍然可以完成所有操作。
keys-change = 選擇其他按鍵
keys-taken = 「{ $key }」已被使用，或不是單一按鍵。
keys-usual = 預設按鍵
key-find = 搜尋規則

## At a table of several devices

room-closed = 這張遊戲桌已關閉
room-closed-text = 桌主在遊戲開始前關閉了它。
announce-all-acted = 所有人都已行動。
still-thinking = { $names }還在思考。
player-finished-own = 你已經完成了
still-playing = { $names }還在玩。等所有人都完成後，就會公布結果。
dice-soon = { $seconds }秒後擲下一批骰子
first-dice-soon = { $seconds }秒後擲第一批骰子
result-soon = { $seconds }秒後公布結果
time-left-label = 你在這個半天的時間：剩{ $time }
time-days = { $days }天{ $hours }小時
time-hours = { $hours }小時{ $minutes }分
stood-in = 這個回合由代打完成。
stood-in-turns = 你不在的時候，代打完成了第{ $turns }回合。
play-myself = 自己玩
visiting-earlier = 顯示的是當時的轉盤：{ $when }。
spectator-text = 計分頁只顯示到所有人都已完成的半天。
spectator-own = 計分頁只顯示到進度最慢的玩家為止。
to-own-sheet = 回到你的計分頁
player-stand-in = 代打中
player-gone = 不在
player-at = 可看到第{ $number }回合
player-at-start = 還看不到進度
player-own-at = 第{ $number }回合
player-own-done = 第{ $number }回合完成
notify-dice = 有新骰子時通知我
notify-dice-on = 有新骰子時會通知你
notify-dice-denied = 這個瀏覽器不允許這個頁面傳送通知。
new-dice = 新骰子
new-dice-title = 新骰子！{ $title }
new-dice-text = { $when }：你的城市在等你。
table-link = 複製這張遊戲桌的連結
