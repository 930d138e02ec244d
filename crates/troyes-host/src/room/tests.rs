//! Who may do what at a table.

use troyes_record::ColumnsBy;
use troyes_table::Table;
use troyes_wire::{ColumnsChoice, NewRoom, Pace, Refusal, RoomCommand, TableWebhook};

use super::*;

/// Everybody is here.
const HERE: Attendance<'_> = Attendance { now: 0, away_since: &|_| None, plays: &|_| true };

/// What is played, and how, where a test does not care.
pub(super) fn options() -> RoomOptions {
    RoomOptions {
        columns: ColumnsChoice::First,
        banquets: false,
        pace: Pace::Together,
        limit: None,
        public: true,
        chat: true,
        hints: false,
        stand_in: Level::Novice,
    }
}

/// The address of the first host is nobody else's to read, not even a later host's, but theirs to remove.
#[test]
fn a_webhook_belongs_to_its_giver() {
    let [ada, blaise, carla] = [1, 2, 3].map(|number| PlayerId(uuid::Uuid::from_u128(number)));
    let address = "https://ntfy.example.org/secret";
    let asked = NewRoom {
        name: "Ada".into(),
        places: 3,
        options: options(),
        webhook: Some(address.into()),
    };
    let Ok(plan) = Plan::new(&asked) else { panic!("a plain table") };
    let mut room = Room::new(ada, plan, Seed::from_text("a room"));
    for (player, name) in [(ada, "Ada"), (blaise, "Blaise"), (carla, "Carla")] {
        let contribution = "0".repeat(32);
        room.command(player, &RoomCommand::Sit { name: name.into(), contribution }, &HERE).unwrap();
    }
    let seen = |room: &Room, viewer| {
        let view = room.view((String::new(), 1, 0), viewer, &HERE, 0);
        let json = serde_json::to_string(&view).unwrap();
        assert_eq!(json.contains("secret"), matches!(view.webhook, TableWebhook::Yours { .. }));
        view.webhook
    };
    let yours = TableWebhook::Yours { address: address.into() };
    assert_eq!(seen(&room, Some(ada)), yours);
    assert_eq!(
        [seen(&room, Some(blaise)), seen(&room, None)],
        [TableWebhook::None, TableWebhook::None]
    );
    let mut again = room.again(blaise, Seed::from_text("again"));
    assert_eq!(
        [seen(&again, Some(blaise)), seen(&again, Some(ada))],
        [TableWebhook::None, TableWebhook::None]
    );
    room.command(ada, &RoomCommand::Stand, &HERE).unwrap();
    assert_eq!(seen(&room, Some(blaise)), TableWebhook::Others);
    assert_eq!(seen(&room, Some(ada)), yours);
    assert!(!serde_json::to_string(&room.in_lobby(String::new(), 0)).unwrap().contains("secret"));
    // Another option does not touch it; the new host removes it; a guest can do nothing.
    room.command(blaise, &RoomCommand::SetOptions { options: asked.options.clone() }, &HERE)
        .unwrap();
    assert_eq!(seen(&room, Some(ada)), yours);
    let remove = RoomCommand::SetWebhook { address: None };
    assert_eq!(room.command(carla, &remove, &HERE).unwrap_err(), Refusal::NotHost);
    let mut removed = room.clone();
    removed.command(blaise, &remove, &HERE).unwrap();
    assert_eq!(removed.webhook(), None);
    // Its giver can take it away, but not put another in its place without being the host.
    let other = RoomCommand::SetWebhook { address: Some("https://example.org/".into()) };
    assert_eq!(room.command(ada, &other, &HERE).unwrap_err(), Refusal::NotHost);
    room.command(ada, &remove, &HERE).unwrap();
    assert_eq!(room.webhook(), None);
    again.command(blaise, &other, &HERE).unwrap();
    assert_eq!(again.webhook(), Some("https://example.org/"));
}

