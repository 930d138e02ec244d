//! Tests of people who go away: nobody waits for ever, and those who are here lose nothing.

use troyes_host::room::Plan;
use troyes_wire::{
    BranchDice, ColumnsChoice, Level, NewBranch, NewRoom, Pace, PlaceView, RoomCommand, RoomOptions,
};

use super::tests::{TestDatabase, player, send, server, view};
use super::*;
use troyes_wire::{Phase, SeatCommand, TableView};

/// A public table at which two people play. Both have the page open.
async fn two(tables: &Tables, pace: Pace) -> GameId {
    for seat in 0..3 {
        tables.store.add_player(player(seat), None).await.unwrap();
    }
    let options = RoomOptions {
        columns: ColumnsChoice::First,
        banquets: false,
        pace,
        limit: None,
        public: true,
        chat: true,
        hints: false,
        stand_in: Level::Novice,
    };
    let asked = NewRoom { name: "Ada".into(), places: 2, options, webhook: None };
    let id = tables.open_room(player(0), Plan::new(&asked).unwrap()).await.unwrap();
    for seat in 0..2 {
        tables.presence.enter(id, Some(player(seat)));
        let contribution = "0".repeat(32);
        let sit = RoomCommand::Sit { name: format!("P{seat}"), contribution };
        ask(tables, id, seat, sit).await.unwrap();
    }
    ask(tables, id, 0, RoomCommand::Start).await.unwrap();
    send(tables, id, 0, "first dice", SeatCommand::GoOn).await.unwrap();
    id
}

async fn ask(
    tables: &Tables,
    id: GameId,
    who: usize,
    command: RoomCommand,
) -> Result<u64, &'static str> {
    let name = serde_json::to_string(&command).unwrap();
    let answer = tables.change_room(id, player(who), &format!("{who}{name}"), &command).await;
    answer.map_err(|error| match error {
        Failed::Refused(refusal) => refusal.code(),
        Failed::Store(error) => panic!("{error}"),
    })
}

/// Somebody has been gone for long.
fn leave(tables: &Tables, id: GameId, who: usize) {
    tables.presence.leave(id, Some(player(who)), 1);
}

async fn played_by_stand_in(tables: &Tables, id: GameId, seat: usize) -> Vec<u8> {
    tables.game(id).await.unwrap().stood_in()[seat].clone()
}

#[tokio::test]
async fn a_stand_in_plays_until_they_return() {
    let place = TestDatabase::sqlite();
    let tables = Arc::new(server(&place).await);
    let id = two(&tables, Pace::Together).await;
    let stand_in = RoomCommand::StandIn { place: 1 };
    assert_eq!(ask(&tables, id, 0, stand_in.clone()).await, Err("not-away"));
    leave(&tables, id, 1);
    ask(&tables, id, 0, stand_in).await.unwrap();
    let seen = view(&tables, id, Some(0)).await.unwrap();
    assert!(seen.seats[1].away && seen.seats[1].done && !seen.seats[0].away);
    assert_eq!(played_by_stand_in(&tables, id, 1).await, [1]);
    // A server that starts anew knows it, and marks it; a player who returns plays, and takes back what is still open.
    let again = Arc::new(server(&place).await);
    assert!(view(&again, id, Some(0)).await.unwrap().seats[1].away);
    again.presence.enter(id, Some(player(1)));
    again.meet_absence(id, player(1), true).await.unwrap();
    let seen = view(&again, id, Some(1)).await.unwrap();
    assert!(
        seen.seats[1].chronicle[0].stand_in
            && !seen.seats[0].chronicle.iter().any(|one| one.stand_in)
    );
    send(&again, id, 1, "back", SeatCommand::TakeBack { keep: 0 }).await.unwrap();
    let seen = view(&again, id, Some(1)).await.unwrap();
    assert!(!seen.seats[1].away && !seen.seats[1].done && !seen.seats[1].chronicle[0].stand_in);
}

/// At everybody's own pace a stand-in is where the fastest person is, and the game ends.
#[tokio::test]
async fn a_stand_in_keeps_up() {
    let place = TestDatabase::sqlite();
    let tables = server(&place).await;
    let id = two(&tables, Pace::Own).await;
    leave(&tables, id, 1);
    ask(&tables, id, 0, RoomCommand::StandIn { place: 1 }).await.unwrap();
    super::tests::play_to_the_end(&tables, id, 0).await;
    assert!(tables.game(id).await.unwrap().table.is_finished());
    assert_eq!(played_by_stand_in(&tables, id, 1).await, (1..=16).collect::<Vec<u8>>());
    assert!(played_by_stand_in(&tables, id, 0).await.is_empty());
}

/// A player who leaves is played for at once, although their page is still open, and plays again by coming back.
#[tokio::test]
async fn leaving_lets_the_others_go_on() {
    let place = TestDatabase::sqlite();
    let tables = server(&place).await;
    let id = two(&tables, Pace::Together).await;
    ask(&tables, id, 0, RoomCommand::Stand).await.unwrap();
    let seen = tables.look(id, Some(player(1)), 0, &[]).await.unwrap();
    assert!(seen.room.unwrap().host, "somebody who is here is the host");
    assert!(seen.table.unwrap().seats[0].done);
    let again = RoomCommand::SetOptions { options: view_room(&tables, id, 1).await.options };
    assert_eq!(ask(&tables, id, 0, again).await, Err("begun"), "the host is another");
}

async fn view_room(tables: &Tables, id: GameId, who: usize) -> troyes_wire::RoomView {
    tables.look(id, Some(player(who)), 0, &[]).await.unwrap().room.unwrap()
}

