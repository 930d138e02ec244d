//! Records of whole games: written, read, replayed.

use proptest::prelude::*;
use troyes_record::{ColumnsMode, Deal, Happening, Record, Replay, Seed};
use troyes_rules::{Effect, Game};

/// Plays a game with choices that follow from a number, and gives its record, its last state and all that happened.
fn play(
    seed: u64,
    mode: ColumnsMode,
    banquets: bool,
    players: usize,
) -> (Record, Game, Vec<(usize, Effect)>) {
    let deal = Deal::new(Seed::of_game("round trip", seed), mode, banquets);
    let names = (0..players).map(|player| format!("\"{player}\"\n\u{1f3b2}")).collect();
    let mut record = Record::of_deal(&deal, mode, names).unwrap();
    let mut game = Game::new(&deal.setup, players).unwrap();
    let mut happened = Vec::new();
    let mut state = seed;
    for roll in deal.rolls {
        game.roll(roll, &mut |player, effect| happened.push((player, effect))).unwrap();
        record.push_roll(roll);
        for player in 0..players {
            while !game.seats()[player].is_done() {
                state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                let decisions = game.decisions(player);
                let decision = decisions.nth((state >> 33) as usize % decisions.len()).unwrap();
                game.play(player, decision, &mut |effect| happened.push((player, effect))).unwrap();
                record.push_decision(player, decision);
            }
        }
    }
    (record, game, happened)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn records_come_back(seed: u64, mode in 0..3usize, banquets: bool, players in 1..=10usize) {
        let (record, game, happened) = play(seed, ColumnsMode::ALL[mode], banquets, players);
        let json = record.to_json();
        prop_assert!(!json.contains('\n'), "one line");
        let again = Record::from_json(json.as_bytes()).unwrap();
        prop_assert_eq!(&again, &record);
        prop_assert_eq!(again.to_json(), json);
        let verdict = again.verify().unwrap();
        prop_assert!(verdict.finished);
        prop_assert_eq!(verdict.game, game);

        let mut replay = Replay::new(&again).unwrap();
        let mut seen = Vec::new();
        let mut decided = 0;
        let mut see = |player, happening| match happening {
            Happening::Event(effect) | Happening::Effect(effect) => seen.push((player, effect)),
            Happening::Decision(_) => decided += 1,
        };
        while replay.next_half_day(&mut see).unwrap() {}
        prop_assert_eq!(replay.played(), 16);
        prop_assert_eq!(seen, happened);
        prop_assert_eq!(decided, record.half_days.iter().flat_map(|half_day| &half_day.turns).map(Vec::len).sum::<usize>());
    }

    /// A position is a record that stops somewhere, also in the middle of a chain.
    #[test]
    fn positions_are_records_that_stop(seed: u64, cut in 0..400usize) {
        let (mut record, ..) = play(seed, ColumnsMode::First, true, 2);
        let half_days = cut % 17;
        record.half_days.truncate(half_days);
        if let Some(last) = record.half_days.last_mut() {
            for turn in &mut last.turns {
                turn.truncate(cut % (turn.len() + 1));
            }
        }
        let game = Record::from_json(record.to_json().as_bytes()).unwrap().replay().unwrap();
        prop_assert_eq!(game.board().half_day().map_or(0, |half_day| half_day.get() as usize), half_days);
    }
}

#[test]
fn records_carry_the_version_of_the_rules() {
    let (record, ..) = play(0, ColumnsMode::First, false, 1);
    assert_eq!(record.rules.as_deref(), Some(troyes_rules::RULES_VERSION));
    assert!(record.to_json().contains("\"rules\":\"1.1\""));
}
