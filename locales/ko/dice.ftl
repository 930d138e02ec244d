### Checking the dice.

## Checking the dice

dice-title = 주사위 확인
dice-lead = 서버는 첫 굴림 전에 비밀 시드의 지문을 공개하고, 게임이 끝나면 시드를 보여 줘요. 둘 다 있으면 도중에 바뀐 주사위가 없다는 것을 알 수 있어요. 이 페이지가 대신 확인해 줘요. 모든 계산은 브라우저 안에서 하고, 누구에게도 묻지 않아요.
dice-insecure = 브라우저는 https나 localhost로 연 페이지에서만 지문을 계산해요. 주사위를 확인하려면 그렇게 열어 주세요.
dice-of-game = 이 게임의 주사위
dice-unfinished = 아직 끝나지 않은 게임이에요. 시드는 끝날 때 나오고, 그때까지는 지문만 있어요. 같은 지문을 가진 다른 시드는 없어요.
dice-to-table = 게임으로
dice-to-result = 결과로
dice-no-seed = 이 게임의 주사위는 시드에서 나오지 않았어요. 실제 주사위로 기록했거나, 다른 게임에서 새 주사위로 이어서 한 게임이에요. 견주어 볼 것이 없어요.
dice-all-right = 모든 주사위가 맞아요
dice-all-right-text = 굴림 { $count }번, 바퀴, 열이 모두 시드에서 나왔어요.
dice-wrong = 이 시드의 주사위가 아니에요
dice-wrong-text = 다른 곳은 아래에 표시했어요.
dice-fingerprint = 시드의 지문
dice-fingerprint-right = 첫 굴림 전에 공개한 것과 같아요.
dice-fingerprint-wrong = 공개한 것과 달라요: { $published }
dice-fingerprint-none = 견주어 볼 지문이 공개되지 않았어요.
dice-wheel = 바퀴
dice-columns = 열
dice-columns-rolled = 1번 자리의 값은 주사위로 정함: { $value }.
dice-columns-first = 첫 게임: 순서대로라 굴릴 것이 없어요.
dice-columns-drawn = 시드에서 뽑음.
dice-columns-hand = 직접 고름.
dice-tiles = 타일 세 장
dice-tile = 타일 { $tile }: { $does }
dice-half-day = 반나절
dice-from-seed = 시드대로
dice-played = 실제
dice-same = 같음
mark-right = 맞음
mark-wrong = 다름
mark-hand = 직접 고름
dice-not-played = 하지 않음
dice-any = 아무 시드
dice-any-text = 16진수 64자리 시드, 또는 아무 글자나 넣으세요. 글자를 넣으면 그 SHA-256이 시드가 돼요. 거기서 나온 판이 여기에 보여요.
dice-seed-field = 시드 또는 글자
dice-show = 판 보기
dice-play = 이 판 하기
dice-deal-columns-rolled = 주사위로 정한 열
dice-deal-columns-expert = 전문가 모드의 열
dice-record = 기록
dice-record-take = 기록 확인
dice-record-none = 이 기록에는 시드가 없어서 주사위를 견주어 볼 수 없어요.
dice-record-bad = 게임 기록이 아니에요.
dice-how = 직접 확인하는 방법
dice-how-text = 시드의 SHA-256이 지문이에요. 굴림은 모두 시드를 키로, 이름표를 메시지로 쓴 HMAC-SHA-256이에요. 다섯 번째 반나절의 이름표는 “troyes-dice/1/roll/5/0”이에요. 252보다 작은 바이트가 주사위 하나가 돼요. 6으로 나눈 나머지에 1을 더한 값이에요. 검은 주사위가 먼저, 투명 주사위 세 개가 그다음이에요. 바퀴, 열, 타일은 저마다의 이름표로 같은 방식으로 섞어요.

## How a seed came about

dice-mixture = 시드가 만들어진 과정
dice-mixture-text = 서버의 비밀 값에, 테이블의 사람들이 그 지문을 본 뒤에 저마다 더한 값을 섞었어요.
dice-secret = 서버의 비밀 값
dice-secret-mark = 비밀 값의 지문
dice-secret-seen = 이 브라우저가 앉기 전에 본 것과 같아요.
dice-secret-published = 테이블에 공개한 것과 같아요.
dice-secret-wrong = 공개한 것과 달라요: { $published }
dice-secret-none = 견주어 볼 것이 없어요.
dice-added = 사람들이 더한 값
dice-own = 이 브라우저가 더한 값
dice-own-right = 그중에 들어 있어요. 그래서 아무도 주사위를 미리 알 수 없었어요.
dice-own-wrong = 그중에 들어 있지 않아요.
dice-own-none = 이 브라우저는 그 테이블에 앉지 않아서 더한 값이 없어요.
dice-seed-mixed = 시드
dice-seed-right = 비밀 값과 사람들이 더한 값에서 나왔어요.
dice-seed-wrong = 비밀 값과 사람들이 더한 값에서 나오지 않았어요.
