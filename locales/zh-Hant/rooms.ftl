### Tables for people anywhere, before the game; the lobby.

## Tables for people anywhere

room-title = { $name }的遊戲桌
room-title-own = 你的遊戲桌
room-lead-host = 把連結傳給要一起玩的人。每個人都會在自己的螢幕上看到相同的骰子。
room-lead-guest = 人到齊後，由{ $name }開始遊戲。
room-lead-visitor = 入座一起玩，或留下來觀戰。
room-full = 座位都滿了。你可以留下來觀戰。
room-removed = { $name }已將你移出這張遊戲桌。你仍然可以觀戰。
room-link = 這張遊戲桌的連結
room-copy = 複製連結
room-share = 分享
room-qr = 連結的QR碼，可用手機相機掃描
room-places = 座位
room-place = 座位{ $number }
open-place-text = 有連結的人都能坐
expected = 等待入座
host = 桌主
you-mark = 你
here = 在場
not-here = 不在
watching-count = { $count ->
    [0] 沒有人觀戰。
   *[other] { $count }人觀戰。
}
sit-here = 坐這裡
sit-down = 入座
change-name = 更改你的名字
bot-instead = 在座位{ $number }放機器人
add-place = 新增座位
place-up = 將{ $name }上移
place-down = 將{ $name }下移
place-remove = 移除座位{ $number }
place-remove-bot = 從座位{ $number }移除機器人
place-remove-person = 將{ $name }移出遊戲桌
remove-sure = 要移除{ $name }嗎？
remove-sure-text = 被移除的人無法再在這裡入座。
remove-yes = 是，移除
room-options = 遊戲設定
pace = 步調
pace-together-text = 所有人都行動後，才會擲下一批骰子。
pace-own-text = 大家用相同的骰子，想玩多快就多快；別人的進度，只看得到自己已經玩到的地方。
limit = 每個半天的時限
limit-text = 時間到了就由代打完成這個回合，之後還可以收回。
stand-in = 代打
stand-in-text = 有人時間用完時，由{ $level }代打
public = 在大廳公開
public-text = 任何人都能找到這張遊戲桌並入座。
private-text = 只有透過連結才能來到這裡。
chat-option = 聊天
chat-on = 大家可以互傳訊息
chat-off = 不能傳訊息
room-webhook = 有新骰子時通知頻道
room-webhook-text = ntfy、Discord或Slack的https網址。只有你看得到。
room-webhook-others = 這張桌子有別人提供的網址。只有本人看得到內容；你可以移除它。
room-webhook-remove = 移除網址
webhook-field = 網址
webhook-save = 儲存網址
without-banquets = 不加宴會與劫掠
room-start = { $count ->
    [1] 單人開始
   *[other] { $count }人開始遊戲
}
room-start-note = 空位不列入遊戲。
room-start-expected = 等待入座的人若還沒到，遊戲不會等他們。
room-leave = 離開遊戲桌
room-close = 關閉遊戲桌
room-close-sure = 要關閉這張遊戲桌嗎？
room-close-text = 所有人都會離席，連結也會失效。
room-close-yes = 是，關閉
room-fair = 誰都動不了手腳的骰子
room-fair-text = 這是伺服器祕密值的指紋，在任何人入座前就已公布。每個入座的人都會加入一段隨機值；所有骰子都由兩者共同產生，遊戲結束時人人都能檢查。
hints-option = 提示
hints-on = 玩家可以詢問決定的價值，但用過的人無法獲得成就
hints-off = 沒有人能使用提示

## The lobby

lobby-title = 找遊戲桌
lobby-lead = 此刻所有的公開遊戲桌。入座一起玩，或看看別人怎麼玩。
lobby-empty = 目前沒有公開的遊戲桌。
lobby-empty-text = 自己開一桌吧：只要你在，就一直開放。
lobby-make = 建立公開桌
lobby-gathering = 集合中
lobby-playing = 進行中
lobby-open = { $count ->
    [0] 已滿
   *[other] { $count }個空位
}
lobby-bots = { $count }個機器人
lobby-join = 加入
lobby-watch = 觀戰
lobby-join-label = 加入{ $name }的遊戲桌
lobby-watch-label = 觀戰{ $name }的遊戲桌

## Waiting for somebody

lobby-here = { $count ->
    [0] 目前沒有其他人在線。
   *[other] 目前還有{ $count }人在線。
}
lobby-bot = 先和機器人玩一局
lobby-call = 有人來時叫我
lobby-called = 一有人開桌就會通知你，不論你這時在玩什麼。
lobby-call-off = 不用叫我
lobby-code = 有人告訴你桌號嗎？
lobby-code-go = 前往該桌
call-table = { $name }開了一桌。
call-company = { $names }在你的桌邊坐下了。
call-follow = 過去看看
call-later = 稍後
room-code = 或直接念出來：
room-meanwhile = 先和機器人玩一局
room-meanwhile-text = 你的桌子會一直開著，有人坐下時會通知你。
