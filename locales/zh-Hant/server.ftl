### Where there is no server: what that means, and how to run one.

server-lead = 獨自遊玩、與機器人對戰或圍著這台裝置一起玩，有這個網頁就夠了。要和其他裝置上的人一起玩，需要一台大家都連得到的伺服器。
server-run = 架設伺服器
server-run-text = 伺服器是單一程式，所需的一切都在其中；取得方式請見它的README。在朋友連得到的電腦上啟動它，再把網址傳給他們，打開就能玩。
