//! What reconstruction promises, on a few games of bots; `make paper` looks at a thousand. Budgets are numbers of sheets, never times.

use troyes_paper::internals::cut_off;
use troyes_paper::{
    Answers, Change, Impossible, Known, LeastLoss, Limits, Line, Paper, Progress, Proposals,
    Search, Sheet, loss,
};
use troyes_record::{ColumnsMode, Deal, Record, Seed};
use troyes_rules::{Board, ByColor, Color, HalfDay, Resource, Seat};
use troyes_solver::advice::bot_turn;
use troyes_solver::{Level, QuantisedNetwork};

const LIMITS: Limits = Limits { search: 60_000, whole: 40_000, some: 3 };

/// Finished games of all levels but the slowest, with all ways to number columns, with and without Banquets & Raids.
fn games(count: u64) -> Vec<(Record, Paper)> {
    let network = troyes_solver::shipped().unwrap();
    (0..count).map(|index| game(&network, index)).collect()
}

fn game(network: &QuantisedNetwork, index: u64) -> (Record, Paper) {
    let (level, mode) = (Level::ALL[index as usize % 4], ColumnsMode::ALL[index as usize % 3]);
    let deal = Deal::new(Seed::of_game("paper tests", index), mode, index % 2 == 1);
    let mut record = Record::new(deal.setup, vec!["Ada".to_owned()]).unwrap();
    let mut board = Board::new(&deal.setup);
    let mut seat = Seat::NEW;
    for roll in deal.rolls {
        board.roll(roll).unwrap();
        seat.face(&board, &mut |_| {});
        record.push_roll(roll);
        for decision in bot_turn(level, Some(network), &board, &seat, index) {
            seat.play(&board, decision, &mut |_| {}).unwrap();
            record.push_decision(0, decision);
        }
    }
    let paper = Paper::of_record(&record, 0).unwrap();
    (record, paper)
}

/// A sheet of which as much is not sure as may be.
fn vague(paper: &Paper) -> Paper {
    let sheet = Sheet { attacked: None, rows: None, crossed: ByColor([None; 3]), ..*paper.sheet() };
    paper.with_sheet(sheet).unwrap()
}

fn assert_leads_there(line: &Line, paper: &Paper) {
    let record = line.to_record(paper);
    assert_eq!(record.seed, None, "nobody can check the dice");
    let read = Record::from_json(record.to_json().as_bytes()).unwrap();
    let verdict = read.verify().unwrap();
    assert!(verdict.finished);
    assert!(paper.sheet().fits(verdict.game.seats()[0].sheet()));
}

#[test]
fn lines_lead_exactly_to_the_sheet() {
    let mut found = 0;
    for (_, paper) in games(8) {
        for paper in [vague(&paper), paper] {
            match Search::new(&paper, &Answers::default()).step(LIMITS.search) {
                Progress::Found(line) => {
                    assert_leads_there(&line, &paper);
                    found += 1;
                }
                Progress::Going => {}
                Progress::Impossible(end) => panic!("the game was played: {end:?}"),
            }
        }
    }
    assert!(found >= 14, "{found} of 16");
}

/// Steps only cut the search into pieces.
#[test]
fn the_same_sheet_gives_the_same_line() {
    for (_, paper) in games(4) {
        let at_once = Search::new(&paper, &Answers::default()).step(LIMITS.search);
        let mut search = Search::new(&paper, &Answers::default());
        let by_steps = loop {
            match search.step(7) {
                Progress::Going if search.states() < LIMITS.search => {}
                progress => break progress,
            }
        };
        assert_eq!(at_once, by_steps);
    }
}

#[test]
fn no_game_that_was_played_is_cut_off() {
    for (record, paper) in games(60) {
        let deeds = Line::of_record(&record).unwrap().deeds(&paper);
        let mut answers = Answers::default();
        for half_day in HalfDay::ALL {
            assert_eq!(cut_off(&paper, &answers, &record), None);
            assert_eq!(cut_off(&vague(&paper), &answers, &record), None);
            answers.set(half_day, Some(deeds[half_day.index()]));
        }
        assert_eq!(cut_off(&paper, &answers, &record), None);
        assert!(paper.accounts().is_empty());
    }
}

