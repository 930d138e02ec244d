### How a player likes the table: taps, motion, sound.

settings-text = 이 브라우저에 저장되고 모든 게임에 쓰여요. 안내 게임은 한 단계씩 설명하기 때문에 확인 방법은 따르지 않아요.
settings-taps = 차례를 마친 뒤
settings-dice = 다음 주사위가 저절로 나오기
settings-dice-text = 차례를 마치고 잠시 뒤에 나와요. 그 전까지 되돌릴 수 있어요.
settings-confirm = 자리를 확인하는 방법
confirm-button = 버튼으로
confirm-button-text = 자리를 누르고, 어떻게 되는지 보고, 확인해요.
confirm-again = 자리를 한 번 더 눌러서
confirm-again-text = 버튼도 그대로 있어요.
confirm-once = 바로
confirm-once-text = 한 번 누르면 가장 싼 방법으로 해요. 방법마다 얻는 것이 다르면 버튼으로 확인해요.
settings-motion = 애니메이션
motion-usual = 보통
motion-quick = 빠르게
motion-none = 없음
settings-sound = 소리
sound-on = 조용한 소리
sound-on-text = 새 주사위, 검은 주사위의 공격, 버텨 낸 요새, 내 차례를 알려요.
