### Tables for people anywhere, before the game; the lobby.

## Tables for people anywhere

room-title = { $name } 님의 테이블
room-title-own = 내 테이블
room-lead-host = 함께할 사람에게 링크를 보내세요. 모두가 각자의 화면에서 같은 주사위를 봐요.
room-lead-guest = 모두 모이면 { $name } 님이 게임을 시작해요.
room-lead-visitor = 앉아서 함께하거나, 남아서 관전하세요.
room-full = 자리가 모두 찼어요. 남아서 관전할 수 있어요.
room-removed = { $name } 님이 나를 이 테이블에서 내보냈어요. 관전은 할 수 있어요.
room-link = 이 테이블의 링크
room-copy = 링크 복사
room-share = 공유
room-qr = 휴대전화 카메라로 찍을 수 있는 링크 QR 코드
room-places = 자리
room-place = { $number }번 자리
open-place-text = 링크가 있으면 누구나
expected = 올 예정
host = 호스트
you-mark = 나
here = 접속 중
not-here = 자리 비움
watching-count = { $count ->
    [0] 관전하는 사람이 없어요.
   *[other] { $count }명이 관전하고 있어요.
}
sit-here = 여기 앉기
sit-down = 앉기
change-name = 이름 바꾸기
bot-instead = { $number }번 자리에 봇 앉히기
add-place = 자리 추가
place-up = { $name } 위로
place-down = { $name } 아래로
place-remove = { $number }번 자리 빼기
place-remove-bot = { $number }번 자리에서 봇 빼기
place-remove-person = 테이블에서 { $name } 님 내보내기
remove-sure = { $name } 님을 내보낼까요?
remove-sure-text = 내보낸 사람은 여기에 다시 앉을 수 없어요.
remove-yes = 네, 내보내기
room-options = 게임 설정
pace = 진행 속도
pace-together-text = 모두가 차례를 마치면 다음 주사위가 나와요.
pace-own-text = 모두 같은 주사위로 각자 원하는 속도로 해요. 다른 사람의 게임은 내가 한 데까지만 보여요.
limit = 반나절 제한 시간
limit-text = 시간이 다 되면 대타가 차례를 대신해요. 나중에 되돌릴 수 있어요.
stand-in = 대타
stand-in-text = 시간이 다 된 사람의 대타: { $level }
public = 로비에 공개
public-text = 누구나 이 테이블을 찾아 앉을 수 있어요.
private-text = 링크로만 들어올 수 있어요.
chat-option = 채팅
chat-on = 서로 글을 쓸 수 있어요
chat-off = 아무도 글을 쓸 수 없어요
room-webhook = 새 주사위를 채널에 알리기
room-webhook-text = ntfy, Discord, Slack의 https 주소를 넣으세요. 나에게만 보여요.
room-webhook-others = 다른 사람이 이 테이블에 주소를 넣었어요. 내용은 그 사람만 볼 수 있고, 지울 수는 있어요.
room-webhook-remove = 주소 지우기
webhook-field = 주소
webhook-save = 주소 저장
without-banquets = 연회와 습격 없이
room-start = { $count ->
    [1] 혼자 시작
   *[other] { $count }명이서 시작
}
room-start-note = 빈자리는 빼고 시작해요.
room-start-expected = 오기로 했지만 아직 오지 않은 사람은 기다리지 않아요.
room-leave = 테이블 떠나기
room-close = 테이블 닫기
room-close-sure = 이 테이블을 닫을까요?
room-close-text = 모두 나가게 되고, 링크도 더는 쓸 수 없어요.
room-close-yes = 네, 닫기
room-fair = 아무도 조작할 수 없는 주사위
room-fair-text = 누군가 앉기 전에 먼저 공개한, 서버가 가진 비밀 값의 지문이에요. 앉는 사람은 저마다 무작위 값을 더해요. 모든 주사위는 이 둘에서 나오고, 게임이 끝나면 누구나 확인할 수 있어요.
hints-option = 힌트
hints-on = 결정의 가치를 물어볼 수 있지만, 물어본 사람은 업적을 얻지 못해요
hints-off = 아무도 힌트를 쓸 수 없어요

## The lobby

lobby-title = 테이블 찾기
lobby-lead = 지금 열려 있는 공개 테이블이에요. 앉아서 함께하거나, 다른 사람의 게임을 관전하세요.
lobby-empty = 지금은 열려 있는 공개 테이블이 없어요.
lobby-empty-text = 하나 만들어 보세요. 내가 있는 동안 여기에 열려 있어요.
lobby-make = 공개 테이블 만들기
lobby-gathering = 모이는 중
lobby-playing = 진행 중
lobby-open = { $count ->
    [0] 자리 없음
   *[other] 빈자리 { $count }개
}
lobby-bots = 봇 { $count }개
lobby-join = 참가
lobby-watch = 관전
lobby-join-label = { $name } 님의 테이블 참가
lobby-watch-label = { $name } 님의 테이블 관전

## Waiting for somebody

lobby-here = { $count ->
    [0] 지금은 다른 사람이 없어요.
   *[other] 지금 다른 사람 { $count }명이 있어요.
}
lobby-bot = 그동안 봇과 하기
lobby-call = 누가 오면 알려 주세요
lobby-called = 그동안 무엇을 하든, 누군가 테이블을 열면 바로 알려 드려요.
lobby-call-off = 알리지 않기
lobby-code = 테이블 코드를 들으셨나요?
lobby-code-go = 테이블로 가기
call-table = { $name } 님이 테이블을 열었어요.
call-company = { $names } 님이 내 테이블에 앉았어요.
call-follow = 가 보기
call-later = 나중에
room-code = 또는 소리 내어 읽어 주세요:
room-meanwhile = 그동안 봇과 하기
room-meanwhile-text = 테이블은 계속 열려 있고, 누가 앉으면 알려 드려요.