#[test]
fn answers_lead_to_what_was_done() {
    let network = troyes_solver::shipped().unwrap();
    let mut wholes = 0;
    for (record, paper) in games(8) {
        let truth = Line::of_record(&record).unwrap();
        let deeds = truth.deeds(&paper);
        let mut answers = Answers::default();
        // Half of the game is remembered, so that all lines can be looked at.
        for day in (0..HalfDay::COUNT).step_by(2) {
            answers.set(HalfDay::ALL[day], Some(deeds[day]));
        }
        let Known::All(mut lines) = Known::of(&paper, &answers, LIMITS, &mut |_| true) else {
            continue;
        };
        wholes += 1;
        assert!(lines.count() >= 1.0);
        let (line, least) = LeastLoss::new(&lines, &network).line().unwrap();
        assert_leads_there(&line, &paper);
        assert!(least <= loss(&network, &paper, &truth), "the true line is one of them");
        assert_eq!(least, loss(&network, &paper, &line));
        let before = lines.count();
        while let Some(half_day) = Known::All(lines.clone())
            .knowledge(&paper)
            .and_then(|knowledge| knowledge.question(|day| answers.get(day).is_some()))
        {
            answers.set(half_day, Some(deeds[half_day.index()]));
            lines.retain(&answers);
            assert!(lines.count() >= 1.0 && lines.count() <= before);
        }
        let (line, _) = LeastLoss::new(&lines, &network).line().unwrap();
        assert_eq!(line.deeds(&paper), deeds, "everything was asked");
    }
    assert!(wholes >= 4, "{wholes} of 8");
}

/// All lines of an answered game are counted by trying them, too.
#[test]
fn other_answers_leave_no_line() {
    let (record, paper) = games(1).remove(0);
    let deeds = Line::of_record(&record).unwrap().deeds(&paper);
    let mut answers = Answers::default();
    for half_day in HalfDay::ALL {
        answers.set(half_day, Some(deeds[half_day.index()]));
    }
    answers.set(HalfDay::ALL[15], Some(troyes_paper::Deed::Gained(Resource::Deniers, 0)));
    let known = Known::of(&paper, &answers, LIMITS, &mut |_| true);
    assert!(matches!(known, Known::Impossible(_)), "{known:?}");
}

#[test]
fn one_citizen_too_many_is_told_with_the_number_that_can_be() {
    let (mut reported, mut proposed) = (0, 0);
    for (_, paper) in games(10) {
        let right = paper.sheet().citizens[Color::White];
        let wrong = Change::Citizens(Color::White, right + 1).applied(*paper.sheet());
        let wrong = paper.with_sheet(wrong).unwrap();
        let accounts = wrong.accounts();
        if let Some(first) = accounts.first() {
            reported += 1;
            assert_eq!(first.clause().to_string(), "R2.6", "{first}");
            assert_eq!(first.code(), "paper-citizens");
        }
        let mut proposals = Proposals::new(&wrong, 5_000);
        while proposals.step(1_000) {}
        proposed += usize::from(proposals.found().contains(&Change::Citizens(Color::White, right)));
    }
    assert!(reported >= 5 && proposed >= 8, "reported {reported}, proposed {proposed} of 10");
}

#[test]
fn accounts_name_what_is_wrong() {
    let (_, paper) = games(1).remove(0);
    let codes = |sheet: Sheet| -> Vec<&'static str> {
        paper.with_sheet(sheet).unwrap().accounts().iter().map(Impossible::code).collect()
    };
    let sheet = *paper.sheet();
    assert!(codes(sheet).is_empty());
    assert_eq!(codes(Sheet { rows: Some([3; 6]), ..sheet }), ["paper-cathedrals"]);
    let everywhere = Some([troyes_rules::Colors::ALL; 6]);
    assert!(codes(Sheet { attacked: everywhere, ..sheet }).contains(&"paper-never-attacked"));
    let nowhere = Some([troyes_rules::Colors::NONE; 6]);
    assert!(codes(Sheet { attacked: nowhere, ..sheet }).contains(&"paper-not-crossed"));
    let all = Sheet { built: troyes_rules::Buildings::ALL, attacked: None, rows: None, ..sheet };
    assert!(!codes(all).is_empty());
    let rich = ByColor([18, sheet.circled.0[1], sheet.circled.0[2]]);
    assert!(!codes(Sheet { circled: rich, crossed: ByColor([Some(0); 3]), ..sheet }).is_empty());
}
