//! Who may do what at a table.

use troyes_wire::{ColumnsChoice, NewRoom, Pace, Refusal, RoomCommand, TableWebhook};

use super::*;

/// Everybody is here.
const HERE: Attendance<'_> = Attendance { now: 0, away_since: &|_| None, plays: &|_| true };

/// The address of the first host is nobody else's to read, whoever becomes host, but theirs to remove.
#[test]
fn a_webhook_belongs_to_its_giver() {
    let [ada, blaise, carla] = [1, 2, 3].map(|number| PlayerId(uuid::Uuid::from_u128(number)));
    let address = "https://ntfy.example.org/secret";
    let asked = NewRoom {
        name: "Ada".into(),
        places: 3,
        options: RoomOptions {
            columns: ColumnsChoice::First,
            banquets: false,
            pace: Pace::Together,
            limit: None,
            public: true,
            chat: true,
            hints: false,
            stand_in: Level::Novice,
        },
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
    // Whoever gave it can take it away, but not put another in its place without being the host.
    let other = RoomCommand::SetWebhook { address: Some("https://example.org/".into()) };
    assert_eq!(room.command(ada, &other, &HERE).unwrap_err(), Refusal::NotHost);
    room.command(ada, &remove, &HERE).unwrap();
    assert_eq!(room.webhook(), None);
    again.command(blaise, &other, &HERE).unwrap();
    assert_eq!(again.webhook(), Some("https://example.org/"));
}
