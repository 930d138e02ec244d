### Everything that a person reads in the client. Terms as in the game's glossary; all sentences our own.
### How to translate, and what every language has decided: docs/translating.md.

## How parts are put together

# "3 deniers, 1 knight"
enumeration = { $left }、{ $right }
# "1 knight; link 1–2: 2 knights"
sequence = { $left }；{ $right }
# "Banquet: this die is free."
named = { $name }：{ $what }

## Things of the game

game = 骰寫特魯瓦
expansion = 宴會與劫掠
color-red = 紅色
color-yellow = 黃色
color-white = 白色
# The colour of a plaza in the sentences that say "plaza"; other messages refer to it.
plaza-color = { $plaza ->
    [red] 紅色
    [yellow] 黃色
   *[white] 白色
}
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
some-influence = { $count } 點影響力
some-deniers = { $count } 枚銀幣
some-knowledge = { $count } 點知識
some-knights = { $count } 名騎士
some-craftsmans = { $count } 名工匠
some-priests = { $count } 名牧師
some-citizens = { $count } 名市民
characters = 人物
free = 免費
# On a tag that has room for four letters on a phone.
free-short = 免費
price-any = 任意資源 1 個
morning = 上午
afternoon = 下午
banquet = 宴會
raid = 劫掠

tile-1-banquet = 每點影響力最多可將這顆骰子調整 2 點。
tile-1-raid = 影響力無法調整這顆骰子。
tile-2-banquet = 這顆骰子免費。
tile-2-raid = 選用這顆骰子要多花 1 枚銀幣。
tile-3-banquet = 用這顆骰子建造大教堂時，另得三種資源各 1 個。
tile-3-raid = 選用這顆骰子要多花 1 點知識。
tile-4-banquet = 用這顆骰子建造工作建築時，多帶來一名市民。
tile-4-raid = 這顆骰子的點數為 0；可用影響力提高。
tile-5-banquet = 改變這顆骰子的顏色只要 1 點知識。
tile-5-raid = 這顆骰子的顏色無法改變。
tile-6-banquet = 用這顆骰子建造堡壘時，多帶來一名騎士，再由你選一名工匠或牧師。
tile-6-raid = 選用這顆骰子要多花 1 點影響力。
tile-7-banquet = 用這顆骰子建造大禮堂時，視為多一顆所需顏色的骰子。
tile-7-raid = 這顆骰子不能建造聲望建築。
tile-8-banquet = 黑色骰子在這裡什麼也不做，還可以選用。
tile-8-raid = 這裡的透明骰子等同第二顆黑色骰子。

## The wheel

wheel = 轉盤
wheel-picture = 九座廣場圍繞轉盤，目前是第 { $day } 天
day-word = 天數
any-one = 任選
destroyed = 已摧毀
dice-of = { $half ->
    [morning] 今天上午的骰子
   *[afternoon] 今天下午的骰子
}
die-clear = 骰子 { $sector }：{ $color } { $value }；價格：{ $price }
die-tame = 骰子 { $sector }：黑色 { $value }，位於{ plaza-color }廣場，被宴會安撫；價格：{ $price }
die-black = 骰子 { $sector }：黑色 { $value }，{ plaza-color }廣場被摧毀
die-raided = 骰子 { $sector }：{ $value }，位於遭劫掠的廣場，等同第二顆黑色骰子；{ plaza-color }廣場被摧毀
key-hint = 按鍵 { $key }
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

## The sheet

benefit-fortress = { $citizen }，並保護這個縱列
benefit-hall = { $color ->
    [red] 每顆可選用的紅色骰子得 { $gift }
    [yellow] 每顆可選用的黃色骰子得 { $gift }
   *[white] 每顆可選用的白色骰子得 { $gift }
}
benefit-cathedral = { $character } 在遊戲結束時為你的{ $rows }計分
building-built = { $row }，位置 { $position }：已建成
building-lost = { $row }，位置 { $position }：已劃掉，無法再建造
building-open = { $row }，位置 { $position }，需要{ $color } { $value }；目前無法建造；效益：{ $gives }
building-free = { $row }，位置 { $position }；免費；效益：{ $gives }
building-reach = { $row }，位置 { $position }，需要{ $color } { $value }；花費：{ $cost }；效益：{ $gives }
value-open = 位置 { $position }：骰子 { $value }。這個縱列還沒有堡壘保護。
value-protected = 位置 { $position }：骰子 { $value }，有堡壘保護
cell-crossed = { $district }，位置 { $position }：已劃掉
character-on = { $character } 為{ $rows }計分：{ $standing } 座，每座 { $points } 分，共 { $total } 分
character-off = { $character } 可為{ $rows }計分：在該位置建造大教堂即可啟用
multipliers = 依大教堂的建造順序，每座建築的分數
nth-cathedrals = { $first ->
    [1] 第1、2座
    [3] 第3、4座
   *[5] 第5、6座
}
row-of = { $row }橫排
link-open = 位置 { $left } 與 { $right } 之間的連結獎勵：兩座都建成時得 { $gift }
link-won = 位置 { $left } 與 { $right } 之間的連結獎勵：{ $gift }，已獲得
link-lost = 位置 { $left } 與 { $right } 之間的連結獎勵：{ $gift }，已失去
times = ×{ $points }，{ $standing } 座
not-yet = 尚未啟用
gain-label = { $more ->
    [0] 獲得 { $what }；花費：{ $cost }
   *[other] 獲得 { $what }；花費：{ $cost }；另有 { $more } 種方式
}
track-label = { $resource }：可用 { $available }；18 格中已圈 { $circled } 格，已花 { $spent } 格
left-over = 剩餘
left-over-label = { $resource }：遊戲結束時每剩 2 個得 1 分
enlarge = 放大{ $district }
column-bonus = { $bonus ->
    [one_of_each] 三條軌道都到第 { $space } 格：三種資源各 1 個
   *[free_work] 三條軌道都到第 { $space } 格：免費建造一座任意的工作建築
}
column-bonus-done = { $bonus ->
    [one_of_each] 三條軌道都到第 { $space } 格：三種資源各 1 個，已獲得
   *[free_work] 三條軌道都到第 { $space } 格：免費工作建築，已獲得
}
row-bonus = { $bonus ->
    [free_prestige] { $citizens }到第 { $space } 格：免費建造一座其他顏色的聲望建築
   *[other_citizens] { $citizens }到第 { $space } 格：其他兩色市民各一名
}
citizens-label = { $citizens }：{ $count } / { $spaces }
citizen-choice = { $citizens }，目前 { $count }：把市民放在這裡
points-word = 分
total-label = 若遊戲現在結束，共 { $total } 分
then = 之後 { $points }

## What a choice does

protects = 保護縱列
nothing = 無
unlocks = { $character } ×{ $points }
lost = { $what }（無空位，失去）
lost-free_work = 一座工作建築
lost-free_prestige = 一座聲望建築
lost-one_of_each = 這項獎勵
lost-other_citizens = 這項獎勵
from-to = { $from } → { $to }
chain-building = { $row } { $position }
chain-link = 連結 { $left }–{ $right }
chain-one_of_each = 三軌皆到 { $space }
chain-free_work = 三軌皆到 { $space }
chain-free_prestige = { $citizens }到 { $space }
chain-other_citizens = { $citizens }到 { $space }
chain-die = 骰子
chain-chosen = 你的選擇
chain-choose-work = 免費工作建築
chain-choose-prestige = 免費聲望建築
chain-choose-citizen = 市民
chain-choose = 接著由你選擇
relief = 救濟
told-gain = { $self ->
    [yes] 你獲得 { $what }。
   *[no] { $name } 獲得 { $what }。
}
told-build = { $self ->
    [yes] 你建造了{ $what }：{ $gains }。
   *[no] { $name } 建造了{ $what }：{ $gains }。
}
told-relief = { $self ->
    [yes] 你付不起任何骰子：{ $what }。
   *[no] { $name } 付不起任何骰子：{ $what }。
}
told-citizen = { $self ->
    [yes] 你選了 { $what }。
   *[no] { $name } 選了 { $what }。
}
dice-fall = 擲骰結果：{ $clear }；黑色 { $black } 落在{ plaza-color }廣場。
attack-crossed = { $district }位置 { $position } 被劃掉。
attack-protected = { $color ->
    [red] 位置 { $position } 的堡壘保住了貴族。
    [yellow] 位置 { $position } 的堡壘保住了平民。
   *[white] 位置 { $position } 的堡壘保住了教會。
}
attack-already_crossed = { $district }位置 { $position } 先前已被劃掉。

