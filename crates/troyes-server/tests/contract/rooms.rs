//! Tables that people gather at, and the games that begin there.

use reqwest::Method;
use serde_json::{Value, json};
use troyes_record::Record;
use troyes_wire::{
    Command, Level, Lobby, Phase, PlaceView, RoomCommand, RoomOptions, SeatCommand, TableView,
    TableWebhook, Verdict,
};

use crate::support::{Browser, Running, Socket, decide};

/// Decides for a seat until its turn is done.
pub(crate) async fn take_turn(socket: &mut Socket, seat: usize) {
    while let Some(offer) = socket.view().seats[seat].offers.first() {
        let command = decide(offer);
        socket.act(seat as u8, command).await;
    }
}

/// Opens a table, seats two people and begins.
pub(crate) async fn two_at_a_table(
    server: &Running,
    change: Value,
) -> (String, [Socket; 2], [Browser; 2]) {
    let ada = server.browser().named("Ada").await;
    let blaise = server.browser().named("Blaise").await;
    let room = ada.open_room("Ada", 2, change).await;
    let mut first = ada.sit(&room, "Ada").await;
    let mut second = blaise.sit(&room, "Blaise").await;
    first.change_room(RoomCommand::Start).await;
    first.until(|socket| socket.view.is_some()).await;
    second.until(|socket| socket.view.is_some()).await;
    (room, [first, second], [ada, blaise])
}

#[tokio::test]
async fn from_a_link_to_the_result() {
    let server = Running::fresh().await;
    let ada = server.browser();
    let room = ada.open_room("Ada", 3, json!({"banquets": true})).await;
    let host = ada.socket(&room).await;
    assert!(host.room().host && host.room().phase == Phase::Gathering);
    let commitment = host.room().commitment.clone();
    assert!(host.view.is_none(), "no game yet");
    assert_eq!(
        ada.get(&format!("/api/games/{room}")).await.failure(),
        (404, "no-such-game".into())
    );
    // The host is expected, sees the commitment, and contributes then.
    assert!(matches!(
        &host.room().places[0],
        PlaceView::Person { contribution: None, yours: true, .. }
    ));
    let mut host = {
        drop(host);
        ada.sit(&room, "Ada").await
    };

    // Somebody without an identity can look, but not sit.
    let stranger = server.browser();
    let mut nobody = stranger.socket(&room).await;
    assert_eq!(nobody.refused_room(RoomCommand::Stand).await, "no-identity");

    let blaise = stranger.named("Blaise").await;
    let mut guest = blaise.sit(&room, "Blaise").await;
    for command in [
        RoomCommand::Start,
        RoomCommand::Close,
        RoomCommand::AddPlace { bot: None },
        RoomCommand::ClearPlace { place: 0 },
        RoomCommand::MovePlace { from: 0, to: 1 },
        RoomCommand::SetBot { place: 2, level: Level::Master },
        RoomCommand::RemovePlace { place: 2 },
        RoomCommand::SetOptions { options: guest.room().options.clone() },
    ] {
        assert_eq!(guest.refused_room(command).await, "not-host");
    }
    host.change_room(RoomCommand::SetBot { place: 2, level: Level::Novice }).await;
    host.change_room(RoomCommand::MovePlace { from: 2, to: 0 }).await;
    host.change_room(RoomCommand::AddPlace { bot: None }).await;
    guest.until(|socket| socket.room().places.len() == 4).await;
    let here = |place: &PlaceView| matches!(place, PlaceView::Person { here: true, .. });
    assert_eq!(guest.room().places.iter().filter(|place| here(place)).count(), 2);
    host.change_room(RoomCommand::Start).await;
    host.until(|socket| socket.view.is_some()).await;
    guest.until(|socket| socket.view.is_some()).await;
    assert_eq!(host.room().places.len(), 3, "nobody waits at an open place");
    assert_eq!(host.view().seats[0].bot, Some(Level::Novice));
    assert_eq!(host.view().head.fairness.as_ref().unwrap().commitment, commitment);
    assert_eq!(host.view().head.fairness.as_ref().unwrap().secret, None);

    // Everybody plays; nobody speaks for somebody else.
    guest.act(2, SeatCommand::GoOn).await;
    let Verdict::Refused(troyes_wire::Problem { code, .. }) =
        guest.command("mine", 1, SeatCommand::GoOn).await
    else {
        panic!()
    };
    assert_eq!(code, "not-your-seat");
    for half_day in 1..=16 {
        host.until(|socket| socket.view().seats[1].chronicle.len() == half_day).await;
        take_turn(&mut host, 1).await;
        guest.until(|socket| socket.view().seats[2].chronicle.len() == half_day).await;
        take_turn(&mut guest, 2).await;
        assert!(guest.view().seats[0].done, "the bot has answered in the same breath");
        guest.until(|socket| socket.view().seats.iter().all(|seat| seat.done)).await;
        guest.act(2, SeatCommand::GoOn).await;
    }
    let view: TableView = guest.view().clone();
    assert!(view.head.finished && view.head.fairness.as_ref().unwrap().secret.is_some());
    let record = ada.get(&format!("/api/games/{room}/record")).await;
    let record = Record::from_json(record.text.as_bytes()).unwrap();
    assert!(record.verify().unwrap().finished);
    let mixture = record.mixture.expect("how the seed came about");
    assert_eq!(mixture.secret.commitment(), commitment);
    assert_eq!(mixture.contributions.len(), 2, "one of every person, in the order of the seats");

    // Again, with the same people.
    assert_eq!(nobody.refused_room(RoomCommand::Rematch).await, "no-identity");
    guest.change_room(RoomCommand::Rematch).await;
    host.until(|socket| socket.room().rematch.is_some()).await;
    let again = host.room().rematch.clone().unwrap();
    host.change_room(RoomCommand::Rematch).await;
    assert_eq!(host.room().rematch.as_ref(), Some(&again), "there is one rematch");
    let expected = blaise.socket(&again).await;
    assert!(expected.room().host, "the player who asks for it is the host");
    let people = expected.room().places.iter();
    let people =
        people.filter(|place| matches!(place, PlaceView::Person { contribution: None, .. }));
    assert_eq!(people.count(), 2);
    assert_ne!(expected.room().commitment, commitment);
    server.stop().await;
}

