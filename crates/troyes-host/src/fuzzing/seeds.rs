//! What the fuzzer of sockets begins with: `fuzz/seeds/socket`, written by `make wire` from the types of the wire, so that a seed
//! cannot say anything that the wire does not.

use troyes_rules::Effect;
use troyes_table::Offer;

use super::*;
use troyes_wire::{Color, Decision, Direction, Kind, Reaction, Resource, Use};

/// Half-days that the second person plays; the first plays all.
const FEW_HALF_DAYS: usize = 2;

/// A script that writes down what it says to a table.
struct Script {
    table: FuzzedTable,
    text: String,
    said: usize,
}

impl Script {
    fn new() -> Self {
        Self { table: FuzzedTable::open(), text: String::new(), said: 0 }
    }

    fn say(&mut self, who: u8, command: Command) -> Heard {
        self.said += 1;
        let message = ClientMessage { id: self.said.to_string(), command };
        let message = serde_json::to_string(&message).unwrap();
        self.text.push_str(&format!("{who}{message}\n"));
        self.table.hear(b'0' + who, &message)
    }

    fn room(&mut self, who: u8, command: RoomCommand) {
        assert_eq!(self.say(who, Command::Room { command }), Heard::Accepted);
    }

    fn sit(&mut self, who: u8, name: &str) {
        let contribution = "0123456789abcdef".repeat(2);
        self.room(who, RoomCommand::Sit { name: name.to_owned(), contribution });
    }

    fn play(&mut self, who: u8, command: SeatCommand) -> Heard {
        self.say(who, Command::Play { seat: who, command })
    }

    fn game(&self) -> &Table {
        &self.table.game.as_ref().unwrap().table
    }

    /// Always the decision that brings most citizens, and before them one that leaves something to choose: so the game comes to free
    /// buildings in the middle of chains.
    fn turn(&mut self, who: u8) {
        let liked = |offer: &Offer| {
            let joined = |effect: &&Effect| matches!(effect, Effect::Joined { .. });
            (!offer.finishes, offer.effects.iter().filter(joined).count())
        };
        while let Some(offer) = self.game().offers(who.into()).into_iter().max_by_key(liked) {
            let decision = offer.decision.into();
            assert_eq!(self.play(who, SeatCommand::Decide { decision }), Heard::Decided);
        }
    }
}

/// All seeds by their names.
pub(super) fn all() -> Vec<(&'static str, String)> {
    vec![
        ("absence", absence()),
        ("crier", crier()),
        ("game", game()),
        ("refusals", refusals()),
        ("room", room()),
    ]
}

/// Two people at their own pace: one plays to the end, the other a little, and takes back.
fn game() -> String {
    let mut script = Script::new();
    script.sit(0, "Ada");
    script.sit(1, "Blaise");
    let columns = ColumnsChoice::Expert { columns: Some([6, 5, 4, 3, 2, 1]) };
    let options = script.table.room.options().clone();
    let options = RoomOptions { columns, pace: troyes_wire::Pace::Own, ..options };
    script.room(0, RoomCommand::SetOptions { options });
    script.room(0, RoomCommand::Start);
    for _ in 0..FEW_HALF_DAYS {
        assert_eq!(script.play(1, SeatCommand::GoOn), Heard::Accepted);
        script.turn(1);
    }
    assert_eq!(script.play(1, SeatCommand::TakeBack { keep: 0 }), Heard::Accepted);
    while !script.game().players()[0].is_finished() {
        assert_eq!(script.play(0, SeatCommand::GoOn), Heard::Accepted);
        script.turn(0);
    }
    script.text
}

