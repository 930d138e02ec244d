### The game without a network: what is kept, and new versions.

offline-ready = 可離線遊玩
offline-fetching = 正在準備離線遊玩：{ $percent }%
offline-update = 有新版本。
offline-take = 立即更新
offline-failed = 尚不能離線遊玩
offline-title = 離線遊玩
offline-switch = 把整個遊戲保存在這台裝置上
offline-text = 不需要其他人參與的一切，都可以在沒有網路時使用：獨自、與機器人或圍著這台裝置遊玩，還有回放、分析、規則與列印。關閉後，所保存的程式會全部移除；你的遊戲會保留。
offline-state = { $stage ->
    [impossible] 這個瀏覽器無法為本頁保存任何東西：需要https，而且不能是無痕視窗。
    [off] 這台裝置上沒有保存程式。
    [fetching] 遊戲正在傳到這台裝置：{ $percent }%。
    [update] 有新版本。所有遊戲分頁都關閉後就會使用，也可以現在在所有分頁同時更新。
    [failed] 無法在這台裝置上保存整個遊戲。下次開啟時會再試一次。
   *[ready] 整個遊戲都在這台裝置上。
}
offline-solver-later = 提示、分析與機器人隨後就到：所需的資料仍在傳送，或會在第一次使用時取得。
