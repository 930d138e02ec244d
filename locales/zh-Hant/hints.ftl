### Hints, and why a decision is better.

hint-title = 各個決定的價值
hint-costs = 提示會顯示每個決定平均會帶來多少最終得分，並在你的計分頁上為最好的幾個標上名次。用過提示的人無法在這場遊戲獲得成就。
hint-costs-once = 只會詢問這一次。之後這場遊戲會標示為「使用提示」。
hint-without = 不用提示
hint-show = 顯示提示
hint-close = 關閉提示
hint-rank = { $first ->
    [yes] 最佳，預期{ $points }分
   *[no] 第{ $rank }名，預期{ $points }分，比最佳少{ $behind }分
}
hint-text = 提示：{ $place }；{ $ranks }
hint-exact = 已計算到最後，沒有任何估計。
hint-looking = { $count ->
    [0] 初步估計…
   *[other] 已仔細檢視{ $count }個決定…
}
hint-complete = 已仔細檢視{ $count }個決定
hint-thinking = 請稍候…
hint-others = 其他{ $count }個位置
hint-own = 你的選擇
hint-about = ≈ 表示初步估計：落後太多，沒有再仔細檢視
reason-more = { $part ->
    [citizens] 市民多{ $points }分
    [rows] 橫排多{ $points }分
   *[resources] 資源多{ $points }分
}
reason-less = { $part ->
    [citizens] 市民少{ $points }分
    [rows] 橫排少{ $points }分
   *[resources] 資源少{ $points }分
}
