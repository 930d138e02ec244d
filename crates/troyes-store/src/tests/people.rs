//! Players and deals.

use super::*;

on_both! {
    sessions_end,
    players_are_kept,
    deals_are_kept,
    webhooks_are_kept,
}

async fn players_are_kept(place: &TestDatabase) {
    let store = place.open().await;
    let ada = player(&store).await;
    let nameless = StoredPlayer { name: None, has_recovery_code: false };
    assert_eq!(store.player(ada).await.unwrap(), Some(nameless));
    assert_eq!(store.player(fresh::<PlayerId>()).await.unwrap(), None);
    store.rename_player(ada, "Ada").await.unwrap();
    store.set_recovery(ada, &[7; 32]).await.unwrap();
    let named = StoredPlayer { name: Some("Ada".into()), has_recovery_code: true };
    assert_eq!(store.player(ada).await.unwrap(), Some(named));
    assert_eq!(store.player_by_recovery(&[7; 32]).await.unwrap(), Some(ada));
    store.set_recovery(ada, &[8; 32]).await.unwrap();
    assert_eq!(store.player_by_recovery(&[7; 32]).await.unwrap(), None, "a new code replaces it");
    // A secret is made once.
    assert_eq!(store.secret("key", b"first").await.unwrap(), b"first");
    assert_eq!(store.secret("key", b"second").await.unwrap(), b"first");
}

async fn deals_are_kept(place: &TestDatabase) {
    let store = place.open().await;
    let (id, deal) = (fresh::<DealId>(), DealSeed { seed: Seed::from_text("a"), known: true });
    store.add_deal(id, &deal).await.unwrap();
    assert_eq!(store.deal(id).await.unwrap(), Some(deal));
    assert_eq!(store.deal(fresh::<DealId>()).await.unwrap(), None);
}

async fn webhooks_are_kept(place: &TestDatabase) {
    let store = place.open().await;
    let ada = player(&store).await;
    assert_eq!(store.webhook(ada).await.unwrap(), None);
    store.set_webhook(ada, Some("https://example.org/")).await.unwrap();
    assert_eq!(store.webhook(ada).await.unwrap().as_deref(), Some("https://example.org/"));
    store.set_webhook(ada, None).await.unwrap();
    assert_eq!(store.webhook(ada).await.unwrap(), None);
    assert_eq!(store.webhook(fresh::<PlayerId>()).await.unwrap(), None);
}

async fn sessions_end(place: &TestDatabase) {
    let store = place.open().await;
    let ids: Vec<SessionId> = (0..3).map(|_| fresh::<SessionId>()).collect();
    let session =
        |index: usize| NewSession { id: ids[index], device: Some("Firefox, Linux".into()) };
    let (ada, blaise) = (fresh::<PlayerId>(), fresh::<PlayerId>());
    store.add_player(ada, Some(&session(0))).await.unwrap();
    store.add_player(blaise, Some(&session(1))).await.unwrap();
    store.add_session(ada, &session(2)).await.unwrap();
    let found = store.session(ids[2]).await.unwrap().unwrap();
    assert_eq!((found.player, found.device.as_deref()), (ada, Some("Firefox, Linux")));
    store.touch_session(ids[2]).await.unwrap();
    assert_eq!(store.sessions(ada).await.unwrap().len(), 2);
    // Nobody ends what is somebody else's.
    assert!(store.end_sessions(blaise, Ending::Only(ids[0])).await.unwrap().is_empty());
    assert_eq!(store.end_sessions(ada, Ending::AllBut(ids[2])).await.unwrap(), [ids[0]]);
    assert_eq!(store.session(ids[0]).await.unwrap(), None);
    assert_eq!(store.end_sessions(ada, Ending::Only(ids[2])).await.unwrap(), [ids[2]]);
    assert_eq!(store.sessions(blaise).await.unwrap().len(), 1);
}