## Taking a turn

turn = 輪到你了
title-building = { $row }，位置 { $position }
title-resource = 獲得 { $what }
title-citizen = 新市民：{ $citizens }
prompt-die = 選一顆骰子或一個位置
prompt-place = 現在選計分頁上的一個位置
prompt-either = 點骰子看它能做什麼，或點建築或軌道看所有達成方式。
prompt-relief = 你付不起任何骰子
prompt-citizen = 為這名市民選一條軌道
prompt-free-work = 選一座免費的工作建築
prompt-free-prestige = 選一座免費的聲望建築
prompt-chain = 選好後，連鎖會繼續。
pay = 支付
left = 剩下
what-follows = 接下來會發生
nothing-follows = 沒有其他效果。
confirm = 確認
undo = 復原
take-back = 收回
may-take-back = 在看到下一批骰子之前，你都可以收回。
turn-done = 你的回合結束了
ready = 準備好就開始
ways = { $count ->
    [1] 一種方式
   *[other] { $count } 種方式，最便宜的在前
}
way = 用{ $color } { $value }：{ $cost }
more-ways = 還有 { $count } 種…
way-gain = 用{ $color } { $value } 得 { $amount }：{ $cost }
next-dice = 下一批骰子
first-dice = 擲出第一批骰子
see-result = 看結果
pass-to = 交給 { $name }
watching = 你正在觀看 { $name } 的計分頁。

## The table

no-table = 這裡沒有遊戲桌
before-first = 尚未擲骰
day-number = 第 { $day } 天
turn-number = 第 { $number } / 16 回合
calendar = { $half ->
    [morning] 第 { $day } 天上午，共 8 天
   *[afternoon] 第 { $day } 天下午，共 8 天
}
title-day = { $half ->
    [morning] 第 { $day } 天上午 · 骰寫特魯瓦
   *[afternoon] 第 { $day } 天下午 · 骰寫特魯瓦
}
players = 玩家
nobody = 玩家
player-choosing = 選擇中
player-ready = 準備就緒
player-done = 已行動
player-finished = 已完成
connection-connecting = 連線中…
connection-open = 已連線
connection-lost = 連線中斷，重試中…
connection-back = 已重新連線
help = 說明
menu = 選單
close = 關閉
to-light = 切換為淺色主題
to-dark = 切換為深色主題
language = 語言
to-home = 回首頁
chronicle = 編年史
chronicle-empty = 還沒有發生任何事。
half-day = { $half ->
    [morning] 第 { $day } 天上午
   *[afternoon] 第 { $day } 天下午
}
sheet-of = { $name } 的計分頁
help-die = 點一顆骰子：計分頁會顯示它能到達的所有位置和完整價格。淡色價格表示需要改變顏色。
help-place = 也可以先點建築或資源軌道：你會看到所有達成方式，最便宜的在前。
help-preview = 付款之前，藍色虛線會畫出將發生的事，下方的確認列也會用文字說明。
help-back = 復原不用花費。確認過的回合，在看到下一批骰子之前都能收回。
help-ink = 淡線是可建，虛線是預覽，實線是已建，兩道劃線是失去。
keys = 按鍵
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
replay = 回放
download-record = 下載遊戲紀錄
print-empty = 列印空白計分頁
saved-always = 每個確認過的決定都會立即儲存：你可以關閉這個頁面，之後再回來。
commitment = 骰子的指紋
opening = 城市的格局已定
columns-first-told = 縱列依序：
columns-rolled-told = 縱列由擲骰決定：
columns-expert-told = 縱列由街頭公告員決定：
tiles-drawn = 抽出三場宴會：
fair-dice = 這些骰子早已決定
fair-dice-told = 全部十六次擲骰都來自一個祕密種子碼。這是它的指紋（SHA-256）；種子碼會在遊戲結束時公開，讓你檢查沒有任何骰子被動過手腳。
check-dice = 檢查骰子

## The first page

home-title = 用四顆骰子打造一座城
home-lead = 十六個半天、三顆透明骰子，還有一顆對誰都不留情的黑色骰子。可以獨自遊玩、圍著這台裝置一起玩，或與各地的人連線，最多十人。不需帳號。
play-alone = 單人遊玩
play-here = 設定新遊戲
play-friends = 和朋友玩
find-table = 找遊戲桌
go-on-playing = 繼續遊玩
history = 你的遊戲
hall = 成就
player = 你
home-foot = 自由軟體；你的遊戲都留在這台伺服器上。
for-programs = 給程式使用：API
not-found = 這裡什麼都沒有
page-failed = 無法載入這個頁面。
try-again = 再試一次
unknown-problem = 出了點問題，請再試一次。

## Setting up

setup = 新遊戲
who-plays = 誰要玩？
player-number = 玩家 { $number }
add-player = 新增玩家
remove-player = 移除玩家 { $number }
move-up = 將玩家 { $number } 上移
pass-note = 大家輪流使用這台裝置；每個人都有自己的計分頁，骰子則共用。
columns = 縱列
columns-first = 第一次玩
columns-first-note = 1 2 3 4 5 6，最容易看懂
columns-rolled = 擲骰決定
columns-rolled-note = 擲骰決定第一個點數，方向由你選
columns-expert = 進階
columns-expert-note = 任何你喜歡的順序
rolled-value = 骰子擲出 { $value }。要往哪個方向？
ascending = 遞增
descending = 遞減
value-at = 位置 { $position } 的點數
with-banquets = 加入宴會與劫掠
banquets-note = 三片板塊放在兩面同色的廣場旁：起初是宴會，黑色骰子來過之後變成劫掠。
once-raided = 遭劫掠後：{ $does }
seed-title = 遊玩指定的骰局
seed-note = 相同的種子碼會產生相同的轉盤和骰子。自行輸入種子碼的遊戲無法獲得盾徽。
seed-any = 種子碼，任何文字皆可
use-seed = 使用這個種子碼
draw-again = 換一個骰局
seed-given = 有人把這個骰局傳給你：相同的轉盤、相同的骰子。已知種子碼的遊戲無法獲得盾徽。
deal-given = 有人把這個骰局傳給你：相同的轉盤、相同的骰子。
start = { $count ->
    [1] 開始遊戲
   *[other] { $count } 人開始遊戲
}

## What many pages share

copied = 已複製
roll = 黑色 { $black }；透明 { $clear }
record-drop = 也可以把檔案拖放到這裡，或在頁面任何地方貼上內容。
record-paste = 貼上遊戲紀錄的內容
record-text = 遊戲紀錄的內容
record-take = 使用這段內容
loading = 請稍候…
the-seed = 骰子的種子碼

## Checking the dice

