### The game without a network: what is kept, and new versions.

offline-ready = 오프라인 준비 완료
offline-fetching = 오프라인 준비 중: { $percent }%
offline-update = 새 버전이 나왔어요.
offline-take = 지금 업데이트
offline-failed = 오프라인 준비 안 됨
offline-title = 오프라인으로 하기
offline-switch = 게임 전체를 이 기기에 보관하기
offline-text = 다른 사람이 필요 없는 것은 모두 네트워크 없이 할 수 있어요: 혼자, 봇과 함께, 이 기기에 둘러앉아 하는 게임, 다시 보기, 분석, 규칙, 인쇄. 끄면 보관된 프로그램이 모두 지워지고, 게임은 남아요.
offline-state = { $stage ->
    [impossible] 이 브라우저는 이 페이지의 게임을 보관할 수 없어요. https가 필요하고, 비공개 창에서는 안 돼요.
    [off] 이 기기에 보관된 프로그램이 없어요.
    [fetching] 게임을 이 기기로 가져오는 중이에요: { $percent }%.
    [update] 새 버전이 나왔어요. 게임 탭을 모두 닫으면 쓰이고, 지금 모든 탭에서 한꺼번에 바꿀 수도 있어요.
    [failed] 게임 전체를 이 기기에 보관하지 못했어요. 다음에 열 때 다시 시도해요.
   *[ready] 게임 전체가 이 기기에 있어요.
}
offline-solver-later = 힌트, 분석, 봇은 곧 따라와요. 필요한 데이터를 아직 가져오는 중이거나, 처음 쓸 때 가져와요.
