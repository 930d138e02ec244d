### The wheel and its dice.

wheel = 轉盤
wheel-picture = 九座廣場圍繞小圈，目前是第{ $day }天
attacks-now = 黑色骰子現在也會攻擊每個人的計分頁。
attacks-soon = 從明天起，黑色骰子也會攻擊每個人的計分頁。
day-word = 天數
any-one = 任選
destroyed = 已摧毀
dice-of = { $half ->
    [morning] 今天上午的骰子
   *[afternoon] 今天下午的骰子
}
die-clear = 骰子{ $sector }：{ $color }{ $value }；費用：{ $price }
die-tame = 骰子{ $sector }：黑色{ $value }，位於{ plaza-color }廣場，被宴會安撫；費用：{ $price }
die-black = 骰子{ $sector }：黑色{ $value }，{ plaza-color }廣場被摧毀
die-raided = 骰子{ $sector }：{ $value }，位於遭劫掠的廣場，等同第二個黑色骰子；{ plaza-color }廣場被摧毀
key-hint = 按鍵{ $key }
plaza = { plaza-color }廣場；被摧毀後會翻成{ $down ->
    [red] 紅色
    [yellow] 黃色
   *[white] 白色
}
plaza-same = { plaza-color }廣場，兩面同色
tabs-caption = 邊緣的數字：往後各天窗口的位置。
coming = 接下來的廣場
today-half = { $half ->
    [morning] 今天上午
   *[afternoon] 今天下午
}
tomorrow-half = { $half ->
    [morning] 明天上午
   *[afternoon] 明天下午
}
day-number = 第{ $day }天