#[tokio::test]
async fn a_seat_is_taken_over() {
    let place = TestDatabase::sqlite();
    let (tables, other) = (server(&place).await, server(&place).await);
    let id = two(&tables, Pace::Together).await;
    other.presence.enter(id, Some(player(1)));
    let before = view(&other, id, Some(1)).await.unwrap().seats[1].clone();
    leave(&tables, id, 1);
    let take = RoomCommand::TakeSeat { place: 1, name: "Carla".into() };
    assert_eq!(ask(&tables, id, 2, take.clone()).await, Err("not-offered"));
    ask(&tables, id, 0, RoomCommand::Offer { place: 1, open: true }).await.unwrap();
    let offered = |place: &PlaceView| matches!(place, PlaceView::Person { offered: true, .. });
    assert!(offered(&view_room(&tables, id, 2).await.places[1]));
    ask(&tables, id, 2, take.clone()).await.unwrap();
    ask(&tables, id, 2, take).await.unwrap();
    let seen = view(&tables, id, Some(2)).await.unwrap();
    assert!(seen.seats[1].yours && seen.seats[1].name == "Carla" && !seen.seats[1].away);
    assert_eq!(seen.seats[1].offers, before.offers, "it goes on where it was");
    assert!(!view(&tables, id, Some(1)).await.unwrap().seats[1].yours);
    // A server that has not heard of it yet finds out before it stores anything for the one who had the seat.
    let offer = before.offers[0].decision;
    let late = send(&other, id, 1, "late", SeatCommand::Decide { decision: offer }).await;
    assert_eq!(late, Err("not-your-seat"));
}

/// Whoever had a seat sees what anybody sees who only watches, although they have met dice there that others have not; who plays on there sees
/// what the seat has seen, and nothing comes of it that could be played ahead.
#[tokio::test]
async fn a_seat_that_is_left_takes_its_sight_along() {
    let place = TestDatabase::sqlite();
    let tables = server(&place).await;
    let id = two(&tables, Pace::Own).await;
    for step in 0..3 {
        send(&tables, id, 1, &format!("go {step}"), SeatCommand::GoOn).await.unwrap();
        while let Some(offer) = super::tests::first_offer(&tables, id, 1).await {
            let log = view(&tables, id, Some(1)).await.unwrap().seats[1].version;
            send(&tables, id, 1, &format!("decide {log}"), offer).await.unwrap();
        }
    }
    leave(&tables, id, 1);
    ask(&tables, id, 0, RoomCommand::Offer { place: 1, open: true }).await.unwrap();
    let take = RoomCommand::TakeSeat { place: 1, name: "Carla".into() };
    ask(&tables, id, 2, take).await.unwrap();
    let shown = |view: TableView| view.seats[1].board.now.as_ref().map_or(0, |now| now.number);
    assert_eq!(shown(view(&tables, id, Some(2)).await.unwrap()), 3);
    let former = view(&tables, id, Some(1)).await.unwrap();
    assert_eq!(former.seats, view(&tables, id, None).await.unwrap().seats);
    assert_eq!(shown(former), 0);

    let game = tables.game(id).await.unwrap();
    for (who, half_day) in [(0, 2), (1, 2), (1, 3), (2, 3)] {
        for dice in [BranchDice::Same, BranchDice::Fresh] {
            let asked = NewBranch { half_day, dice, seat: None };
            let seed = troyes_record::Seed::from_text("fresh");
            let branched = troyes_host::branch(&game, Some(player(who)), asked, seed);
            assert_eq!(branched.err(), Some(Refusal::NotSeen), "{who} {half_day} {dice:?}");
        }
        assert_eq!(game.record(Some(player(who)), 0).err(), Some(Refusal::NotYours));
    }
    let hint = tables.hint(id, super::tests::asker(1), 1).await;
    assert!(matches!(hint.err(), Some(Failed::Refused(Refusal::NotYourSeat))));
}

#[tokio::test]
async fn a_game_is_ended() {
    let place = TestDatabase::sqlite();
    let tables = server(&place).await;
    let id = two(&tables, Pace::Together).await;
    assert_eq!(ask(&tables, id, 0, RoomCommand::End).await, Err("not-away"));
    assert_eq!(send(&tables, id, 0, "alone", SeatCommand::End).await, Err("not-alone"));
    leave(&tables, id, 1);
    ask(&tables, id, 0, RoomCommand::End).await.unwrap();
    ask(&tables, id, 0, RoomCommand::End).await.unwrap();
    let seen = view(&tables, id, None).await.unwrap();
    assert!(seen.head.finished && seen.head.ended_early && !seen.head.counts);
    assert!(seen.head.seed.is_some() && seen.seats.iter().all(|seat| seat.feats.is_empty()));
    assert!(view(&server(&place).await, id, None).await.unwrap().head.ended_early);
}

/// A table is in the lobby as long as somebody of it is there, and has a host who is.
#[tokio::test]
async fn there_are_no_ghost_tables() {
    let place = TestDatabase::sqlite();
    let tables = server(&place).await;
    let id = two(&tables, Pace::Together).await;
    let listed = async || tables.lobby().await.unwrap().rooms.len();
    assert_eq!(listed().await, 1);
    leave(&tables, id, 0);
    tables.look_after_absent().await;
    let room = view_room(&tables, id, 1).await;
    assert!(room.host && room.phase == Phase::Started);
    leave(&tables, id, 1);
    tables.presence.enter(id, Some(player(2)));
    assert_eq!(listed().await, 0, "a spectator is nobody of the table");
    tables.presence.enter(id, Some(player(0)));
    assert_eq!(listed().await, 1);
}
