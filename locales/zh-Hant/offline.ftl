### The game without a network: what is kept, and new versions.

offline-ready = 可離線遊玩
offline-fetching = 正在準備離線遊玩：{ $percent }%
offline-update = 有新版本。
offline-take = 立即更新
offline-failed = 尚不能離線遊玩
offline-title = 沒有網路時
offline-switch = 把整個遊戲保存在這台裝置上
offline-text = 除了與其他人連線以外，一切都可以在沒有網路時使用：獨自、與機器人或圍著這台裝置遊玩、回放、分析、規則與列印。關閉後，所保存的程式會全部移除；你的遊戲紀錄會保留。
offline-state = { $stage ->
    [impossible] 這個瀏覽器不會為本頁保存任何東西。這需要https，而且無痕視窗中無法使用。
    [off] 沒有保存任何程式。
    [fetching] 遊戲正在傳到這台裝置：{ $percent }%。
    [update] 有新版本。所有遊戲分頁都關閉後就會使用，也可以現在在所有分頁同時更新。
    [failed] 無法在這台裝置上保存整個遊戲。下次開啟時會再試一次。
   *[ready] 整個遊戲都在這台裝置上。
}
offline-solver-later = 提示、分析與機器人隨後就到：所需的權重仍在傳送，或會在第一次需要時取得。