dice-title = 檢查骰子
dice-lead = 在第一次擲骰之前，伺服器會公布祕密種子碼的指紋；遊戲結束時再公開種子碼。只要有這兩樣，就能看出中途沒有任何骰子被更動。這個頁面替你檢查：一切都在你的瀏覽器裡計算，不必向任何人查詢。
dice-insecure = 瀏覽器只在經由 https 或 localhost 開啟的頁面上計算指紋。請用這種方式開啟本頁來檢查骰子。
dice-of-game = 這場遊戲的骰子
dice-unfinished = 這場遊戲還沒結束。種子碼會在結束時公開；在那之前只有它的指紋，而且沒有別的種子碼會有相同的指紋。
dice-to-table = 回到遊戲
dice-to-result = 看結果
dice-no-seed = 這場遊戲的骰子不是來自種子碼：可能是用實體骰子記錄的，或是從另一場遊戲換新骰子接著玩的。沒有可以比對的依據。
dice-all-right = 每顆骰子都如實擲出
dice-all-right-told = 全部 { $count } 次擲骰、轉盤和縱列都來自這個種子碼。
dice-wrong = 這些不是這個種子碼的骰子
dice-wrong-told = 不同之處已在下方標出。
dice-fingerprint = 種子碼的指紋
dice-fingerprint-right = 與第一次擲骰前公布的相同。
dice-fingerprint-wrong = 與公布的不同：{ $published }
dice-fingerprint-none = 沒有公布過可以比對的指紋。
dice-wheel = 轉盤
dice-columns = 縱列
dice-columns-rolled = 位置 1 的點數由擲骰決定：{ $value }。
dice-columns-first = 第一次玩：依序排列，不需擲骰。
dice-columns-drawn = 由種子碼抽出。
dice-columns-hand = 手動選擇。
dice-tiles = 三片板塊
dice-tile = 板塊 { $tile }：{ $does }
dice-half-day = 半天
dice-from-seed = 依種子碼
dice-played = 實際
dice-same = 相同
mark-right = 正確無誤
mark-wrong = 不同
mark-hand = 手動選擇
dice-not-played = 尚未進行
dice-any = 任意種子碼
dice-any-told = 由 64 個十六進位數字組成的種子碼，或任何文字（以其 SHA-256 作為種子碼）。以下是它產生的骰局。
dice-seed-field = 種子碼或文字
dice-show = 顯示骰局
dice-play = 遊玩這個骰局
dice-deal-columns-rolled = 擲骰決定的縱列
dice-deal-columns-expert = 進階遊戲的縱列
dice-record = 遊戲紀錄
dice-record-take = 檢查遊戲紀錄
dice-record-none = 這份紀錄沒有種子碼，無法比對骰子。
dice-record-bad = 這不是遊戲紀錄。
dice-how = 如何自己驗證
dice-how-told = 種子碼的 SHA-256 就是指紋。每次擲骰都是 HMAC-SHA-256：以種子碼為金鑰、以標籤為訊息，例如第五個半天是「troyes-dice/1/roll/5/0」。每個小於 252 的位元組產生一顆骰子：除以 6 的餘數再加 1。先是黑色骰子，再來是三顆透明骰子。轉盤、縱列和板塊各有自己的標籤，並以同樣方式洗混。

## Printing

print-title = 列印空白計分頁
print-game-title = 列印 { $name } 的計分頁
print-told = 一張計分頁印成一頁，A4 或 Letter，白底黑字。
print-now = 列印
print-columns = 縱列的數字
print-blank = 空白，自行填寫
print-in-order = 1 到 6，適合第一次玩
print-name = 姓名
print-date = 日期
print-deal = 骰局
print-characters = 人物
print-total = 總分

## The player

player-title = 你
player-lead = 這裡沒有帳號。這個瀏覽器保存一把鑰匙，讓你每次回來都是同一位玩家，保有你的遊戲和成就。
player-name = 你的名字
player-name-told = 新遊戲會預先填上。
player-save = 儲存
player-saved = 已儲存。
player-move = 把遊戲帶到其他裝置
player-move-told = 復原碼能在其他裝置開啟你的遊戲和成就，也能在這個瀏覽器忘記你時把它們找回來。請像鑰匙一樣保管：拿到它的人就能以你的身分遊玩。
player-make-code = 產生復原碼
player-make-another = 產生新的復原碼
player-has-code = 你已有復原碼。產生新的之後，舊的就會失效。
player-code = 你的復原碼
player-code-once = 它只會顯示這一次。請抄下來，或複製到安全的地方。
player-copy-code = 複製復原碼
player-use = 在這裡使用復原碼
player-use-told = 這台裝置會變成該復原碼的玩家。目前的內容仍屬於原本的玩家：若想換回來，請先為原本的玩家產生復原碼。
player-use-field = 復原碼
player-use-hint = 五組，每組四個字元。大小寫、空格和連字號都不影響。
player-become = 成為這位玩家
player-became = 歡迎回來，{ $name }。這台裝置現在以你的身分遊玩。
player-became-nameless = 歡迎回來。這台裝置現在以你的身分遊玩。
player-devices = 你的裝置
player-devices-told = 這些瀏覽器都以你的身分遊玩。登出後，那個瀏覽器就無法再以你的名義遊玩。
player-device-this = 這個瀏覽器
player-device-seen = 上次使用：{ $day }
player-device-unknown = 不明的瀏覽器
player-device-end = 登出
player-device-end-named = 登出 { $device }
player-devices-end = 登出其他所有裝置
player-device-ended = 已登出。
player-forget = 在這台裝置上忘記我
player-forget-told = 遊戲仍留在伺服器上，連結也依然有效，但這個瀏覽器不再知道它們是你的。
player-forget-button = 在此忘記我
player-forget-sure = 要在這台裝置上忘記你嗎？
player-forget-code = 你的復原碼能把你找回來。
player-forget-no-code = 你沒有復原碼：沒有人能把你找回來。
player-forget-yes = 是，忘記我
player-forgotten = 這台裝置已經忘記你。下一場遊戲會是新的玩家。
cancel = 取消

## Hall of honour

hall-title = 成就
hall-lead = { $count ->
    [0] 這裡掛著二十一面盾徽，都還空著。每一面都能在一場完成的遊戲中贏得，或靠持續遊玩取得，並永遠屬於你。
    [21] 二十一面盾徽全都是你的。香檳地區從未見過這等盛況。
   *[other] 二十一面盾徽中，有 { $count } 面屬於你。贏得的永遠是你的。
}
hall-best = 最高分
hall-finished = 場完成的遊戲
hall-earned = 面盾徽
hall-counts = 哪些遊戲算數？由伺服器擲骰，而且就這個伺服器所知，那些骰子對你來說是新的：也就是你第一次用這些骰子玩的遊戲。已知種子碼的骰局、上傳的遊戲，或從其他遊戲分支出來的都不算。在這台裝置上遊玩的所有人共享同一份成就。
hall-group-glory = 榮耀
hall-group-buildings = 建設
hall-group-plenty = 富足
hall-group-constancy = 恆心
feat-score-45 = 市集小鎮
feat-score-55 = 驕傲之城
feat-score-65 = 香檳明珠
feat-win-60 = 鄰里之冠
feat-character-18 = 鼎力贊助
feat-citizens-40 = 街巷熙攘
feat-prestige-red = 塔樓環繞
feat-prestige-yellow = 門庭若市
feat-prestige-white = 尖塔之城
feat-work-red = 伯爵歡心
feat-work-yellow = 政通人和
feat-work-white = 主教祝福
feat-resources-influence = 顯貴之友
feat-resources-deniers = 金庫滿盈
feat-resources-knowledge = 書香之家
feat-citizens-red = 圓桌騎士
feat-citizens-yellow = 百工齊聚
feat-citizens-white = 滿座詩班
feat-three-alone = 默默耕耘
feat-three-together = 良朋滿座
feat-three-banquets = 盛宴烽火
feat-score-45-told = 以 45 分以上完成遊戲
feat-score-55-told = 以 55 分以上完成遊戲
feat-score-65-told = 以 65 分以上完成遊戲
feat-win-60-told = 在多人遊戲中以 60 分以上獲勝，平手也算
feat-character-18-told = 從一位人物獲得 18 分以上
feat-citizens-40-told = 結束時擁有 40 名以上的市民
feat-prestige-red-told = 建成全部六座堡壘
feat-prestige-yellow-told = 建成全部六座大禮堂
feat-prestige-white-told = 建成全部六座大教堂
feat-work-red-told = 建成全部六座伯爵宮
feat-work-yellow-told = 建成全部六座市政廳
feat-work-white-told = 建成全部六座主教轄區
feat-resources-influence-told = 圈滿 18 點影響力
feat-resources-deniers-told = 圈滿 18 枚銀幣
feat-resources-knowledge-told = 圈滿 18 點知識
feat-citizens-red-told = 填滿騎士軌道
feat-citizens-yellow-told = 填滿工匠軌道
feat-citizens-white-told = 填滿牧師軌道
feat-three-alone-told = 完成三場單人遊戲
feat-three-together-told = 完成三場多人遊戲
feat-three-banquets-told = 完成三場「宴會與劫掠」遊戲
feat-earned = { $name }，{ $date }
feat-progress = { $count } / 3

