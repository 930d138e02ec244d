//! Nobody waits for ever, and nobody who is here loses anything.

use troyes_record::Seed;
use troyes_wire::NewRoom;

use super::*;
use crate::room::Plan;
use crate::room::tests::options;

const MINUTE: u64 = 60_000;

fn person(number: u128) -> PlayerId {
    PlayerId(uuid::Uuid::from_u128(number))
}

/// Minutes for which somebody has been away; the others are here.
fn at<T>(away: &[(PlayerId, u64)], ask: impl FnOnce(&Attendance<'_>) -> T) -> T {
    let away_since = |player| {
        let found = away.iter().find(|(other, _)| *other == player);
        found.map(|(_, minutes)| 60 * MINUTE - minutes * MINUTE)
    };
    ask(&Attendance { now: 60 * MINUTE, away_since: &away_since, plays: &|seat| seat != 3 })
}

fn sit(room: &mut Room, number: u128) {
    let sit = RoomCommand::Sit { name: format!("P{number}"), contribution: "0".repeat(32) };
    at(&[], |at| room.command(person(number), &sit, at)).unwrap();
}

/// A table of the first person, with this many who have sat down.
fn gathering(people: u128) -> Room {
    let asked = NewRoom { name: "P1".into(), places: 4, options: options(), webhook: None };
    let mut room = Room::new(person(1), Plan::new(&asked).unwrap(), Seed::from_text("absence"));
    (1..=people).for_each(|number| sit(&mut room, number));
    room
}

fn started(people: u128) -> Room {
    let mut room = gathering(people);
    at(&[], |at| room.command(person(1), &RoomCommand::Start, at)).unwrap();
    room
}

#[test]
fn nobody_who_is_here_is_replaced() {
    let [ada, blaise] = [1, 2].map(person);
    let commands = [
        RoomCommand::StandIn { place: 1 },
        RoomCommand::Offer { place: 1, open: true },
        RoomCommand::End,
    ];
    for command in commands {
        let mut room = started(3);
        for away in [&[][..], &[(blaise, 0)]] {
            let refused = at(away, |at| room.command(ada, &command, at)).unwrap_err();
            assert_eq!(refused, Refusal::NotAway);
        }
        let gone = [(blaise, 1)];
        let refused = at(&gone, |at| room.command(person(3), &command, at)).unwrap_err();
        assert_eq!(refused, Refusal::NotHost);
        at(&gone, |at| room.command(ada, &command, at)).unwrap();
    }
    // Nor does anybody wait for players who have finished.
    let mut room = started(4);
    let refused = at(&[(person(4), 9)], |at| room.command(ada, &RoomCommand::End, at));
    assert_eq!(refused.unwrap_err(), Refusal::NotAway);
}

#[test]
fn a_stand_in_plays_until_they_return() {
    let [ada, blaise] = [1, 2].map(person);
    let mut room = started(2);
    let stand_in = RoomCommand::StandIn { place: 1 };
    at(&[(blaise, 1)], |at| room.command(ada, &stand_in, at)).unwrap();
    assert!(room.stands_in(blaise) && !room.stands_in(ada));
    assert!(room.welcome_back(blaise) && !room.stands_in(blaise));
    assert!(!room.welcome_back(blaise));
}

#[test]
fn a_player_who_leaves_is_stood_in_for() {
    let [ada, blaise] = [1, 2].map(person);
    let mut room = started(2);
    let left = at(&[], |at| room.command(ada, &RoomCommand::Stand, at)).unwrap();
    assert_eq!(left, Outcome::StoodIn);
    assert!(room.stands_in(ada) && room.place_of(ada) == Some(0), "the seat stays theirs");
    assert_eq!(room.host, blaise);
    let watching = at(&[], |at| room.command(person(9), &RoomCommand::Stand, at));
    assert_eq!(watching.unwrap_err(), Refusal::NotYourSeat);
}

#[test]
fn a_seat_is_taken_over() {
    let [ada, blaise, carla, dora] = [1, 2, 3, 4].map(person);
    let mut room = started(2);
    let gone = [(blaise, 1)];
    let take = |place| RoomCommand::TakeSeat { place, name: "Carla".into() };
    let refused = at(&gone, |at| room.command(carla, &take(1), at)).unwrap_err();
    assert_eq!(refused, Refusal::NotOffered);
    let offer = RoomCommand::Offer { place: 1, open: true };
    at(&gone, |at| room.command(ada, &offer, at)).unwrap();
    // A player who comes back in the last moment keeps it, and nobody has two.
    for (who, away) in [(carla, &[][..]), (ada, &gone)] {
        let refused = at(away, |at| room.command(who, &take(1), at)).unwrap_err();
        assert_eq!(refused, Refusal::NotOffered);
    }
    let taken = at(&gone, |at| room.command(carla, &take(1), at)).unwrap();
    assert_eq!(taken, Outcome::ChangesHands { seat: 1, name: "Carla".into() });
    assert_eq!((room.place_of(carla), room.place_of(blaise)), (Some(1), None));
    assert!(room.offered.is_empty());
    // The other seat is not for a player who has seen dice at this one; their own is.
    room.offered.push(ada);
    let refused = at(&[(ada, 1)], |at| room.command(blaise, &take(0), at)).unwrap_err();
    assert_eq!(refused, Refusal::HadSeat);
    at(&[(ada, 1)], |at| room.command(dora, &take(0), at)).unwrap();
    assert_eq!(room.host, carla, "the host has no seat any more");
    room.offered.push(carla);
    at(&[(carla, 1)], |at| room.command(blaise, &take(1), at)).unwrap();
}

#[test]
fn the_host_is_somebody_who_is_here() {
    let [ada, blaise, carla] = [1, 2, 3].map(person);
    for (mut room, minutes) in [(gathering(3), 3), (started(3), 5)] {
        assert!(!at(&[(ada, minutes - 1)], |at| room.pass_on(at)));
        let others = [(ada, minutes), (blaise, 0)];
        let mut asked = room.clone();
        assert!(at(&others, |at| room.pass_on(at)));
        assert_eq!(room.host, carla);
        // The player who asks first need not wait for that.
        let options = RoomCommand::SetOptions { options: asked.options.clone() };
        at(&[(ada, minutes)], |at| asked.command(carla, &options, at)).unwrap();
        assert_eq!(asked.host, carla);
        assert!(
            !at(&[(ada, 9), (blaise, 9), (carla, 9)], |at| asked.pass_on(at)),
            "nobody is here"
        );
    }
}

/// A stranger who sits down at a forgotten table can begin.
#[test]
fn strangers_are_not_stuck() {
    let mut room = gathering(1);
    let sit = RoomCommand::Sit { name: "Blaise".into(), contribution: "0".repeat(32) };
    at(&[(person(1), 3)], |at| room.command(person(2), &sit, at)).unwrap();
    assert_eq!(room.host, person(2));
    at(&[(person(1), 3)], |at| room.command(person(2), &RoomCommand::Start, at)).unwrap();
}

/// A host who stands up leaves the table to somebody who is here, not to somebody who is only expected.
#[test]
fn standing_up_passes_the_table_on() {
    let mut room = gathering(3).again(person(1), Seed::from_text("again"));
    [1, 3].into_iter().for_each(|number| sit(&mut room, number));
    at(&[(person(2), 9)], |at| room.command(person(1), &RoomCommand::Stand, at)).unwrap();
    assert_eq!((room.host, room.phase), (person(3), Phase::Gathering));
}
