### What this device keeps of games: taken along, brought back, deleted.

device-title = 這台裝置保存的內容
device-text = 在這台裝置上進行的遊戲、你的名字和設定，都保存在這個瀏覽器裡。用一個檔案就能帶到其他裝置，或再帶回來。
device-games = { $games ->
    [0] 這裡還沒有保存遊戲。
   *[other] 這裡保存了{ $games }場遊戲。
}
device-lasting = { $how ->
    [forgetful] 這個瀏覽器沒有給它們長久的空間：這是私密視窗，或儲存功能已關閉或已滿。關閉這個網頁，遊戲就會結束；請先匯出。
    [removable] 空間不足或你很久沒來時，這個瀏覽器可能會移除它們。
   *[lasting] 這個瀏覽器會一直保存，直到你刪除為止。
}
device-keep = 請瀏覽器保留它們
device-kept-not = 瀏覽器沒有同意。存成檔案比較安全。
device-export = 全部匯出
device-import = 匯入檔案
device-import-text = 從在這裡或其他裝置匯出的檔案，帶入遊戲、名字和設定。這裡原有的都會留著。
device-imported = 已匯入：新增{ $added }場，續玩{ $grown }場，已有{ $same }場。
device-parted = 有{ $count }場遊戲在兩邊走了不同的路；現在兩邊的都在這裡。
device-file-foreign = 這不是從這裡匯出的檔案。
device-file-newer = 這個檔案來自較新版本的遊戲。請先更新這個網頁。
device-file-broken = 這個檔案已損壞，沒有匯入任何內容。
device-file-large = 這個檔案比這裡會匯出的都大，所以沒有讀取。
device-file-room = 空間不夠放下全部內容，因此沒有匯入任何內容。
device-delete = 刪除這裡的一切
device-delete-sure = 要刪除這台裝置保存的一切嗎？
device-delete-text = { $games ->
    [0] 你的名字和設定會被刪除。
   *[other] { $games }場遊戲（其中{ $unfinished }場還沒結束）以及你的名字和設定會被刪除。
}伺服器上的遊戲和匯出的檔案會留著，其餘的無法復原。
device-delete-yes = 是的，全部刪除
device-deleted = 已全部刪除。
