### Where there is no server: what that means, and how to run one.

server-lead = 獨自遊玩、與機器人對戰或圍著這台裝置一起玩，有這個網頁就夠了。要和其他裝置上的人一起玩，需要一台大家都連得到的伺服器。
server-run = 架設伺服器
server-run-text = 伺服器是單一程式，所需的一切都在其中；取得方式請見它的README。在朋友連得到的電腦上啟動它，再把網址傳給他們，打開就能玩。
server-use = 在伺服器上玩
server-use-text = 有認識的人架了伺服器嗎？這個網頁也能在那裡玩：開多台裝置共用的遊戲桌，擲出的骰子也能列入成就。
server-field = 伺服器的網址
server-take = 在那裡玩
server-now = 這個網頁目前在{ $address }上玩。
server-leave = 不用伺服器
server-refused = 沒有收到這個網頁可以讀取的回應。可能是連不上伺服器，也可能要請架設的人先允許這個網頁：
server-not-one = 這個網址有東西，但不是{ game }的伺服器。
server-bad-address = 網址的寫法如https://example.org。
server-insecure = 這個網頁以https載入，因此瀏覽器只讓它連到使用https的伺服器。
