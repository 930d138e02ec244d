//! The town crier: who it is, and the columns that they number (R3.2).

use serde_json::json;
use troyes_record::Record;
use troyes_wire::{
    ColumnsBy, ColumnsChoice, Direction, NumberingView, OfferView, PlaceView, RoomCommand,
    RoomView, SeatCommand, Verdict,
};

use super::rooms::{take_turn, two_at_a_table};
use crate::support::{Running, Socket};

const ROLLED: &str = "rolled";

fn criers(room: &RoomView) -> Vec<bool> {
    let is = |place: &PlaceView| matches!(place, PlaceView::Person { crier: true, .. });
    room.places.iter().map(is).collect()
}

fn number(columns: ColumnsChoice) -> RoomCommand {
    RoomCommand::NumberColumns { columns }
}

/// What brings the most points at once.
fn best(offers: &[OfferView]) -> &OfferView {
    let points = |offer: &OfferView| offer.ways.iter().map(|way| way.points).max();
    offers.iter().max_by_key(|offer| points(offer)).expect("something is offered")
}

/// What comes first.
fn first(offers: &[OfferView]) -> &OfferView {
    &offers[0]
}

/// Plays a seat to its end, at a table where everybody has their own pace.
async fn finish(socket: &mut Socket, seat: usize, choose: fn(&[OfferView]) -> &OfferView) {
    while !socket.view().seats[seat].finished {
        socket.step(choose).await;
    }
}

async fn refused(socket: &mut Socket, seat: u8) -> String {
    match socket.command("too early", seat, SeatCommand::GoOn).await {
        Verdict::Refused(problem) => problem.code,
        other => panic!("{other:?}"),
    }
}

/// R3.2: the die first, then the direction; nobody but the town crier, once, and not before the game has begun.
#[tokio::test]
async fn the_die_and_then_the_direction() {
    let server = Running::fresh().await;
    let rolled = ColumnsChoice::Rolled { direction: None };
    let change = json!({"columns": {"type": ROLLED, "direction": null}, "pace": "own"});
    let (id, [mut ada, mut blaise], [browser, _]) = two_at_a_table(&server, change).await;
    let Some(NumberingView::Rolled { value, ascending, descending }) = ada.view().head.numbering
    else {
        panic!("{:?}", ada.view().head)
    };
    assert_eq!((ascending[0], descending[0]), (value, value));
    assert_eq!(blaise.view().head.numbering, ada.view().head.numbering, "everybody sees the die");
    assert_eq!(ada.view().head.columns_by, None);
    assert_eq!(ada.view().head.due_at, None, "nobody is hurried at this table");
    assert_eq!(refused(&mut ada, 0).await, "columns-pending");

    assert_eq!(criers(ada.room()), [true, false]);
    let down = ColumnsChoice::Rolled { direction: Some(Direction::Descending) };
    assert_eq!(blaise.refused_room(number(down)).await, "not-crier");
    assert_eq!(blaise.refused_room(RoomCommand::PassCrier { place: 1 }).await, "not-crier");
    assert_eq!(ada.refused_room(RoomCommand::PassCrier { place: 7 }).await, "no-such-place");
    ada.change_room(RoomCommand::PassCrier { place: 1 }).await;
    blaise.until(|socket| criers(socket.room()) == [false, true]).await;
    assert_eq!(ada.refused_room(number(down)).await, "not-crier");
    for other in [ColumnsChoice::First, ColumnsChoice::Expert { columns: Some([6, 5, 4, 3, 2, 1]) }]
    {
        assert_eq!(blaise.refused_room(number(other)).await, "bad-columns");
    }
    blaise.change_room(number(down)).await;
    for socket in [&mut ada, &mut blaise] {
        socket.until(|socket| socket.view().head.numbering.is_none()).await;
        assert_eq!(socket.view().head.columns_by, Some(ColumnsBy::Crier));
        assert!(socket.view().seats.iter().all(|seat| seat.board.columns == descending));
    }
    assert_eq!(blaise.refused_room(number(rolled)).await, "begun");
    assert_eq!(blaise.refused_room(RoomCommand::PassCrier { place: 0 }).await, "begun");

    // The deal can be checked: the die follows from the seed, and the direction was somebody's choice.
    finish(&mut ada, 0, first).await;
    finish(&mut blaise, 1, first).await;
    let record = browser.get(&format!("/api/games/{id}/record")).await;
    let record = Record::from_json(record.text.as_bytes()).unwrap();
    assert!(record.verify().unwrap().finished && record.mixture.is_some());
    assert_eq!(record.columns_by, Some(troyes_record::ColumnsBy::Crier));
    server.stop().await;
}

