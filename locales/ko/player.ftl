### The player and their games.

## The player

player-title = 나
player-lead = 여기에는 계정이 없어요. 이 브라우저에 저장된 열쇠 덕분에 언제나 같은 플레이어로서 내 게임과 업적을 이어 갈 수 있어요.
player-lead-here = 여기에는 계정이 없어요. 게임은 이 기기의 이 브라우저에만 저장돼요.
player-name = 이름
player-name-text = 새 게임에서 이 이름을 써요.
player-save = 저장
player-saved = 저장했어요.
player-move = 다른 기기로 게임 옮기기
player-move-text = 복구 코드가 있으면 다른 기기에서도 내 게임과 업적을 열 수 있고, 이 브라우저가 나를 잊어도 되찾을 수 있어요. 열쇠처럼 간직하세요. 코드를 가진 사람은 누구나 나로서 게임할 수 있어요.
player-make-code = 복구 코드 만들기
player-make-another = 새 코드 만들기
player-has-code = 이미 코드가 있어요. 새로 만들면 예전 코드는 쓸 수 없어요.
player-code = 내 복구 코드
player-code-once = 지금 한 번만 보여요. 적어 두거나 안전한 곳에 복사해 두세요.
player-copy-code = 코드 복사
player-use = 여기서 코드 쓰기
player-use-text = 이 기기가 그 코드의 플레이어가 돼요. 지금 이 기기에 있는 것은 원래 플레이어에게 남아요. 돌아오고 싶다면 먼저 원래 플레이어의 코드를 만들어 두세요.
player-use-field = 복구 코드
player-use-hint = 네 글자씩 다섯 묶음이에요. 대소문자, 빈칸, 붙임표는 상관없어요.
player-become = 이 플레이어 되기
player-became = 다시 만나 반가워요, { $name } 님. 이제 이 기기에서 이어서 할 수 있어요.
player-became-nameless = 다시 만나 반가워요. 이제 이 기기에서 이어서 할 수 있어요.
player-devices = 내 기기
player-devices-text = 나로 플레이하는 브라우저예요. 로그아웃한 브라우저로는 더는 나로 플레이할 수 없어요.
player-device-this = 이 브라우저
player-device-seen = 마지막 사용: { $day }
player-device-unknown = 알 수 없는 브라우저
player-device-end = 로그아웃
player-device-end-named = { $device } 로그아웃
player-devices-end = 다른 기기 모두 로그아웃
player-device-ended = 로그아웃했어요.
player-forget = 이 기기에서 나를 잊기
player-forget-text = 게임은 서버에 남고 링크도 그대로지만, 이 브라우저는 그것이 내 게임이라는 것을 더는 몰라요.
player-forget-button = 여기서 잊기
player-forget-sure = 이 기기에서 나를 잊을까요?
player-forget-code = 복구 코드로 되돌아올 수 있어요.
player-forget-no-code = 복구 코드가 없어서 되돌아올 방법이 없어요.
player-forget-yes = 네, 잊어 주세요
player-forgotten = 이 기기는 이제 나를 몰라요. 다음 게임은 새 플레이어로 시작해요.
player-webhook = 차례 알림
player-webhook-text = 테이블을 보고 있지 않아도 새 주사위가 나오면 메시지로 알 수 있어요. ntfy로 휴대전화에서, 또는 Discord나 Slack 채널에서 받아요.
player-data = 나에 관한 모든 것
player-data-text = 이 서버에 저장된 게임, 메시지, 브라우저 정보를 모두 내려받거나 지울 수 있어요.
player-export = 모두 내려받기
player-erase = 내 정보 지우기
player-erase-sure = 정보를 영구히 지울까요?
player-erase-text = 혼자 한 게임과 메시지가 사라져요. 다른 사람과 한 게임은 이름 없이 남아요. 복구 코드가 있어도 되돌릴 수 없어요.
player-erase-yes = 네, 지울게요
player-erased = 정보를 지웠어요. 다음 게임은 새 플레이어로 시작해요.
player-webhook-field = 주소(https)
player-webhook-hint = 예: https://ntfy.sh/ 뒤에 아무도 짐작하지 못할 이름. 비워 두면 알림이 오지 않아요.
player-webhook-saved = 저장했어요. 새 주사위가 나오면 그곳으로 알려 줘요.
player-webhook-gone = 저장했어요. 알림을 보내지 않아요.

## Your games

games-title = 내 게임
games-none = 아직 게임이 없어요. 한 번만 누르면 첫 게임이 시작돼요.
games-start = 게임 시작
games-unfinished = 진행 중
games-finished = 끝난 게임
games-go-on = 계속하기
games-turn-of = { $names } 님을 기다리는 중
games-result = 결과
games-remove-label = 목록에서 { $names } 님의 게임 빼기
games-remove-sure = 목록에서 뺄까요? 게임과 링크는 그대로 남아요.
games-remove-yes = 네, 빼기
games-keep = 그대로 두기
games-removed = 목록에서 뺐어요.
games-more = 이전 게임 보기
games-upload = 기록 올리기
games-upload-text = 여기나 다른 곳에서 내려받은 기록이 되살아나요. 끝난 게임은 결과와 다시 보기가, 끝나지 않은 게임은 이어서 하기가 준비돼요.
games-won = { $name }, { $score }점, 승리
player-own = 이 기기의 게임
player-own-always = 내 게임을 항상 이 기기에서 진행
player-own-text = 혼자 하거나 봇과 하거나 이 기기를 돌려 가며 하는 게임에는 서버도 인터넷도 필요 없게 돼요. 이 기기에서 굴린 주사위라 업적으로 인정되지 않고 순위에도 오르지 않아요. 서버가 없어서 여기서 시작한 게임은 나중에 서버로 넘겨져 다른 기기에서도 찾을 수 있어요. 이 설정을 켜면 여기에만 남아요.
player-thinking = 힌트와 분석
player-thinking-text = { $lack ->
    [none] 서버의 게임에서도 이 브라우저가 계산해요. 서버는 힌트를 썼다는 것만 알게 돼요.
    [weights] 서버가 계산해요. 분석 엔진을 이 브라우저로 받지 못했어요. 다음에 다시 시도해요.
    [simd] 서버가 계산하고, 이 브라우저는 게임을 직접 진행할 수 없어요. WebAssembly의 SIMD를 지원하지 않아서 생각하는 데 몇 배나 오래 걸리기 때문이에요. 브라우저를 업데이트해 보세요.
    [module] 서버가 계산하고, 이 브라우저는 게임을 직접 진행할 수 없어요. WebAssembly를 실행하지 못하거나 꺼져 있어요.
   *[build] 서버가 계산해요.
}
