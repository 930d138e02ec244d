//! Section 9: feats.

use super::*;
use crate::{Buildings, Career, Feat, Game, Row, Winners};

fn feats(sheet: &Sheet, won_with_others: bool) -> Vec<&'static str> {
    let total = sheet.score().total();
    let winners = if won_with_others { Winners::of([total, 0]) } else { Winners::of([total]) };
    sheet.feats(winners).map(Feat::name).collect()
}

/// A sheet with the given points, all from citizens and resources that earn nothing else but `citizens-40`.
fn with_points(points: u8) -> Sheet {
    let resources = 17;
    let citizens = points - 3 * (resources / 2);
    let tracks = [citizens / 3, (citizens + 1) / 3, citizens.div_ceil(3)];
    let sheet = Sheet::NEW.with_tracks(tracks, [resources; 3], [0; 3]);
    assert_eq!(sheet.score().total(), u16::from(points));
    sheet
}

/// R9.1: three games alone, three with others, three with Banquets & Raids.
#[test]
fn three_games() {
    let earned = |career: &Career| career.feats().map(Feat::name).collect::<Vec<_>>();
    let mut career = Career::default();
    career.add_game(1, false);
    career.add_game(2, false);
    career.add_game(1, true);
    career.add_game(10, true);
    assert_eq!(career, Career { alone: 2, together: 2, with_banquets: 2 });
    assert!(earned(&career).is_empty());
    career.add_game(1, false);
    assert_eq!(earned(&career), ["three-alone"]);
    career.add_game(2, true);
    assert_eq!(earned(&career), ["three-alone", "three-together", "three-banquets"]);
}

/// R9.2: at least 45, 55, 65 points; a 65 earns all.
#[test]
fn scores() {
    for (points, expected) in [
        (44, vec![]),
        (45, vec!["score-45"]),
        (54, vec!["score-45"]),
        (55, vec!["score-45", "score-55"]),
        (64, vec!["score-45", "score-55"]),
        (65, vec!["score-45", "score-55", "score-65"]),
    ] {
        let mut earned = feats(&with_points(points), false);
        earned.retain(|feat| feat.starts_with("score"));
        assert_eq!(earned, expected, "{points}");
    }
}

/// R9.3: winning a game with others with at least 60 points.
#[test]
fn wins() {
    assert!(feats(&with_points(60), true).contains(&"win-60"));
    assert!(!feats(&with_points(60), false).contains(&"win-60"));
    // Others are people: two of three are, or one among bots.
    let winners = Winners::of([60, 40, 0]);
    let earned = |people| {
        with_points(60).feats(winners.among_people(people)).any(|feat| feat == Feat::Win60)
    };
    assert!(earned(2) && !earned(1));
    assert!(!feats(&with_points(59), true).contains(&"win-60"));
}

/// R9.3: nobody wins alone, and ties share the win.
#[test]
fn wins_need_others() {
    let setup = setup(WHEEL, [1, 2, 3, 4, 5, 6], &[]);
    for (players, expected) in [(1, false), (2, true)] {
        let mut game = Game::new(&setup, players).unwrap();
        game.set_sheets(with_points(60));
        for player in 0..players {
            assert_eq!(game.feats(player).any(|feat| feat == Feat::Win60), expected);
        }
    }
}

/// R9.4: at least 18 points from one row.
#[test]
fn characters() {
    for (points, buildings, expected) in [(3, 6, true), (3, 5, false), (2, 6, false)] {
        let mut sheet = Sheet::NEW;
        sheet.rows.unlock(Row::CityHall, points);
        for building in Buildings::row(Row::CityHall).iter().take(buildings) {
            sheet.town.build(building);
        }
        assert_eq!(feats(&sheet, false).contains(&"character-18"), expected);
    }
}

/// R9.5: at least 40 citizens.
#[test]
fn many_citizens() {
    for (citizens, expected) in [([13, 13, 13], false), ([13, 14, 13], true), ([19, 19, 19], true)]
    {
        let sheet = Sheet::NEW.with_tracks(citizens, [3; 3], [0; 3]);
        assert_eq!(feats(&sheet, false).contains(&"citizens-40"), expected, "{citizens:?}");
    }
}

/// R9.6, R9.7: a whole row of buildings.
#[test]
fn whole_rows() {
    for (row, name) in Row::ALL.into_iter().zip([
        "prestige-red",
        "work-red",
        "prestige-yellow",
        "work-yellow",
        "prestige-white",
        "work-white",
    ]) {
        let mut sheet = Sheet::NEW;
        for (count, building) in Buildings::row(row).iter().enumerate() {
            assert!(feats(&sheet, false).is_empty(), "{count} buildings of {name}");
            sheet.town.build(building);
        }
        assert_eq!(feats(&sheet, false), [name]);
    }
}

/// R9.8: a resource track circled to its end, spent or not.
#[test]
fn full_resource_tracks() {
    for (circled, name) in [
        ([18, 17, 17], "resources-influence"),
        ([17, 18, 17], "resources-deniers"),
        ([17, 17, 18], "resources-knowledge"),
    ] {
        let sheet = Sheet::NEW.with_tracks([0; 3], circled, [17; 3]);
        assert_eq!(feats(&sheet, false), [name]);
    }
}

/// R9.9: a citizen track circled to its end.
#[test]
fn full_citizen_tracks() {
    for (citizens, name) in [
        ([20, 9, 9], "citizens-red"),
        ([9, 20, 9], "citizens-yellow"),
        ([9, 9, 20], "citizens-white"),
    ] {
        let sheet = Sheet::NEW.with_tracks(citizens, [3; 3], [0; 3]);
        assert_eq!(feats(&sheet, false), [name]);
    }
}

/// Every feat has a name of its own.
#[test]
fn names() {
    let mut names = Feat::ALL.map(Feat::name).to_vec();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), 21);
}
