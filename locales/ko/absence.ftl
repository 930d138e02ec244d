### People who go away from a running game, and what can be done about it.

absent = { $names } 님이 자리를 비웠어요({ $time }).
absent-stood-in = { $name } 님이 돌아올 때까지 대타가 해요.
absent-host = 오래 걸리면 { $host } 님이 대타를 세울 수 있어요.
absent-what = 어떻게 할까요?
absent-title = { $name } 님이 자리를 비웠어요
absent-text = 무엇을 고르든 { $name } 님이 이 페이지를 다시 열면 바로 직접 하고, 아직 끝나지 않은 차례는 되돌릴 수 있어요.
absent-stand-in = 대타 세우기
absent-stand-in-text = { $name } 님이 돌아올 때까지 봇({ $level })이 대신해요. 대타가 한 차례는 표시돼요.
absent-offer = 자리 내놓기
absent-offer-text = 링크가 있는 사람이 이어받아 여기서부터 계속해요. 그러면 이 점수표로는 아무도 업적을 얻지 못해요.
absent-withdraw = 자리 거두기
absent-limit-text = 지금부터 시간이 다 된 사람은 누구든 대타가 대신해요.
absent-end = 게임 끝내기
absent-end-text = 지금 점수표 그대로 모두의 게임이 끝나요. 누구의 기록에도 들어가지 않아요. 업적도 없어요.
absent-end-yes = 지금 끝내기
seat-offered = { $name } 님이 자리를 비웠어요. 이어받아 계속할 수 있어요.
seat-take = 이어받기
leave-game = 게임 나가기
leave-game-text = 지금부터 대타가 대신하고, 대타가 한 차례는 표시돼요. 자리는 그대로예요. 언제든 돌아오면 다시 직접 해요. 돌아오지 않으면 호스트가 다른 사람에게 줄 수 있어요.
leave-game-yes = 나가기
end-game = 포기하기
end-game-text = 점수표 그대로 게임이 여기서 끝나요. 업적은 없어요.
end-game-yes = 포기하기
