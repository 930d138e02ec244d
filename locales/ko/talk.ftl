### Talk, and what is told about people at a table.

## People at a table

announce-sat = { $name } 님이 앉았어요.
announce-stood = { $name } 님이 테이블을 떠났어요.
announce-started = 게임이 시작돼요.
announce-acted = { $names } 님이 차례를 마쳤어요.
rematch-text = 재대결이 열렸어요. 같은 사람들이 새 테이블에 모여요.

## Talk

talk = 채팅
talk-unread = 채팅, 새 메시지 { $count }개
talk-empty = 아직 아무도 말하지 않았어요.
talk-field = 메시지
talk-send = 보내기
talk-off = 호스트가 채팅을 껐어요.
talk-switch-on = 채팅 켜기
talk-switch-off = 채팅 끄기
talk-watcher = 관전
talk-watchers-only = 게임이 끝날 때까지 관전하는 사람만 읽을 수 있어요.
talk-name = 메시지에 쓸 이름
talk-name-first = 이름을 알려 주면 글을 쓸 수 있어요.
talk-mute = { $name } 님 음소거
talk-unmute = { $name } 님 음소거 해제
talk-muted = { $count }명을 음소거했어요.
talk-said = { $name } 님의 말: { $text }
talk-sign = { $name } 님: { $sign }
talk-signs = 감정 표현
talk-close = 채팅 닫기
sign-applause = 박수
sign-astonished = 놀람
sign-ouch = 아야
sign-laugh = 웃음
sign-wave = 손 흔들기
sign-heart = 하트