#[tokio::test]
async fn the_host_decides() {
    let server = Running::fresh().await;
    let ada = server.browser().named("Ada").await;
    let blaise = server.browser().named("Blaise").await;
    let room = ada.open_room("Ada", 2, json!({})).await;
    let mut host = ada.sit(&room, "Ada").await;
    let mut guest = blaise.sit(&room, "Blaise").await;
    let full = server.browser().named("Carla").await;
    let mut third = full.socket(&room).await;
    let sit = |name: &str| RoomCommand::Sit { name: name.into(), contribution: "0".repeat(32) };
    assert_eq!(third.refused_room(sit("Carla")).await, "full");
    assert_eq!(host.refused_room(RoomCommand::ClearPlace { place: 0 }).await, "own-place");
    assert_eq!(host.refused_room(RoomCommand::ClearPlace { place: 9 }).await, "no-such-place");
    assert_eq!(host.refused_room(RoomCommand::RemovePlace { place: 1 }).await, "taken");
    let set_bot = RoomCommand::SetBot { place: 1, level: Level::Master };
    assert_eq!(host.refused_room(set_bot).await, "taken");
    host.change_room(RoomCommand::ClearPlace { place: 1 }).await;
    guest.until(|socket| socket.room().removed).await;
    assert_eq!(guest.refused_room(sit("Blaise")).await, "removed");
    third.change_room(sit("Carla")).await;
    assert_eq!(third.refused_room(sit("")).await, "bad-name");
    let bad = RoomCommand::Sit { name: "Carla".into(), contribution: "xyz".into() };
    assert_eq!(third.refused_room(bad).await, "bad-contribution");
    for _ in 0..8 {
        host.change_room(RoomCommand::AddPlace { bot: Some(Level::Novice) }).await;
    }
    assert_eq!(host.refused_room(RoomCommand::AddPlace { bot: None }).await, "player-count");
    let options = |change: fn(&mut RoomOptions)| {
        let mut options = RoomOptions {
            columns: troyes_wire::ColumnsChoice::First,
            banquets: false,
            pace: troyes_wire::Pace::Own,
            limit: None,
            public: true,
            chat: true,
            hints: false,
            stand_in: Level::Master,
        };
        change(&mut options);
        RoomCommand::SetOptions { options }
    };
    assert_eq!(host.refused_room(options(|options| options.limit = Some(3))).await, "bad-limit");
    let hook = |address: &str| RoomCommand::SetWebhook { address: Some(address.to_owned()) };
    assert_eq!(host.refused_room(hook("http://localhost/")).await, "bad-webhook");
    assert_eq!(host.refused_room(hook("https://ntfy.sh/a\0")).await, "bad-webhook");
    host.change_room(hook("https://ntfy.sh/a")).await;
    host.change_room(options(|_| {})).await;
    assert_eq!(host.room().webhook, TableWebhook::Yours { address: "https://ntfy.sh/a".into() });
    third.until(|socket| socket.room().options.public).await;
    assert_eq!(third.room().webhook, TableWebhook::None, "only the host knows of it");
    assert_eq!(third.refused_room(hook("https://ntfy.sh/b")).await, "not-host");
    // The host leaves, and the next person is the host, who sees that there is one and can remove it.
    host.change_room(RoomCommand::Stand).await;
    third.until(|socket| socket.room().host).await;
    assert_eq!(third.room().webhook, TableWebhook::Others);
    third.change_room(RoomCommand::SetWebhook { address: None }).await;
    assert_eq!(third.room().webhook, TableWebhook::None);
    assert_eq!(host.refused_room(RoomCommand::Close).await, "not-host");
    third.change_room(RoomCommand::Close).await;
    assert_eq!(third.refused_room(RoomCommand::Start).await, "closed");
    server.stop().await;
}

