### What every page may say, and the first page.
### How to translate, and what every language has decided: docs/translating.md.

## How parts are put together

# "3 deniers, 1 knight"
enumeration = { $left }、{ $right }
# "1 knight; link 1–2: 2 knights"
sequence = { $left }；{ $right }
# "Banquet: this die is free."
named = { $name }：{ $what }

## What many pages share

game = 骰寫特魯瓦
expansion = 宴會與劫掠
# The colour of a plaza in the sentences that say "plaza"; other messages refer to it.
plaza-color = { $plaza ->
    [red] 紅色
    [yellow] 黃色
   *[white] 白色
}
no-table = 這裡沒有遊戲桌
before-first = 尚未擲骰
players = 玩家
nobody = 玩家
connection-connecting = 連線中…
connection-open = 已連線
connection-lost = 連線中斷，重試中…
connection-back = 已重新連線
menu = 選單
close = 關閉
to-light = 切換為淺色主題
to-dark = 切換為深色主題
language = 語言
to-home = 首頁
half-day = { $half ->
    [morning] 第{ $day }天上午
   *[afternoon] 第{ $day }天下午
}
sheet-of = { $name }的計分頁
keys = 按鍵
replay = 回放
download-record = 下載遊戲紀錄
print-empty = 列印空白計分頁
commitment = 骰子的指紋
fair-dice-text = 全部十六次擲骰都來自一個祕密種子碼。這是它的指紋（SHA-256）；種子碼會在遊戲結束時公開，讓你檢查沒有任何骰子被動過手腳。
check-dice = 檢查骰子
player-number = 玩家{ $number }
columns = 縱列
copied = 已複製
roll = 黑色{ $black }；透明{ $clear }
record-drop = 也可以把檔案拖放到這裡，或在頁面任何地方貼上內容。
record-paste = 貼上遊戲紀錄的內容
record-text = 遊戲紀錄的內容
record-take = 使用這段內容
loading = 請稍候…
the-seed = 骰子的種子碼
print-now = 列印
cancel = 取消
result-to-table = 回到遊戲
with-hints = 使用提示
analysis = 分析
rules = 規則
rules-quick = 速查表
rules-clause = 規則{ $clause }
learn = 邊玩邊學
learn-first = 第一次玩？邊玩邊學

## The first page

home-title = 用四個骰子打造一座城
home-lead = 十六個半天、三個透明骰子，還有一個對誰都不留情的黑色骰子。可以獨自遊玩、圍著這台裝置一起玩，或與各地的人連線，最多十人。不需帳號。
play-alone = 單人遊玩
play-here = 設定新遊戲
play-friends = 和朋友玩
find-table = 找遊戲桌
go-on-playing = 繼續遊玩
history = 你的遊戲
hall = 成就
player = 你
home-foot = 自由軟體；你的遊戲都留在這台伺服器上。
home-foot-here = 自由軟體；你的遊戲都留在這台裝置上。
for-programs = 給程式使用：API
book = 手冊
not-found = 這裡什麼都沒有
not-found-text = 連結可能不完整，或這場遊戲已被刪除。
page-failed = 無法載入這個頁面。
try-again = 再試一次
unknown-problem = 出了點問題，請再試一次。
part-failed = 這裡出了點問題。頁面的其他部分仍可使用。
page-broken = 這個頁面出了點問題。你的遊戲都還在。
page-reload = 重新載入頁面

## Tables in a few words

columns-mode-first = 依序縱列
columns-mode-rolled = 擲骰決定縱列
columns-mode-expert = 專家模式
origin-chosen = 重玩的骰局
origin-imported = 上傳
origin-branched = 分支
origin-device = 本裝置的骰子
device-forgetful = 未儲存：關閉此頁面，遊戲就會結束
crier = 街頭公告員
crier-pass = 讓{ $name }當街頭公告員
room-share-title = 一張骰寫特魯瓦的遊戲桌
open-place = 空位
sit-name = 你的名字
save-name = 儲存
bot = 機器人
bot-named = { $level }機器人
level-novice = 新手
level-apprentice = 學徒
level-journeyman = 熟手
level-master = 大師
level-grandmaster = 宗師
pace-together = 一起進行
pace-own = 各自進行
limit-none = 不限時間
limit-seconds = { $count }秒
limit-minutes = { $count }分鐘
limit-hours = { $count }小時
limit-days = { $count }天
lobby-limit = 每個半天{ $time }
stood-in-for = 代打替{ $name }進行了這個回合。
stood-in-for-you = 這個回合由代打進行。
ended-early = 提前結束
games-turn-yours = 輪到你了
