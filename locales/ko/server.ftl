### Where there is no server: what that means, and how to run one.

server-lead = 혼자, 봇과 함께, 또는 이 기기에 둘러앉아 하는 게임은 이 페이지만 있으면 돼요. 다른 기기에 있는 사람과 하려면 모두가 접속할 수 있는 서버가 필요해요.
server-run = 서버 운영하기
server-run-text = 서버는 모든 것이 들어 있는 프로그램 하나예요. 받는 방법은 README에 있어요. 친구들이 접속할 수 있는 컴퓨터에서 실행하고 주소를 보내 주세요. 주소를 열기만 하면 함께 할 수 있어요.
server-use = 서버에서 하기
server-use-text = 아는 사람이 서버를 운영하나요? 이 페이지로 그곳에서도 할 수 있어요. 여러 기기가 함께하는 테이블을 만들고, 업적으로 인정되는 주사위를 굴려요.
server-field = 서버 주소
server-take = 그곳에서 하기
server-now = 이 페이지가 쓰는 서버: { $address }
server-leave = 서버 없이 하기
server-refused = 이 페이지가 읽을 수 있는 응답이 오지 않았어요. 서버에 접속할 수 없거나, 운영하는 사람이 먼저 이 페이지를 허용해야 해요:
server-not-one = 이 주소에는 { game } 서버가 없어요.
server-bad-address = 주소는 https://example.org 같은 모양이에요.
server-insecure = 이 페이지는 https로 열렸으므로, 브라우저는 https를 쓰는 서버에만 접속할 수 있게 해요.