## Your games

games-title = 你的遊戲
games-none = 還沒有遊戲。第一場只要輕輕一點。
games-start = 開始遊戲
games-unfinished = 未完成
games-finished = 已完成
games-go-on = 繼續
games-result = 結果
games-remove-label = 從列表移除 { $names } 的遊戲
games-remove-sure = 要從你的列表移除嗎？遊戲本身和連結都會保留。
games-remove-yes = 是，移除
games-keep = 保留
games-removed = 已從你的列表移除。
games-more = 顯示更早的遊戲
games-upload = 上傳遊戲紀錄
games-upload-told = 在這裡或別處下載的紀錄可以重獲新生：完成的遊戲附上結果與回放，未完成的可以接著玩。
games-won = { $name }，{ $score } 分，獲勝
columns-mode-first = 依序縱列
columns-mode-rolled = 擲骰縱列
columns-mode-expert = 進階縱列
origin-drawn = 在此抽出
origin-chosen = 已知骰局
origin-imported = 上傳
origin-branched = 分支

## Result

result-title = 結果
result-of = { $names } 的結果
result-unfinished = 這場遊戲還在進行。等所有人都完成後，結果就會出現在這裡。
result-to-table = 回到遊戲
result-alone = { $total } 分
result-village = 一座有未來的村莊。下一座會立足在更穩固的土地上。
result-town = 一座出色的市集小鎮：人們遠道而來。
result-city = 一座驕傲的城市。整個香檳地區都在談論它。
result-jewel = 香檳明珠。少有城市能有如此風采。
result-wins = { $names } 獲勝
result-share = { $names } 並列獲勝
result-with = { $points } 分
result-count = 計分
result-line = 項目
result-left-over = 剩餘{ $resource }
result-left-told = 剩 { $count }
result-each = 每名一分
result-total = 總分
result-skip = 按任意鍵或點一下，立即顯示全部。
result-feats = 盾徽
result-feats-none = 這次沒有盾徽。
result-feats-new = 新的成就
result-feats-uncounted = { $origin ->
    [chosen] 這個骰局的種子碼是已知的，因此盾徽不列入成就。
    [imported] 這是上傳的遊戲，因此盾徽不列入成就。
    [branched] 這場遊戲從另一場分支而來，因此盾徽不列入成就。
   *[drawn] 這些骰子先前已經見過，因此盾徽不列入成就。
}
result-to-hall = 查看成就
result-sheets = 最終的計分頁
result-sheet = 最終的計分頁
result-new = 新遊戲
result-replay = 觀看回放
result-again = 再玩這個骰局
result-send = 傳送這個骰局
result-send-title = 一個骰寫特魯瓦的骰局
result-link = 複製結果連結
result-link-title = 一場骰寫特魯瓦的結果
result-print = 列印計分頁
result-next = 接下來呢？
result-dice = 骰子
result-dice-told = 指紋在第一次擲骰前就已公布；種子碼就是產生它的來源。
result-no-seed = 這場遊戲的骰子不是來自種子碼。
result-parent = 從先前的遊戲分支
result-of-many = { $first } 與其他 { $others } 人的結果
result-halves = 每兩個一分
result-standing = ×{ $points }，{ $standing } 座
result-dice-imported = 這場遊戲的骰子來自這個種子碼。遊戲是在別處進行的，因此第一次擲骰前沒有在這裡公布任何東西。

## Replay

replay-title = { $names } 的回放
replay-nothing = 還沒有任何進展：所有玩家每完成一個半天，回放就會增加。
replay-start = 城市的格局已定
replay-start-told = 三種資源各三個，沒有市民，十八個空白區格。
replay-setup = 設置
replay-steps = 這個半天的步驟
replay-no-blow = 沒有受到攻擊。
replay-slider = 遊戲的時間點
replay-at = { $when }，第 { $step } / { $steps } 步：{ $what }
replay-back = 上一步
replay-forward = 下一步
replay-back-half = 上一個半天
replay-forward-half = 下一個半天
replay-play = 播放
replay-pause = 暫停
replay-cost = 花費
replay-so-far = 分（目前）
replay-branch = 從這裡接著玩
replay-branch-title = 從{ $when }接著玩
replay-branch-told = 新遊戲會保留這個半天之前的一切。原本的遊戲維持不變。
replay-branch-dice = 之後的骰子
replay-branch-same = 與這場遊戲相同的骰子
replay-branch-fresh = 全新的骰子
replay-branch-note = 分支出來的遊戲無法獲得盾徽。
replay-branch-running = 遊戲進行期間，只有獨自遊玩的人能用相同的骰子繼續，而且原本的遊戲就不再獲得盾徽；其他人會拿到新的骰子。
replay-branch-start = 開始
replay-keys = 左右鍵：一步。上下鍵：半天。空白鍵：播放。
replay-to-result = 結果
replay-controls = 回放控制

## Tables for people anywhere

host-name = 桌主
room-title = { $name } 的遊戲桌
room-lead-host = 把連結傳給要一起玩的人。每個人都會在自己的螢幕上看到相同的骰子。
room-lead-guest = 人到齊後，由 { $name } 開始遊戲。
room-lead-visitor = 入座一起玩，或留下來觀戰。
room-full = 座位都滿了。你可以留下來觀戰。
room-removed = { $name } 已將你移出這張遊戲桌。你仍然可以觀戰。
room-closed = 這張遊戲桌已關閉
room-closed-told = 桌主在遊戲開始前關閉了它。
room-link = 這張遊戲桌的連結
room-copy = 複製連結
room-share = 分享
room-share-title = 一張骰寫特魯瓦的遊戲桌
room-qr = 連結的 QR 碼，可用手機相機掃描
room-places = 座位
room-place = 座位 { $number }
open-place = 空位
open-place-told = 有連結的人都能坐
expected = 等待入座
host = 桌主
you-mark = 你
here = 在場
not-here = 不在
watching-count = { $count ->
    [0] 沒有人觀戰。
   *[other] { $count } 人觀戰。
}
sit-here = 坐這裡
sit-name = 你的名字
sit-down = 入座
change-name = 更改你的名字
save-name = 儲存
bot = 機器人
bot-named = { $level }機器人
bot-level = 座位 { $number } 的機器人等級
bot-instead = 在座位 { $number } 放機器人
add-place = 新增座位
add-bot = 新增機器人
place-up = 將 { $name } 上移
place-down = 將 { $name } 下移
place-remove = 移除座位 { $number }
place-remove-bot = 從座位 { $number } 移除機器人
place-remove-person = 將 { $name } 移出遊戲桌
remove-sure = 要移除 { $name } 嗎？
remove-sure-told = 被移除的人無法再在這裡入座。
remove-yes = 是，移除
level-novice = 新手
level-apprentice = 學徒
level-journeyman = 熟手
level-master = 大師
level-grandmaster = 宗師
level-novice-told = 每場約 40 分
level-apprentice-told = 每場約 48 分
level-journeyman-told = 每場約 56 分
level-master-told = 每場約 64 分
level-grandmaster-told = 每場約 64.5 分，機器人的極限
room-options = 遊戲設定
room-columns-rolled-note = 擲骰決定第一個點數
room-columns-expert-note = 洗混的順序
direction = 方向
direction-any = 由骰子決定
pace = 步調
pace-together = 一起進行
pace-together-told = 所有人都行動後，才會擲下一批骰子。
pace-own = 各自進行
pace-own-told = 大家用相同的骰子，想玩多快就多快；別人的進度，只看得到自己已經玩到的地方。
limit = 每個半天的時限
limit-none = 不限時間
limit-told = 時間到了就由代打完成這個回合，之後還可以收回。
limit-seconds = { $count } 秒
limit-minutes = { $count } 分鐘
limit-hours = { $count } 小時
limit-days = { $count } 天
stand-in = 代打
stand-in-told = 有人時間用完時，由{ $level }代打
public = 在大廳公開
public-told = 任何人都能找到這張遊戲桌並入座。
private-told = 只有透過連結才能來到這裡。
chat-option = 聊天
chat-on = 大家可以互傳訊息
chat-off = 不能傳訊息
room-webhook = 有新骰子時通知頻道
room-webhook-told = ntfy、Discord 或 Slack 的 https 網址。只有你看得到。
room-webhook-others = 這張桌子有別人提供的網址。只有本人看得到內容；你可以移除它。
room-webhook-remove = 移除網址
webhook-field = 網址
webhook-save = 儲存網址
without-banquets = 不加宴會與劫掠
room-start = { $count ->
    [1] 單人開始
   *[other] { $count } 人開始遊戲
}
room-start-note = 空位不列入遊戲。
room-start-expected = 等待入座的人若還沒到，遊戲不會等他們。
room-leave = 離開遊戲桌
room-close = 關閉遊戲桌
room-close-sure = 要關閉這張遊戲桌嗎？
room-close-told = 所有人都會離席，連結也會失效。
room-close-yes = 是，關閉
room-fair = 誰都動不了手腳的骰子
room-fair-told = 這是伺服器祕密值的指紋，在任何人入座前就已公布。每個入座的人都會加入一段隨機值；所有骰子都由兩者共同產生，遊戲結束時人人都能檢查。
told-sat = { $name } 入座了。
told-stood = { $name } 離開了遊戲桌。
told-started = 遊戲開始。
told-acted = { $names } 已行動。
told-all-acted = 所有人都已行動。