/// What a table that goes on together understands and refuses, and talk between.
fn refusals() -> String {
    let mut script = Script::new();
    script.sit(0, "Ada");
    script.sit(1, "Blaise");
    script.room(0, RoomCommand::Start);
    assert_eq!(script.play(0, SeatCommand::GoOn), Heard::Accepted);
    assert_eq!(script.play(0, SeatCommand::GoOn), Heard::Refused);
    let free =
        Decision::Take { sector: 0, pay: None, color: Color::Red, value: 6, r#use: Use::Resources };
    let Decision::Take { pay, color, value, r#use, .. } = free else { unreachable!() };
    let refused = [
        Decision::Take { sector: 9, pay, color, value, r#use },
        Decision::Take { sector: 0, pay: Some(Resource::Deniers), color, value, r#use },
        Decision::Take { sector: 0, pay, color, value: 0, r#use: Use::Prestige },
        Decision::Build { color, kind: Kind::Work, position: 1 },
        Decision::Citizen { color },
        Decision::Relief,
    ];
    for decision in refused {
        assert_eq!(script.play(0, SeatCommand::Decide { decision }), Heard::Refused);
    }
    let of_another = Command::Play { seat: 1, command: SeatCommand::TakeBack { keep: 0 } };
    for command in [
        of_another,
        Command::Hint { seat: 0 },
        Command::TakeHint { seat: 0 },
        Command::Say { text: "well played".to_owned() },
        Command::React { reaction: Reaction::Applause },
    ] {
        assert_eq!(script.say(0, command), Heard::Refused);
    }
    script.turn(0);
    assert_eq!(script.play(0, SeatCommand::TakeBack { keep: 0 }), Heard::Accepted);
    script.turn(0);
    script.turn(1);
    assert_eq!(script.play(1, SeatCommand::GoOn), Heard::Accepted);
    script.text
}

/// Somebody is away: a stand-in plays, somebody else takes the seat, one leaves, and the game is ended.
fn absence() -> String {
    let mut script = Script::new();
    script.sit(0, "Ada");
    script.sit(1, "Blaise");
    script.room(0, RoomCommand::Start);
    assert_eq!(script.play(0, SeatCommand::GoOn), Heard::Accepted);
    script.room(0, RoomCommand::StandIn { place: 1 });
    script.room(0, RoomCommand::Offer { place: 1, open: false });
    script.room(0, RoomCommand::Offer { place: 1, open: true });
    script.room(2, RoomCommand::TakeSeat { place: 1, name: "Christine".to_owned() });
    script.room(0, RoomCommand::Stand);
    script.room(2, RoomCommand::End);
    assert_eq!(script.play(0, SeatCommand::End), Heard::Refused);
    script.text
}

/// The role of the town crier goes round, and the player who has it numbers the columns.
fn crier() -> String {
    let mut script = Script::new();
    script.sit(0, "Ada");
    script.sit(1, "Blaise");
    let columns = ColumnsChoice::Rolled { direction: None };
    let options = RoomOptions { columns, ..script.table.room.options().clone() };
    script.room(0, RoomCommand::SetOptions { options });
    script.room(0, RoomCommand::PassCrier { place: 1 });
    script.room(0, RoomCommand::Start);
    assert_eq!(script.play(0, SeatCommand::GoOn), Heard::Refused);
    let columns = ColumnsChoice::Rolled { direction: Some(Direction::Descending) };
    let command = RoomCommand::NumberColumns { columns };
    assert_eq!(script.say(0, Command::Room { command: command.clone() }), Heard::Refused);
    script.room(1, command);
    assert_eq!(script.play(0, SeatCommand::GoOn), Heard::Accepted);
    script.turn(0);
    script.text
}

/// People gather, change the table and begin; who stands up during the game and who closes it has no business to.
fn room() -> String {
    let mut script = Script::new();
    script.sit(0, "Ada");
    script.sit(1, "Blaise");
    script.room(0, RoomCommand::AddPlace { bot: Some(Level::Novice) });
    script.room(0, RoomCommand::SetBot { place: 2, level: Level::Master });
    script.room(0, RoomCommand::MovePlace { from: 0, to: 2 });
    script.room(0, RoomCommand::RemovePlace { place: 1 });
    script.room(0, RoomCommand::AddPlace { bot: None });
    script.sit(2, "Christine");
    script.room(2, RoomCommand::Stand);
    script.room(0, RoomCommand::RemovePlace { place: 2 });
    script.room(0, RoomCommand::Start);
    for (who, command) in [
        (1, RoomCommand::MovePlace { from: 0, to: 1 }),
        (1, RoomCommand::Close),
        (0, RoomCommand::Rematch),
    ] {
        assert_eq!(script.say(who, Command::Room { command }), Heard::Refused);
    }
    script.text
}
