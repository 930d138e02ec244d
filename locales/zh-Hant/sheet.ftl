### The sheet: on the screen, counted up, and on paper.

## The sheet

benefit-fortress = { $citizen }，並保護這個縱列
benefit-hall = { $color ->
    [red] 每個可選用的紅色骰子得{ $gift }
    [yellow] 每個可選用的黃色骰子得{ $gift }
   *[white] 每個可選用的白色骰子得{ $gift }
}
benefit-cathedral = 解鎖{ $character }：在遊戲結束時為你的{ $rows }計分
building-built = { $row }{ $value }：已建成
building-lost = { $row }{ $value }：已劃掉，無法再建造
building-open = { $row }{ $value }，需要{ $color }{ $value }；目前無法建造；效益：{ $gives }
building-free = { $row }{ $value }；免費；效益：{ $gives }
building-reach = { $row }{ $value }，需要{ $color }{ $value }；費用：{ $cost }；效益：{ $gives }
value-open = 縱列{ $value }。這個縱列還沒有堡壘保護。
value-protected = 縱列{ $value }，有堡壘保護
cell-crossed = { $district }{ $value }：已劃掉
character-on = { $character }為{ $rows }計分：{ $standing }座，每座{ $points }分，共{ $total }分
character-off = { $character }可為{ $rows }計分：在該縱列建造大教堂即可解鎖
multipliers = 依大教堂的建造順序，每座建築的分數
nth-cathedrals = { $first ->
    [1] 第1、2座
    [3] 第3、4座
   *[5] 第5、6座
}
row-of = { $row }橫排
link-open = 縱列{ $left }與{ $right }之間的連結獎勵：兩座都建成時得{ $gift }
link-won = 縱列{ $left }與{ $right }之間的連結獎勵：{ $gift }，已獲得
link-lost = 縱列{ $left }與{ $right }之間的連結獎勵：{ $gift }，已失去
times = ×{ $points }，{ $standing }座
not-yet = 尚未解鎖
gain-label = { $more ->
    [0] 獲得{ $what }；費用：{ $cost }
   *[other] 獲得{ $what }；費用：{ $cost }；另有{ $more }種方式
}
track-label = { $resource }：可用{ $available }；18格中已圈{ $circled }格，已花{ $spent }格
left-over = 剩餘
left-over-label = { $resource }：遊戲結束時每剩2個得1分
enlarge = 放大{ $district }
column-bonus = { $bonus ->
    [one_of_each] 三條記錄條都到第{ $space }格：三種資源各1個
   *[free_work] 三條記錄條都到第{ $space }格：免費建造一座任意的工作建築
}
column-bonus-done = { $bonus ->
    [one_of_each] 三條記錄條都到第{ $space }格：三種資源各1個，已獲得
   *[free_work] 三條記錄條都到第{ $space }格：免費工作建築，已獲得
}
row-bonus = { $bonus ->
    [free_prestige] { $citizens }到第{ $space }格：免費建造一座其他顏色的聲望建築
   *[other_citizens] { $citizens }到第{ $space }格：其他兩色市民各一名
}
citizens-label = { $citizens }：{ $count }/{ $spaces }
citizen-choice = { $citizens }，目前{ $count }：把市民放在這裡
points-word = 分
total-label = 若遊戲現在結束，共{ $total }分
then = 之後{ $points }

## Printing

print-title = 列印空白計分頁
print-game-title = 列印{ $name }的計分頁
print-text = 一張計分頁印成一頁，A4或Letter，白底黑字。
print-columns = 縱列的數字
print-blank = 空白，自行填寫
print-in-order = 1到6，適合第一次玩
print-name = 姓名
print-date = 日期
print-deal = 骰局
print-characters = 人物
print-total = 總分

## The count

result-count = 計分
result-line = 項目
result-left-over = 剩餘{ $resource }
result-left-text = 剩{ $count }
result-each = 每名一分
result-total = 總分
result-halves = 每兩個一分
result-standing = ×{ $points }，{ $standing }座