## At a table of several devices

still-thinking = { $names } 還在思考。
player-finished-own = 你已經完成了
still-playing = { $names } 還在玩。等所有人都完成後，就會公布結果。
dice-soon = { $seconds } 秒後擲下一批骰子
first-dice-soon = { $seconds } 秒後擲第一批骰子
result-soon = { $seconds } 秒後公布結果
time-left-label = 你在這個半天的時間：剩 { $time }
time-days = { $days } 天 { $hours } 小時
time-hours = { $hours } 小時 { $minutes } 分
stood-in = 這個回合由代打完成。
stood-in-last = 時間到了，代打已替你完成回合。
play-myself = 自己玩
spectator-told = 計分頁只顯示到所有人都已完成的半天。
spectator-own = 計分頁只顯示到進度最慢的玩家為止。
to-own-sheet = 回到你的計分頁
player-stand-in = 代打中
player-gone = 不在
player-at = 可看到第 { $number } 回合
player-at-start = 還看不到進度
player-own-at = 第 { $number } 回合
player-own-done = 第 { $number } 回合完成
tell-dice = 有新骰子時通知我
tell-dice-on = 有新骰子時會通知你
tell-dice-denied = 這個瀏覽器不允許這個頁面傳送通知。
new-dice = 新骰子
new-dice-title = 新骰子！{ $title }
new-dice-told = { $when }：你的城市在等你。
table-link = 複製這張遊戲桌的連結

## Talk

talk = 聊天
talk-unread = 聊天，{ $count } 則新訊息
talk-empty = 還沒有人說話。
talk-field = 你的訊息
talk-send = 傳送
talk-off = 桌主已關閉聊天。
talk-switch-on = 開啟聊天
talk-switch-off = 關閉聊天
talk-watcher = 觀戰
talk-watchers-only = 遊戲結束前，只有觀戰的人看得到這些訊息。
talk-name = 傳訊息時使用的名字
talk-name-first = 先告訴大家你的名字，就可以傳訊息。
talk-mute = 將 { $name } 靜音
talk-unmute = 取消 { $name } 的靜音
talk-muted = 已將 { $count } 人靜音。
talk-said = { $name } 說：{ $text }
talk-sign = { $name }：{ $sign }
talk-signs = 表情
talk-close = 收起聊天
sign-applause = 鼓掌
sign-astonished = 驚訝
sign-ouch = 好痛
sign-laugh = 大笑
sign-wave = 揮手
sign-heart = 愛心

## The lobby

lobby-title = 找遊戲桌
lobby-lead = 此刻所有的公開遊戲桌。入座一起玩，或看看別人怎麼玩。
lobby-empty = 目前沒有公開的遊戲桌。
lobby-empty-told = 自己開一桌吧：想開放多久，就開放多久。
lobby-make = 建立公開桌
lobby-gathering = 集合中
lobby-playing = 進行中
lobby-open = { $count ->
    [0] 已滿
   *[other] { $count } 個空位
}
lobby-bots = { $count } 個機器人
lobby-join = 加入
lobby-watch = 觀戰
lobby-join-label = 加入 { $name } 的遊戲桌
lobby-watch-label = 觀戰 { $name } 的遊戲桌
lobby-limit = 每個半天 { $time }

## Making a table

setup-where = 要在哪裡玩？
setup-here = 在這台裝置
setup-here-told = 獨自遊玩，或輪流傳著玩。
setup-anywhere = 在多台裝置
setup-anywhere-told = 無論身在何處，一個連結就能讓大家來到同一張遊戲桌。
setup-places = 座位
setup-anywhere-note = 其他設定在遊戲開始前，都可以在遊戲桌上更改。
setup-open-table = 開桌

## After a game of several devices

rematch = 再戰一場
rematch-told = 新的一場已經開桌：同樣的人，新的遊戲桌。
rematch-join = 加入再戰
rematch-note = 同樣的人、新的遊戲桌、新的骰子。
result-copy = 複製結果文字
result-summary = 骰寫特魯瓦：{ $when }
dice-mixture = 種子碼是怎麼來的
dice-mixture-told = 由伺服器的祕密值，與同桌每個人看過其指紋後加入的隨機值混合而成。
dice-secret = 伺服器的祕密值
dice-secret-mark = 祕密值的指紋
dice-secret-seen = 與這個瀏覽器入座前看到的相同。
dice-secret-published = 與遊戲桌上公布的相同。
dice-secret-wrong = 與公布的不同：{ $published }
dice-secret-none = 沒有可以比對的依據。
dice-added = 大家加入的隨機值
dice-own = 這個瀏覽器加入的
dice-own-right = 它在其中，因此沒有人能事先知道骰子。
dice-own-wrong = 它不在其中。
dice-own-none = 這個瀏覽器沒有在那張遊戲桌入座，也沒有加入任何東西。
dice-seed-mixed = 種子碼
dice-seed-right = 它確實來自祕密值與大家加入的隨機值。
dice-seed-wrong = 它並非來自祕密值與大家加入的隨機值。
player-webhook = 新骰子的通知
player-webhook-told = 你沒在看遊戲桌時，可以用訊息通知你有新骰子：透過 ntfy 傳到手機，或傳到 Discord 或 Slack 的頻道。
player-webhook-field = 網址（https）
player-webhook-hint = 例如 https://ntfy.sh/ 加上沒人猜得到的名稱。留空就不會收到訊息。
player-webhook-saved = 已儲存。有新骰子時會通知那裡。
player-webhook-gone = 已儲存。不會傳送訊息。
## What can go wrong

