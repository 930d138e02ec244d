### What this device keeps of games: taken along, brought back, deleted.

device-title = 이 기기에 저장된 것
device-text = 이 기기가 여는 게임, 이름, 설정은 이 브라우저에 저장돼요. 파일 하나로 다른 기기에 가져가거나 다시 가져올 수 있어요.
device-games = { $games ->
    [0] 여기에는 아직 저장된 게임이 없어요.
   *[other] 여기에 저장된 게임: { $games }개
}
device-lasting = { $how ->
    [forgetful] 이 브라우저에는 오래 저장할 곳이 없어요. 비공개 창이거나 저장 공간이 꺼져 있거나 가득 찼어요. 이 페이지를 닫으면 게임도 끝나니 먼저 내보내세요.
    [removable] 공간이 부족하거나 오래 방문하지 않으면 이 브라우저가 지울 수 있어요.
   *[lasting] 이 브라우저는 직접 삭제할 때까지 보관해요.
}
device-keep = 브라우저에 보관 요청
device-kept-not = 브라우저가 동의하지 않았어요. 파일이 더 안전해요.
device-export = 모두 내보내기
device-import = 파일 가져오기
device-import-text = 여기나 다른 기기에서 내보낸 파일의 게임, 이름, 설정을 가져와요. 여기 있는 것은 그대로 남아요.
device-imported = 가져옴: 새 게임 { $added }개, 이어진 게임 { $grown }개, 이미 있는 게임 { $same }개
device-parted = 두 곳에서 다르게 진행된 게임 { $count }개는 이제 양쪽 모두 여기에 있어요.
device-file-foreign = 여기서 내보낸 파일이 아니에요.
device-file-newer = 더 새로운 버전의 게임에서 만든 파일이에요. 먼저 이 페이지를 업데이트하세요.
device-file-broken = 파일이 손상되어 아무것도 가져오지 않았어요.
device-file-large = 여기서 내보내는 파일보다 커서 읽지 않았어요.
device-file-room = 모두 저장할 공간이 없어 아무것도 가져오지 않았어요.
device-delete = 여기 있는 것 모두 삭제
device-delete-sure = 이 기기에 저장된 것을 모두 삭제할까요?
device-delete-text = { $games ->
    [0] 이름과 설정이 삭제돼요.
   *[other] 게임 { $games }개(끝나지 않은 게임 { $unfinished }개)와 이름, 설정이 삭제돼요.
} 서버의 게임과 내보낸 파일은 남아요. 나머지는 되돌릴 수 없어요.
device-delete-yes = 네, 모두 삭제
device-deleted = 모두 삭제했어요.
