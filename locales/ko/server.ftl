### Where there is no server: what that means, and how to run one.

server-lead = 혼자, 봇과 함께, 또는 이 기기에 둘러앉아 하는 게임은 이 페이지만 있으면 돼요. 다른 기기에 있는 사람과 하려면 모두가 접속할 수 있는 서버가 필요해요.
server-run = 서버 운영하기
server-run-text = 서버는 모든 것이 들어 있는 프로그램 하나예요. 받는 방법은 README에 있어요. 친구들이 접속할 수 있는 컴퓨터에서 실행하고 주소를 보내 주세요. 주소를 열기만 하면 함께 할 수 있어요.
