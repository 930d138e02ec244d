### Things of the game, and what a choice does.

## Things of the game

color-red = 紅色
color-yellow = 黃色
color-white = 白色
# "red 5"
die-face = { $color }{ $value }
district-red = 貴族
district-yellow = 平民
district-white = 教會
row-fortress = 堡壘
row-counts_palace = 伯爵宮
row-great_hall = 大禮堂
row-city_hall = 市政廳
row-cathedral = 大教堂
row-bishopric = 主教轄區
rows-fortress = 堡壘
rows-counts_palace = 伯爵宮
rows-great_hall = 大禮堂
rows-city_hall = 市政廳
rows-cathedral = 大教堂
rows-bishopric = 主教轄區
resource-influence = 影響力
resource-deniers = 銀幣
resource-knowledge = 知識
citizens = 市民
citizens-red = 騎士
citizens-yellow = 工匠
citizens-white = 牧師
some-influence = { $count }點影響力
some-deniers = { $count }枚銀幣
some-knowledge = { $count }點知識
some-knights = { $count }名騎士
some-craftsmans = { $count }名工匠
some-priests = { $count }名牧師
some-citizens = { $count }名市民
characters = 人物
character-fortress = 雨果·德·帕英
character-counts_palace = 巴伐利亞的伊莎貝拉
character-great_hall = 蒂鮑特二世
character-city_hall = 香檳的珍妮
character-cathedral = 烏爾班四世
character-bishopric = 香檳的瑪麗
free = 免費
# On a tag that has room for four letters on a phone.
free-short = 免費
costs-nothing = 免費
price-any = 任意資源1個
morning = 上午
afternoon = 下午
banquet = 宴會
raid = 劫掠

tile-1-banquet = 每點影響力最多可將這個骰子調整2點。
tile-1-raid = 影響力無法調整這個骰子。
tile-2-banquet = 這個骰子免費。
tile-2-raid = 選用這個骰子要多花1枚銀幣。
tile-3-banquet = 用這個骰子建造大教堂時，另得三種資源各1個。
tile-3-raid = 選用這個骰子要多花1點知識。
tile-4-banquet = 用這個骰子建造工作建築時，多帶來一名市民。
tile-4-raid = 這個骰子的點數為0；可用影響力提高。
tile-5-banquet = 調整這個骰子的顏色只要1點知識。
tile-5-raid = 這個骰子的顏色無法調整。
tile-6-banquet = 用這個骰子建造堡壘時，多帶來一名騎士，再由你選一名工匠或牧師。
tile-6-raid = 選用這個骰子要多花1點影響力。
tile-7-banquet = 用這個骰子建造大禮堂時，視為多一個所需顏色的骰子。
tile-7-raid = 這個骰子不能建造聲望建築。
tile-8-banquet = 黑色骰子在這裡什麼也不做，還可以選用。
tile-8-raid = 這裡的透明骰子等同第二個黑色骰子。
tile-turns = 板塊{ $number }翻面：{ $what }
tile-turned = 翻面後：{ $what }
ascending = 遞增
descending = 遞減
value-at = 位置{ $position }的點數
columns-shuffle = 洗混

## What a choice does

protects = 保護縱列
nothing = 無
# What a Great Hall brings when no die of its colour can be taken.
no-dice = 沒有可計算的骰子
unlocks = { $character } ×{ $points }
lost = { $what }（無空位，失去）
lost-free_work = 一座工作建築
lost-free_prestige = 一座聲望建築
lost-one_of_each = 這項獎勵
lost-other_citizens = 這項獎勵
from-to = { $from } → { $to }
chain-building = { $row }{ $value }
chain-link = 連結{ $left }–{ $right }
chain-one_of_each = 三條記錄條皆到{ $space }
chain-free_work = 三條記錄條皆到{ $space }
chain-free_prestige = { $citizens }到{ $space }
chain-other_citizens = { $citizens }到{ $space }
chain-die = 骰子
chain-chosen = 你的選擇
chain-choose-work = 免費工作建築
chain-choose-prestige = 免費聲望建築
chain-choose-citizen = 市民
chain-choose = 接著由你選擇
relief = 救濟
announce-gain = { $self ->
    [yes] 你獲得{ $what }。
   *[no] { $name }獲得{ $what }。
}
announce-build = { $self ->
    [yes] 你建造了{ $what }：{ $gains }。
   *[no] { $name }建造了{ $what }：{ $gains }。
}
announce-relief = { $self ->
    [yes] 你付不起任何骰子：{ $what }。
   *[no] { $name }付不起任何骰子：{ $what }。
}
announce-citizen = { $self ->
    [yes] 你選了{ $what }。
   *[no] { $name }選了{ $what }。
}
dice-fall = 擲骰結果：{ $clear }；黑色{ $black }落在{ plaza-color }廣場。
attack-crossed = { $district }{ $value }被劃掉。
attack-protected = { $color ->
    [red] 縱列{ $value }的堡壘保住了貴族。
    [yellow] 縱列{ $value }的堡壘保住了平民。
   *[white] 縱列{ $value }的堡壘保住了教會。
}
attack-already_crossed = { $district }{ $value }先前已被劃掉。
title-building = { $row }{ $value }
title-resource = 獲得{ $what }
title-citizen = 新市民：{ $citizens }
prompt-relief = 你付不起任何骰子
nothing-follows = 沒有其他效果。
announce-preview = 確認後：{ $what }；費用：{ $cost }；{ $count }分。