/// R3.2, expert: any order; a town crier who leaves it to chance sees that it was shuffled.
#[tokio::test]
async fn any_order() {
    let server = Running::fresh().await;
    let expert = |columns| number(ColumnsChoice::Expert { columns });
    let change = json!({"columns": {"type": "expert", "columns": null}});
    let (_, [mut ada, mut blaise], _) = two_at_a_table(&server, change.clone()).await;
    assert_eq!(ada.refused_room(expert(Some([1, 1, 2, 3, 4, 5]))).await, "bad-columns");
    ada.change_room(expert(Some([3, 1, 4, 6, 5, 2]))).await;
    blaise.until(|socket| socket.view().head.numbering.is_none()).await;
    assert_eq!(blaise.view().seats[1].board.columns, [3, 1, 4, 6, 5, 2]);
    blaise.act(1, SeatCommand::GoOn).await;
    take_turn(&mut blaise, 1).await;

    let (_, [mut ada, _], _) = two_at_a_table(&server, change).await;
    let Some(NumberingView::Expert { shuffled }) = ada.view().head.numbering else { panic!() };
    ada.change_room(expert(None)).await;
    ada.until(|socket| socket.view().head.numbering.is_none()).await;
    assert_eq!(ada.view().seats[0].board.columns, shuffled);
    assert_eq!(ada.view().head.columns_by, Some(ColumnsBy::Seed));
    server.stop().await;
}

/// A town crier who does not choose in time leaves it to the dice.
#[tokio::test]
async fn out_of_time() {
    let server = Running::fresh().await;
    let change = json!({"columns": {"type": ROLLED, "direction": null}, "limit": 10});
    let (_, [mut ada, _blaise], _) = two_at_a_table(&server, change).await;
    let begun_at = ada.view().head.created_at;
    assert_eq!(ada.view().head.due_at, Some(begun_at + 10_000));
    assert!(ada.view().seats.iter().all(|seat| seat.due_at.is_none()));
    ada.until(|socket| socket.view().head.numbering.is_none()).await;
    assert_eq!(ada.view().head.columns_by, Some(ColumnsBy::Seed));
    // The first dice leave time to look, counted from then on.
    let leaves_time = |at| at >= begun_at + 20_000;
    ada.until(|socket| socket.view().head.due_at.is_some_and(leaves_time)).await;
    server.stop().await;
}

/// R3.2: the last winner of those who sit here; otherwise the host. A player who gets up is not the town crier any more.
#[tokio::test]
async fn the_last_winner_is_the_crier() {
    let server = Running::fresh().await;
    let (id, [mut ada, mut blaise], browsers) =
        two_at_a_table(&server, json!({"pace": "own"})).await;
    assert_eq!(criers(ada.room()), [true, false], "nobody has won yet");
    finish(&mut ada, 0, first).await;
    finish(&mut blaise, 1, best).await;
    ada.until(|socket| socket.view().head.finished).await;
    blaise.until(|socket| socket.view().head.finished).await;
    let total = |seat: usize| blaise.view().seats[seat].sheet.score.total;
    assert!(total(0) < total(1), "{} {}", total(0), total(1));
    ada.change_room(RoomCommand::Rematch).await;
    let again = ada.room().rematch.clone().unwrap();
    assert_ne!(again, id);
    let mut ada = browsers[0].sit(&again, "Ada").await;
    let mut blaise = browsers[1].sit(&again, "Blaise").await;
    assert_eq!(criers(blaise.room()), [false, true]);
    blaise.change_room(RoomCommand::PassCrier { place: 0 }).await;
    ada.until(|socket| criers(socket.room()) == [true, false]).await;
    ada.change_room(RoomCommand::PassCrier { place: 1 }).await;
    blaise.change_room(RoomCommand::Stand).await;
    ada.until(|socket| criers(socket.room()) == [true, false]).await;
    server.stop().await;
}