/// A command whose answer was lost is sent again, and one place more stays one place more.
#[tokio::test]
async fn commands_about_a_table_count_once() {
    let server = Running::fresh().await;
    let ada = server.browser().named("Ada").await;
    let room = ada.open_room("Ada", 2, json!({})).await;
    let mut host = ada.sit(&room, "Ada").await;
    let change = |command: RoomCommand| Command::Room { command };
    let add = change(RoomCommand::AddPlace { bot: Some(Level::Novice) });
    let first = host.send_command("add", add.clone()).await;
    let shorter = host.send_command("remove", change(RoomCommand::RemovePlace { place: 1 })).await;
    assert!(matches!(shorter, Verdict::Accepted { .. }), "{shorter:?}");
    let mut again = ada.socket(&room).await;
    assert_eq!(again.send_command("add", add).await, first);
    assert_eq!(again.room().places.len(), 2);
    server.stop().await;
}

#[tokio::test]
async fn the_lobby_shows_public_tables() {
    let server = Running::fresh().await;
    let ada = server.browser().named("Ada").await;
    let lobby = || async { ada.get("/api/rooms").await.read::<Lobby>().rooms };
    assert!(lobby().await.is_empty());
    let hidden = ada.open_room("Ada", 2, json!({})).await;
    let room = ada.open_room("Ada", 3, json!({"public": true})).await;
    let mut host = ada.sit(&room, "Ada").await;
    let rooms = lobby().await;
    assert_eq!(rooms.len(), 1);
    assert_eq!((rooms[0].id.clone(), rooms[0].open, rooms[0].bots), (room.clone(), 2, 0));
    assert_eq!(rooms[0].people, ["Ada"]);
    host.change_room(RoomCommand::Start).await;
    assert_eq!(lobby().await[0].phase, Phase::Started, "it can be watched");
    host.until(|socket| socket.view.is_some()).await;
    host.play_out(|offers| &offers[0]).await;
    assert!(lobby().await.is_empty(), "finished games are not in the lobby");
    let picture = ada.get(&format!("/api/rooms/{hidden}/qr")).await;
    assert_eq!(picture.header("content-type"), "image/svg+xml");
    assert!(picture.text.contains("<svg"));
    assert_eq!(ada.get("/api/rooms/nonsense/qr").await.failure().0, 404);
    for host in ["a".repeat(256), "a".repeat(2_900), "a b".into(), "ada@b".into(), "a/b".into()] {
        let request = ada.request(Method::GET, &format!("/api/rooms/{hidden}/qr"));
        let reply = ada.send(request.header("host", &host)).await;
        assert_eq!(reply.failure(), (400, "bad-host".into()), "{host}");
    }
    let body = json!({"name": "", "places": 2, "options": rooms[0].options});
    assert_eq!(ada.post("/api/rooms", &body).await.failure(), (422, "bad-name".into()));
    let body = json!({"name": "Ada", "places": 11, "options": rooms[0].options});
    assert_eq!(ada.post("/api/rooms", &body).await.failure(), (422, "player-count".into()));
    server.stop().await;
}

/// The next dice come when all have acted, although nobody asks for them.
#[tokio::test]
async fn dice_come_by_themselves() {
    let server = Running::fresh().await;
    let (_, [mut ada, mut blaise], _) = two_at_a_table(&server, json!({})).await;
    ada.act(0, SeatCommand::GoOn).await;
    take_turn(&mut ada, 0).await;
    assert_eq!(ada.view().head.due_at, None, "nobody is hurried");
    blaise.until(|socket| socket.view().seats[1].chronicle.len() == 1).await;
    take_turn(&mut blaise, 1).await;
    let due = blaise.view().head.due_at.expect("the next dice come soon");
    // Taken back: they do not come.
    blaise.act(1, SeatCommand::TakeBack { keep: 0 }).await;
    assert_eq!(blaise.view().head.due_at, None);
    take_turn(&mut blaise, 1).await;
    assert!(blaise.view().head.due_at.unwrap() >= due);
    ada.until(|socket| socket.view().seats[0].chronicle.len() == 2).await;
    server.stop().await;
}

/// A player who is out of time has a stand-in, and can take the turn back.
#[tokio::test]
async fn time_limits() {
    let server = Running::fresh().await;
    let (_, [mut ada, mut blaise], _) = two_at_a_table(&server, json!({"limit": 10})).await;
    ada.act(0, SeatCommand::GoOn).await;
    take_turn(&mut ada, 0).await;
    assert!(ada.view().head.due_at.is_some());
    blaise.until(|socket| socket.view().seats[1].away).await;
    assert!(blaise.view().seats[1].done);
    blaise.act(1, SeatCommand::TakeBack { keep: 0 }).await;
    assert!(!blaise.view().seats[1].away && !blaise.view().seats[1].done);
    server.stop().await;
}