/// A table of Ada's with these options, where Ada and Blaise sit, that has begun.
fn begun(options: RoomOptions) -> (Room, [PlayerId; 2], Table) {
    let people = [1, 2].map(|number| PlayerId(uuid::Uuid::from_u128(number)));
    let asked = NewRoom { name: "Ada".into(), places: 2, options, webhook: None };
    let Ok(plan) = Plan::new(&asked) else { panic!("a plain table") };
    let mut room = Room::new(people[0], plan, Seed::from_text("a room"));
    for player in people {
        let sit = RoomCommand::Sit { name: "somebody".into(), contribution: "0".repeat(32) };
        room.command(player, &sit, &HERE).unwrap();
    }
    let Ok(Outcome::Begins(game)) = room.command(people[0], &RoomCommand::Start, &HERE) else {
        panic!("everybody sits")
    };
    (room, people, game.table)
}

/// R3.2: columns that somebody is to number wait for the town crier: as long as the limit is, else as long as they are there.
#[test]
fn columns_wait_for_the_town_crier() {
    let options = |columns, limit| RoomOptions { columns, banquets: true, limit, ..options() };
    let (mut room, [ada, blaise], table) =
        begun(options(ColumnsChoice::Rolled { direction: None }, None));
    assert!(room.is_unnumbered() && table.columns_by().is_none());
    let due = |room: &Room, here: bool, now| room.crier_due(1_000, &|_| here, now);
    assert_eq!(due(&room, true, 500_000), Some(520_000), "then it is looked at again");
    assert_eq!(due(&room, false, 500_000), Some(21_000), "time to come back after the start");
    let mut unlucky = room.clone();
    let Ok(Outcome::Numbered(by_chance)) = unlucky.number_by_chance(30_000) else { panic!() };
    assert_eq!(unlucky.numbered_at(), Some(30_000));
    assert_eq!(due(&unlucky, false, 500_000), None);
    assert!(unlucky.number_by_chance(31_000).is_err());
    let numbered = numbered(&table, by_chance).unwrap();
    assert_eq!(numbered.setup(), table.setup(), "what follows from the seed alone");
    assert_eq!(numbered.columns_by(), Some(ColumnsBy::Seed));
    assert_eq!(numbered.mixture(), table.mixture());

    // The role goes on; players who do not hold it can neither number nor take it.
    let pass = |place| RoomCommand::PassCrier { place };
    let columns = ColumnsChoice::Rolled { direction: Some(troyes_wire::Direction::Ascending) };
    let number = RoomCommand::NumberColumns { columns };
    assert_eq!(room.command(blaise, &pass(1), &HERE), Err(Refusal::NotCrier));
    room.command(ada, &pass(1), &HERE).unwrap();
    assert_eq!(room.crier(), Some(blaise));
    room.command(blaise, &pass(0), &HERE).unwrap();
    assert_eq!(room.command(blaise, &number, &HERE), Err(Refusal::NotCrier));
    assert_eq!(room.command(ada, &number, &HERE), Ok(Outcome::Numbered(columns)));
    let by_crier = super::numbered(&table, columns).unwrap();
    assert_eq!(by_crier.columns_by(), Some(ColumnsBy::Crier));
    assert_eq!(by_crier.rolls(), table.rolls(), "the dice are the same");
    let mut late = by_crier;
    late.command(0, troyes_table::Command::GoOn).unwrap();
    assert_eq!(super::numbered(&late, columns), Err(Refusal::Begun));

    let (limited, ..) = begun(options(ColumnsChoice::Expert { columns: None }, Some(60)));
    assert_eq!([true, false].map(|here| due(&limited, here, 5)), [Some(61_000); 2]);
    for settled in [ColumnsChoice::First, columns] {
        let (room, _, table) = begun(options(settled, Some(60)));
        assert!(!room.is_unnumbered() && table.columns_by() == settled.by());
    }
}
