### The player and their games.

## The player

player-title = 你
player-lead = 這裡沒有帳號。這個瀏覽器保存一把鑰匙，讓你每次回來都是同一位玩家，保有你的遊戲和成就。
player-lead-here = 這裡沒有帳號。你的遊戲只保存在這台裝置的這個瀏覽器裡。
player-name = 你的名字
player-name-text = 新遊戲會以這個名字稱呼你。
player-save = 儲存
player-saved = 已儲存。
player-move = 把遊戲帶到其他裝置
player-move-text = 復原碼能在其他裝置開啟你的遊戲和成就，也能在這個瀏覽器忘記你時把它們找回來。請像鑰匙一樣保管：拿到它的人就能以你的身分遊玩。
player-make-code = 產生復原碼
player-make-another = 產生新的復原碼
player-has-code = 你已有復原碼。產生新的之後，舊的就會失效。
player-code = 你的復原碼
player-code-once = 它只會顯示這一次。請抄下來，或複製到安全的地方。
player-copy-code = 複製復原碼
player-use = 在這裡使用復原碼
player-use-text = 這台裝置會變成該復原碼的玩家。目前的內容仍屬於原本的玩家：若想換回來，請先為原本的玩家產生復原碼。
player-use-field = 復原碼
player-use-hint = 五組，每組四個字元。大小寫、空格和連字號都不影響。
player-become = 成為這位玩家
player-became = 歡迎回來，{ $name }。這台裝置現在以你的身分遊玩。
player-became-nameless = 歡迎回來。這台裝置現在以你的身分遊玩。
player-devices = 你的裝置
player-devices-text = 這些瀏覽器都以你的身分遊玩。登出後，那個瀏覽器就無法再以你的名義遊玩。
player-device-this = 這個瀏覽器
player-device-seen = 上次使用：{ $day }
player-device-unknown = 不明的瀏覽器
player-device-end = 登出
player-device-end-named = 登出{ $device }
player-devices-end = 登出其他所有裝置
player-device-ended = 已登出。
player-forget = 在這台裝置上忘記我
player-forget-text = 遊戲仍留在伺服器上，連結也依然有效，但這個瀏覽器不再知道它們是你的。
player-forget-button = 在此忘記我
player-forget-sure = 要在這台裝置上忘記你嗎？
player-forget-code = 你的復原碼能把你找回來。
player-forget-no-code = 你沒有復原碼：忘記之後就無法找回。
player-forget-yes = 是，忘記我
player-forgotten = 這台裝置已經忘記你。下一場遊戲會是新的玩家。
player-webhook = 輪到你時的通知
player-webhook-text = 你沒在看遊戲桌時，可以用訊息通知你有新骰子：透過ntfy傳到手機，或傳到Discord或Slack的頻道。
player-data = 關於你的一切
player-data-text = 這個伺服器保存的關於你的一切，包括遊戲、訊息和瀏覽器，都可以下載或刪除。
player-export = 下載全部資料
player-erase = 刪除我的資料
player-erase-sure = 要永久刪除你的資料嗎？
player-erase-text = 你的單人遊戲和訊息會消失；和別人一起玩的遊戲會留下，但不再顯示你的名字。這無法復原，有復原碼也不行。
player-erase-yes = 是，刪除我的資料
player-erased = 你的資料已刪除。下一場遊戲會建立新玩家。
player-webhook-field = 網址（https）
player-webhook-hint = 例如https://ntfy.sh/加上沒人猜得到的名稱。留空就不會收到通知。
player-webhook-saved = 已儲存。有新骰子時會通知那裡。
player-webhook-gone = 已儲存。不會傳送通知。

## Your games

games-title = 你的遊戲
games-none = 還沒有遊戲。第一場只要輕輕一點。
games-start = 開始遊戲
games-unfinished = 未完成
games-finished = 已完成
games-go-on = 繼續
games-turn-of = 等待{ $names }
games-result = 結果
games-remove-label = 從列表移除{ $names }的遊戲
games-remove-sure = 要從你的列表移除嗎？遊戲本身和連結都會保留。
games-remove-yes = 是，移除
games-keep = 保留
games-removed = 已從你的列表移除。
games-more = 顯示更早的遊戲
games-upload = 上傳遊戲紀錄
games-upload-text = 在這裡或別處下載的紀錄可以重獲新生：完成的遊戲附上結果與回放，未完成的可以接著玩。
games-won = { $name }，{ $score }分，獲勝
player-own = 本裝置的遊戲
player-own-always = 一律在本裝置進行我的遊戲
player-own-text = 單人、與機器人對戰或在本裝置輪流遊玩的遊戲就不需要伺服器或網路。骰子由本裝置擲出，因此不列入成就，也不列入排名。因為沒有伺服器而在這裡開始的遊戲，之後會交給伺服器，讓你在其他裝置上也找得到；開啟此選項後，遊戲就只留在這裡。
player-thinking = 提示與分析
player-thinking-text = { $lack ->
    [none] 由這個瀏覽器計算，伺服器上的遊戲也一樣。伺服器只會知道你用了提示。
    [weights] 目前由伺服器計算：分析程式無法下載到這個瀏覽器，下次會再試。
    [simd] 目前由伺服器計算，這個瀏覽器也無法自行進行遊戲：它不支援WebAssembly的SIMD，沒有它，思考會慢上好幾倍。請改用較新版本的瀏覽器。
    [module] 目前由伺服器計算，這個瀏覽器也無法自行進行遊戲：它不能執行WebAssembly，或該功能已關閉。
   *[build] 由伺服器計算。
}
