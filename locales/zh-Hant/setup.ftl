### Setting up a game.

## Setting up

setup = 新遊戲
who-plays = 誰要玩？
add-player = 新增玩家
remove-player = 移除玩家{ $number }
move-up = 將玩家{ $number }上移
pass-note = 大家輪流使用這台裝置；每個人都有自己的計分頁，骰子則共用。
columns-first = 第一次玩
columns-first-note = 1 2 3 4 5 6，最容易看懂
columns-rolled = 擲骰決定
columns-rolled-note = 擲骰決定第一個點數，方向由你選
columns-expert = 專家模式
columns-expert-note = 任何你喜歡的順序
rolled-value = 骰子擲出{ $value }。要往哪個方向？
with-banquets = 加入宴會與劫掠
banquets-note = 三塊板塊放在兩面同色的廣場旁：起初是宴會，黑色骰子來過之後變成劫掠。
once-raided = 遭劫掠後：{ $does }
seed-title = 遊玩指定的骰局
seed-note = 相同的種子碼會產生相同的轉盤和骰子。自行輸入種子碼的遊戲無法獲得成就。
seed-any = 種子碼，任何文字皆可
use-seed = 使用這個種子碼
draw-again = 換一個骰局
seed-given = 有人把這個骰局傳給你：相同的轉盤、相同的骰子。已知種子碼的遊戲無法獲得成就。
deal-given = 有人把這個骰局傳給你：相同的轉盤、相同的骰子。
start = { $count ->
    [1] 開始遊戲
   *[other] { $count }人開始遊戲
}
bot-level = 座位{ $number }的機器人等級
add-bot = 新增機器人
level-novice-text = 每場約40分
level-apprentice-text = 每場約48分
level-journeyman-text = 每場約56分
level-master-text = 每場約64分
level-grandmaster-text = 每場約64.5分，機器人的極限
room-columns-rolled-note = 擲骰決定第一個點數，方向由街頭公告員選擇
room-columns-expert-note = 順序由街頭公告員決定

## Making a table

setup-where = 要在哪裡玩？
setup-here = 在這台裝置
setup-here-text = 獨自遊玩，或輪流傳著玩。
setup-anywhere = 在多台裝置
setup-anywhere-text = 無論身在何處，一個連結就能讓大家來到同一張遊戲桌。
setup-places = 座位
setup-anywhere-note = 其他設定在遊戲開始前，都可以在遊戲桌上更改。
setup-open-table = 開桌