error-unreachable = 無法連上伺服器。你連上網路了嗎？
error-misunderstood = 伺服器看不懂這個要求，請重新載入頁面。
error-internal = 伺服器出了點問題。沒有任何變更，請再試一次。
error-too-slow = 花費的時間太久了，請再試一次。
error-slow-request = 請求未能及時送達，請再試一次。
error-bad-host = 伺服器無法辨識你連線所用的網址。
error-not-ready = 伺服器暫時無法讀取遊戲，請稍後再試。
error-not-stored = 無法儲存，請再試一次。
error-unknown-outcome = 伺服器還不確定是否已儲存，會自動再次詢問。
error-too-many = 一次太多了，請稍候片刻。
error-server-full = 目前人數太多，請稍後再試。
error-too-large = 內容太大，伺服器無法接收。
error-foreign-origin = 這是由其他網站的頁面送出的。
error-no-such-path = 這個網址沒有任何內容。
error-no-such-game = 沒有這場遊戲。
error-no-such-deal = 沒有這個骰局。
error-no-such-code = 沒有人使用這個復原碼。
error-no-such-session = 這個瀏覽器已經登出了。
error-not-yours = 這是別人的遊戲。
error-not-your-seat = 這個座位是別人的。
error-no-such-seat = 沒有這個座位。
error-not-seen = 這個半天還不能觀看。
error-dice-secret = 這局遊戲用的是另一局仍在進行中的遊戲的骰子，等那一局結束後才能觀看。
error-bad-name = 名字需為 1 到 40 個字元。
error-bad-seed = 種子碼最多 200 個字元。
error-bad-columns = 1 到 6 的每個點數都必須出現一次。
error-bad-half-day = 一場遊戲只有第 1 到第 16 個半天。
error-bad-record = 無法使用這份遊戲紀錄：{ $sentence }
error-player-count = 遊戲人數為 1 到 10 人。
error-not-rolled = 還沒有擲骰。
error-turn-finished = 這個半天的回合已經結束。
error-turn-pending = 這個半天的回合還沒結束。
error-others-pending = 還有人沒完成這個半天。
error-game-over = 遊戲已經結束。
error-nothing-to-take-back = 沒有可以收回的動作。
error-other-question = 得先做另一個決定。
error-relief-not-needed = 你付得起一顆骰子，因此沒有救濟。
error-plaza-destroyed = 這座廣場已被摧毀，不能選用它的骰子。
error-payment-missing = 請選擇用哪種資源支付。
error-payment-not-asked = 這顆骰子不需要支付任選資源。
error-too-dear = 你付不起。
error-value-out-of-range = 骰子無法調整到這個點數。
error-value-fixed = 因為劫掠，影響力無法調整這顆骰子。
error-color-fixed = 因為劫掠，這顆骰子的顏色無法改變。
error-no-prestige = 因為劫掠，這顆骰子不能建造聲望建築。
error-value-zero = 點數為 0 的骰子不能建造。
error-built = 這座建築已經建成。
error-crossed = 這個位置已被劃掉。
error-not-work = 這項獎勵只能建造工作建築。
error-not-other-prestige = 這項獎勵只能建造其他顏色的聲望建築。
error-track-full = 這條軌道已滿。
error-not-of-this-tile = 這名市民必須是工匠或牧師。
error-bad-contribution = 頁面和伺服器看不懂彼此的內容，請重新載入頁面。
error-bad-limit = 每個半天的時限為 10 秒到兩週。
error-bad-text = 訊息需為 1 到 500 個字元。
error-bad-webhook = 網址必須以 https 開頭。
error-begun = 遊戲已經開始。
error-chat-off = 桌主已關閉聊天。
error-closed = 這張遊戲桌已關閉。
error-full = 座位都滿了。
error-no-identity = 請先告訴我們你的名字。
error-no-name = 請先告訴我們你的名字。
error-no-secret = 這張遊戲桌遺失了祕密值，請另開一桌。
error-no-such-place = 沒有這個座位。
error-no-table = 這場遊戲沒有在集合玩家。
error-nobody = 還沒有人入座。
error-not-host = 只有桌主能這麼做。
error-not-over = 遊戲還沒結束。
error-own-place = 你可以離開座位，但不能移除自己。
error-removed = 桌主已將你移出這張遊戲桌。
error-taken = 這個座位已經有人。

## Hints and analysis

hint = 提示
hint-title = 各個決定的價值
hint-costs = 提示會說明每個決定平均會帶來多少最終得分，並在你的計分頁上為最好的幾個標上名次。用過提示的人無法在這場遊戲獲得盾徽。
hint-costs-once = 只會詢問這一次。之後這場遊戲會標示為「使用提示」。
hint-without = 不用提示
hint-show = 顯示提示
hint-close = 關閉提示
hint-rank = { $first ->
    [yes] 最佳，預期 { $points } 分
   *[no] 第 { $rank } 名，預期 { $points } 分，比最佳少 { $behind } 分
}
hint-told = 提示：{ $place }；{ $ranks }
hint-exact = 已計算到最後，沒有任何估計。
hint-looking = { $count ->
    [0] 初步估計…
   *[other] 已仔細檢視 { $count } 個決定…
}
hint-complete = 已仔細檢視 { $count } 個決定
hint-thinking = 請稍候…
hint-others = 其他 { $count } 個位置
hint-own = 你的選擇
hint-about = ≈ 表示初步估計：落後太多，沒有再仔細檢視
key-hints = 各個決定的價值
with-hints = 使用提示
hints-option = 提示
hints-on = 玩家可以詢問決定的價值，但用過的人無法獲得盾徽
hints-off = 沒有人能使用提示
result-feats-hinted = 你在這場遊戲用過提示，所以無法獲得盾徽。
reason-more = { $part ->
    [citizens] 市民多 { $points } 分
    [rows] 橫排多 { $points } 分
   *[resources] 資源多 { $points } 分
}
reason-less = { $part ->
    [citizens] 市民少 { $points } 分
    [rows] 橫排少 { $points } 分
   *[resources] 資源少 { $points } 分
}
result-analysis = 分析這場遊戲
analysis = 分析
analysis-title = { $names } 的分析
analysis-waiting = 即將開始分析這場遊戲…
analysis-working = 正在檢視每個半天…
analysis-progress = 分析進度
analysis-sum-title = 得分從何而來
analysis-sum = 得分 { $score } = 起點 { $start }，運氣 { $luck }，失分 { $loss }，修正 { $rest }
analysis-score = 得分
analysis-start = 起點
analysis-luck = 運氣
analysis-loss = 失分
analysis-rest = 修正
analysis-without-luck = 排除運氣
analysis-start-told = 第一次擲骰前，最佳玩法的預期得分
analysis-luck-told = 骰子帶來高於或低於預期的分數
analysis-loss-told = 更好的決定原本能帶來的分數
analysis-rest-told = 程式仔細檢視後改變看法的分數
analysis-strongest-score = 最強機器人用這些骰子：{ $points }
analysis-adjusted = 如果骰運普通，這樣的玩法大約會有 { $points } 分。
analysis-classes = 依好壞分類的決定
classes-best = 最佳
classes-fine = 不錯
classes-inaccuracy = 不精確
classes-mistake = 失誤
classes-blunder = 嚴重失誤
class-best = 最佳
class-fine = 不錯
class-inaccuracy = 不精確
class-mistake = 失誤
class-blunder = 嚴重失誤
analysis-curve = 預期得分
analysis-curve-label = 十六個半天的預期得分曲線，從起點的 { $start } 到最後的 { $score }。下方的滑桿會說明每個半天。
analysis-legend-line = 預期得分
analysis-legend-strongest = { $name }，相同的骰子
analysis-day = 第 { $day } 天
analysis-slider = 半天
analysis-half-day = { $when }：骰子讓預期得分改變 { $luck }，決定造成的失分是 { $loss }。之前是 { $before }，之後是 { $after }。
analysis-table = 所有半天的數字
analysis-when = 半天
analysis-before = 之前
analysis-after = 之後
analysis-decisions = 決定
analysis-all = 整場遊戲
analysis-mistakes = 失分的地方
analysis-none = 程式看不出與最佳玩法有任何差別。
analysis-better = 更好：{ $what }
analysis-taken = 實際選擇
analysis-best = 更好的選擇
analysis-compare = 實際選擇或更好的選擇
analysis-expected = 預期分
analysis-reason = 更好的選擇：{ $reason }。
analysis-again = 從這裡再試一次
analysis-replay = 在回放中查看
analysis-strongest = 最強的機器人用相同的骰子
analysis-strongest-told = { $name }用這些骰子得到 { $points } 分，這裡是 { $own } 分。它同樣無法預知任何骰子。
analysis-strongest-replay = 看它怎麼玩
analysis-players = 誰運氣好，誰玩得最好
analysis-luckiest = 運氣最好
analysis-played-best = 玩得最好
analysis-note = 所有數字都以最終得分的分數計算，根據程式對良好玩法的預期；只有最後兩個半天是精確的。0.3 分以下的差距沒有意義。
error-no-hints = 這張遊戲桌不提供提示。
error-no-solver = 這台伺服器沒有分析程式，無法提供提示與分析。其他功能都正常。
error-solver-busy = 現在詢問的人太多，請稍後再試。
error-too-many-questions = 程式還在處理你的其他問題。

