### Talk, and what is told about people at a table.

## People at a table

announce-sat = { $name }入座了。
announce-stood = { $name }離開了遊戲桌。
announce-started = 遊戲開始。
announce-acted = { $names }已行動。
rematch-text = 新的一場已經開桌：同樣的人，新的遊戲桌。

## Talk

talk = 聊天
talk-unread = 聊天，{ $count }則新訊息
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
talk-mute = 將{ $name }靜音
talk-unmute = 取消{ $name }的靜音
talk-muted = 已將{ $count }人靜音。
talk-said = { $name }說：{ $text }
talk-sign = { $name }：{ $sign }
talk-signs = 表情
talk-close = 收起聊天
sign-applause = 鼓掌
sign-astonished = 驚訝
sign-ouch = 好痛
sign-laugh = 大笑
sign-wave = 揮手
sign-heart = 愛心