## In the terminal

# "a and b"; "a, b"; "a, b, and c"
list-two = { $left }和{ $right }
list-more = { $left }、{ $right }
list-last = { $left }和{ $right }
# One sentence after the other.
sentences = { $left }{ $right }
# "1 knight (2 to 3)"
with-detail = { $what }（{ $detail }）
# One letter, or one character, for each colour.
letter-red = 紅
letter-yellow = 黃
letter-white = 白
# Short prices, at most 9 columns wide.
short-influence = { $count } 影響力
short-deniers = { $count } 銀幣
short-knowledge = { $count } 知識
# What a tile does, at most 17 columns wide.
tile-1-banquet-short = 影響力調整 2 點
tile-1-raid-short = 影響力無效
tile-2-banquet-short = 免費
tile-2-raid-short = 多 1 枚銀幣
tile-3-banquet-short = 大教堂：各 1
tile-3-raid-short = 多 1 點知識
tile-4-banquet-short = 工作建築：+1 市民
tile-4-raid-short = 點數 0
tile-5-banquet-short = 改色只要 1
tile-5-raid-short = 顏色固定
tile-6-banquet-short = 堡壘：+2
tile-6-raid-short = 多 1 點影響力
tile-7-banquet-short = 大禮堂：+1
tile-7-raid-short = 無聲望建築
tile-8-banquet-short = 黑骰無害
tile-8-raid-short = 透明骰等同黑骰
# Drawings of a game, at most 80 columns wide.
show-before = 尚未擲骰
show-end = 遊戲結束
show-when = { $half ->
    [morning] 第 { $day } 天上午
   *[afternoon] 第 { $day } 天下午
}
show-day = 第 { $day } 天
show-black = 黑色
show-turns = { $color ->
    [red] 翻成紅色
    [yellow] 翻成黃色
   *[white] 翻成白色
}
show-tile = { $side ->
    [banquet] 宴會 { $number }
   *[raid] 劫掠 { $number }
}
show-any = 任意資源 1 個
show-any-more = 任選
show-points = { $name } · { $total } 分：市民 { $citizens } + 橫排 { $rows } + 資源 { $resources }
show-winner = 獲勝
show-value = 點數
show-built = 已建
show-open = 可建
show-lost = 失去
show-linked = 已連結
show-to-link = 待連結
show-protected = 受保護
show-pause = { $played } / { $all }：按 Enter 繼續，按 q 結束
with-die = 骰子 { $sector } 當作{ $color } { $value }；價格：{ $cost }。
# Playing in the terminal.
play-saved = 每次決定後，遊戲都會存到 { $file }。
play-unsaved = 遊戲無法儲存：{ $reason }
play-go-on = 之後可用這個指令繼續：{ $command }
play-have = 你有 { $what }。
play-taken-back = 已收回。
play-way = 骰子 { $sector }：{ $cost }
play-way-gain = 骰子 { $sector }：{ $what }；價格：{ $cost }
play-places = 所有位置
play-with-die = 用骰子 { $sector }
# Line by line, without drawings.
lines-hello = 輸入選項的號碼，或輸入「說明」查看其他指令。
lines-ask = 你的選擇：
lines-unknown = 「{ $typed }」不是選項。請輸入清單上的號碼，或輸入「說明」。
lines-built = 已建 { $positions }
lines-open = 可建 { $positions }
lines-lost = 失去 { $positions }
# What can be typed; English is always understood too.
command-help = 說明
command-sheet = 計分頁
command-dice = 骰子
command-places = 位置
command-players = 玩家
command-log = 編年史
command-undo = 復原
command-take-back = 收回
command-quit = 離開
command-help-told = 這份清單
command-sheet-told = 你的計分頁，逐橫排說明
command-dice-told = 骰子和接下來的廣場
command-places-told = 目前能到達的所有位置
command-players-told = 所有玩家的分數
command-log-told = 發生過的一切
command-undo-told = 回到上一個選擇
command-take-back-told = 收回這回合的上一個決定
command-quit-told = 離開；遊戲會保留
# On the whole screen.
screen-small = 視窗大小為 { $columns } × { $rows }；至少需要 80 × 24。
screen-quit-sure = 遊戲已儲存。再按一次 q 離開。
screen-out-of-reach = 無法到達
screen-reach = 可到達
screen-preview = 預覽
screen-die = 骰子
screen-choose = 選擇
screen-quit = 離開
key-list = 在清單中移動
key-rows = 計分頁的上一個或下一個橫排
key-places = 所有位置，不限骰子
key-log = 編年史
key-player = 下一位玩家的計分頁
key-quit = 離開；遊戲會保留

## The rules

rules = 規則
rules-contents = 目錄
rules-search = 搜尋規則
rules-found = { $count ->
    [0] 找不到符合的規則
   *[other] 找到 { $count } 條規則
}
rules-nothing = 沒有規則同時包含這些字詞：{ $query }
rules-all = 顯示所有規則
rules-ruling = 裁定
rules-ruling-told = 釐清印刷規則沒有說明的地方。
rules-copy = 複製 { $clause } 的連結
rules-quick = 速查表
rules-quick-told = 共兩頁，A4 或 Letter：遊戲中要查的都在這裡。
rules-clause = 規則 { $clause }
rules-whole = 在獨立頁面閱讀完整規則
key-rules = 目前說明的相關規則

## The guided games

learn = 邊玩邊學
learn-first = 第一次玩？邊玩邊學
learn-lead = 一場真正的單人遊戲，身旁有嚮導，在每件事第一次派上用場時說明。你可以隨意行動，也可以隨時請嚮導離開。
lesson-first = 你的第一場遊戲
lesson-first-told = 骰子、建築、黑色骰子和所有獎勵，在十六個半天裡學會。
lesson-banquets = 宴會與劫掠
lesson-banquets-told = 給熟悉遊戲的人：廣場旁三片板塊的作用。
lesson-start = 開始
lesson-go-on = 繼續
lesson-again = 重新開始
lesson-label = { $action }：{ $lesson }
lesson-so-far = 已說明 { $told } / { $total } 項
lesson-done = 全部說明完畢
guide = 嚮導
guide-next = 下一步
guide-back = 上一步
guide-done = 完成
guide-leave = 請嚮導離開
guide-resume = 繼續跟著嚮導
guide-left = 你已請嚮導離開。按 G 鍵或透過說明，就能請嚮導回來。
guide-at = { $number } / { $total }
guide-clause = 規則 { $clause }
guide-show = 示範給我看
guide-try = 我的建議
guide-try-told = 試試{ $die }，目標：{ $what }；價格：{ $cost }。
guide-wait = 請繼續遊玩：有新的事情時我會開口。
guide-wait-chosen = 確認它，或改選別的。
guide-wait-done = 準備好了就前往下一批骰子。
key-guide = 嚮導：下一步，或請嚮導回來
guide-welcome-title = 歡迎來到特魯瓦
guide-welcome-told = 你要在十六個半天裡建造一座城市，每個半天使用一顆骰子。這裡標出的數字是你的分數。開始玩吧，遇到什麼我就說明什麼。
guide-sheet-title = 你的計分頁
guide-sheet-told = 三個街區：紅色是貴族，黃色是平民，白色是教會。每個街區有六個縱列，各標有一個骰子點數。建築需要顏色和點數都相符的骰子。
guide-roll-title = 骰子交給你
guide-roll-told = 擲出第一批骰子：按下方的按鈕，或按 N 鍵。
guide-dice-title = 四顆骰子
guide-dice-told = 骰子由小到大順時針擺放。透明骰子的顏色就是所在廣場的顏色。你將使用其中一顆。
guide-prices-title = 骰子的價格
guide-prices-told = 最小的骰子免費。下一顆要任意資源 1 個，再來是 1 枚銀幣，最後是 2 枚銀幣。
guide-black-title = 黑色骰子
guide-black-told = 它摧毀所在的廣場：沒有人能選用那顆骰子。前兩天僅此而已。從第 3 天起，它還會攻擊你的計分頁。
guide-actions-title = 三種用法
guide-actions-told = 一顆骰子只做一件事：在同色軌道上獲得資源，或在同色街區建造——上排是聲望建築，下排是工作建築。骰子的點數決定是哪個縱列。
guide-choose-title = 選擇
guide-choose-told = 點一顆骰子，看它能做的一切；或點一個位置，看所有達成方式。每個位置都標出完整價格。
guide-preview-title = 還沒有付出任何東西
guide-preview-told = 計分頁上的藍色虛線畫出將發生的事，這個確認列也用文字說明，並列出價格和分數。你可以確認，也可以免費復原。
guide-citizens-title = 市民就是分數
guide-citizens-told = 工作建築帶來兩名同色市民。每名市民 1 分，軌道上有框的格子還會帶來更多。
guide-undo-title = 你可以改變主意
guide-undo-told = 確認過的回合，在看到下一批骰子之前都能收回。
guide-turning-title = 轉盤會轉動
guide-turning-told = 被摧毀的廣場會翻到另一面再回來：小圓片標出會是哪種顏色。每天下午結束後，轉盤轉動一個格位。這裡可以看到接下來的廣場。
guide-resources-title = 獲得資源
guide-resources-told = 骰子是幾點，就能獲得幾個資源：紅色得影響力，黃色得銀幣，白色得知識。花掉的會永遠劃掉，所以軌道總有用完的一天。
guide-value-title = 影響力改變點數
guide-value-told = 每花 1 點影響力，骰子的點數就加或減 1。到 1 和 6 為止。
guide-cathedral-title = 大教堂為橫排計分
guide-cathedral-told = 每座大教堂啟用一位人物，在遊戲結束時為一個橫排的建築計分。你的第 1、2 座大教堂讓該橫排每座建築得 1 分，第 3、4 座得 2 分，第 5、6 座得 3 分。
guide-fortress-title = 堡壘提供保護
guide-fortress-told = 堡壘帶來一名市民，並保護整個縱列，三個街區都算。黑色骰子就快攻擊了：把堡壘建在最怕受損的地方。
guide-saved-title = 城牆守住了
guide-saved-told = 從第 3 天起，黑色骰子會攻擊與所在廣場同色的街區，位置是標有其點數的縱列。有堡壘的地方什麼都不會失去。
guide-crossed-title = 被劃掉了
guide-crossed-told = 黑色骰子攻擊與所在廣場同色的街區，位置是標有其點數的縱列。沒有堡壘，那裡尚未建成的就再也不能建造。已建成的永遠安全，繼續計算。
guide-color-title = 知識改變顏色
guide-color-told = 2 點知識可以把骰子變成任何顏色。這種價格以淡色顯示。同一顆骰子可以同時改變顏色和點數。
guide-links-title = 相鄰建築之間的菱形
guide-links-told = 菱形兩側的建築都建成時，你立刻贏得它的獎勵。
guide-hall-title = 大禮堂看骰子
guide-hall-told = 這個半天可選用的骰子中，每有一顆符合大禮堂所標的顏色，就得一份效益。你使用的骰子以所在廣場的顏色計算。
guide-track-title = 沿途的獎勵
guide-track-told = 資源軌道的第 6、12、18 格還會各帶來一名市民。
guide-columns-title = 三條軌道齊頭並進
guide-columns-told = 三條市民軌道都到第 3 格時，你獲得三種資源各 1 個。都到第 6 格時，以及都到第 11 格時，你各免費建造一座任意的工作建築。所以不要讓任何一種顏色落後。
guide-free-title = 免費的建築
guide-free-told = 有些獎勵讓你免費建造：指定種類的任何空位都可以，不需要骰子。它和其他建築一樣有效，還可能觸發下一個獎勵。
guide-rows-title = 在一條軌道上走得遠
guide-rows-told = 市民軌道到第 15 格時，免費建造一座其他顏色的聲望建築。到第 20 格時，獲得其他兩色市民各一名。
guide-relief-title = 付不起的時候
guide-relief-told = 任何骰子都付不起時，你不行動，改為獲得三種資源各 1 個。這很少發生，但會用掉一個半天。
guide-score-title = 最後怎麼計分
guide-score-told = 每名市民 1 分；每位已啟用的人物，加上該橫排的分數；同種資源每剩 2 個得 1 分。
guide-last-title = 最後一個半天
guide-last-told = 這個回合之後就沒有了。同種資源每 2 個值 1 分：如果能換到更多，就花掉吧。
guide-end-title = 就是這些
guide-end-told = 你已經學會整個遊戲。看看結果，再用別的骰子玩、和朋友玩，或加入宴會與劫掠。
guide-tiles-title = 三片板塊
guide-tiles-told = 它們放在兩面同色的廣場旁，現在顯示宴會面。把游標移上去或長按就能閱讀。
guide-feast-title = 宴會上的骰子
guide-feast-told = 選用這顆骰子的人享有板塊的效果：
guide-use-title = 配合板塊
guide-use-told = 價格和後續都已經算進板塊的效果。額外花費直接相加。
guide-turn-over-title = 不速之客
guide-turn-over-told = 黑色骰子來到了宴會。這個半天結束時，板塊翻到劫掠面，直到遊戲結束都不再翻回。
guide-raid-title = 劫掠
guide-raid-told = 火炬標出翻面的板塊。從現在起，它會拖累那座廣場上的骰子。
guide-raided-title = 劫掠處的骰子
guide-raided-told = 這顆骰子比看起來更貴或更弱：
guide-limits-title = 只影響骰子
guide-limits-told = 板塊只影響放在那裡的骰子，而且只限於行動本身。對免費建築從不起作用。
guide-others-title = 還有五片
guide-others-told = 每場遊戲從八片中抽三片。其他板塊也以同樣的方式說明自己，其中一片甚至能安撫黑色骰子。
why-first-1 = 不用花費，而且兩名騎士就是兩分。
why-first-2 = 1 枚銀幣換 6 枚銀幣：為往後準備，途中還來一名工匠。
why-first-3 = 免費。Hugues de Payns 會為你的堡壘計分。
why-first-4 = 1 點影響力把 1 變成 2。明天黑色骰子就開始攻擊。
why-first-5 = 每座大教堂都讓之後的更有價值。
why-first-6 = 兩名騎士，還有半個菱形。
why-first-7 = 不用花費，湊成菱形，還帶來 3 點影響力。
why-first-8 = 有兩顆紅色骰子可選用，所以帶來四名騎士。
why-banquets-1 = 宴會再添一名騎士。
why-banquets-2 = 宴會讓最貴的骰子免費。

## By ear

told-preview = 確認後：{ $what }；價格：{ $cost }；{ $count } 分。

## Keys of one’s own, and pages that fail

keys-single = 單一字母、數字或符號的按鍵
keys-single-told = 如果你用語音操作電腦，或容易誤觸按鍵，可以關閉。Tab、方向鍵、Enter 和 Esc 仍然可以完成所有操作。
keys-change = 選擇其他按鍵
keys-taken = 「{ $key }」已被使用，或不是單一按鍵。
keys-usual = 預設按鍵
key-find = 搜尋規則
part-failed = 這裡出了點問題。頁面的其他部分仍可使用。
page-broken = 這個頁面出了點問題。你的遊戲都還在。
page-reload = 重新載入頁面
