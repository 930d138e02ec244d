//! The hall of honour: what the finished games of a player have earned (R9).

use troyes_rules::{Career, Feat};
use troyes_wire::{EarnedView, FeatView, Hall};

use crate::append::FinishedSeat;

/// The hall that follows from the seats of a player, in the order in which their games were finished.
///
/// All seats of the device's player count, as in a household around one box; a game counts once for the feats that count
/// games (R9.1), and is then everybody's: the first seat stands for it.
#[must_use]
pub fn of(seats: &[FinishedSeat]) -> Hall {
    let mut career = Career::default();
    let mut finished = 0;
    let mut last_game = None;
    let mut earned: Vec<(Feat, &FinishedSeat)> = Vec::new();
    for seat in seats {
        if last_game != Some(seat.game) {
            last_game = Some(seat.game);
            finished += 1;
            career.add_game(seat.people, seat.banquets);
        }
        let by_name = |name: &String| Feat::ALL.into_iter().find(|feat| feat.name() == name);
        for feat in seat.feats.iter().filter_map(by_name).chain(career.feats()) {
            if earned.iter().all(|&(other, _)| other != feat) {
                earned.push((feat, seat));
            }
        }
    }
    let view = |feat: Feat| FeatView {
        feat: feat.name().to_owned(),
        clause: clause(feat).to_owned(),
        earned: earned.iter().find(|(other, _)| *other == feat).map(|(_, seat)| EarnedView {
            game: seat.game.to_string(),
            seat: seat.seat,
            name: seat.name.clone(),
            at: seat.finished_at,
        }),
    };
    Hall {
        feats: Feat::ALL.into_iter().map(view).collect(),
        alone: career.alone,
        together: career.together,
        with_banquets: career.with_banquets,
        finished,
        best: seats.iter().map(|seat| seat.total).max(),
        marks: Vec::new(),
    }
}

/// The clause that describes a feat.
const fn clause(feat: Feat) -> &'static str {
    use troyes_rules::Kind;
    match feat {
        Feat::ThreeAlone | Feat::ThreeTogether | Feat::ThreeBanquets => "R9.1",
        Feat::Score45 | Feat::Score55 | Feat::Score65 => "R9.2",
        Feat::Win60 => "R9.3",
        Feat::Character18 => "R9.4",
        Feat::Citizens40 => "R9.5",
        Feat::WholeRow(_, Kind::Prestige) => "R9.6",
        Feat::WholeRow(_, Kind::Work) => "R9.7",
        Feat::ResourceTrack(_) => "R9.8",
        Feat::CitizenTrack(_) => "R9.9",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ids::GameId;

    fn seat(game: GameId, seat: u8, people: usize, total: u16, feats: &[&str]) -> FinishedSeat {
        FinishedSeat {
            game,
            finished_at: u64::from(total),
            seat,
            name: format!("player {seat}"),
            total,
            feats: feats.iter().map(|&feat| feat.to_owned()).collect(),
            people,
            banquets: people > 1,
        }
    }

    fn earned<'a>(hall: &'a Hall, feat: &str) -> Option<&'a EarnedView> {
        hall.feats.iter().find(|view| view.feat == feat).unwrap().earned.as_ref()
    }

    #[test]
    fn empty_halls_list_everything() {
        let hall = of(&[]);
        assert_eq!(hall.feats.len(), 21);
        assert!(hall.feats.iter().all(|feat| feat.earned.is_none()));
        assert_eq!((hall.finished, hall.best), (0, None));
        assert_eq!(
            (hall.feats[0].feat.as_str(), hall.feats[0].clause.as_str()),
            ("score-45", "R9.2")
        );
    }

    /// The first game that earns a feat keeps it, every seat counts, and games count once.
    #[test]
    fn firsts_are_kept() {
        let games: Vec<GameId> =
            (0..4).map(|number| GameId(uuid::Uuid::from_u128(number))).collect();
        let hall = of(&[
            seat(games[0], 0, 1, 30, &[]),
            seat(games[1], 0, 2, 44, &["citizens-40"]),
            seat(games[1], 1, 2, 47, &["score-45", "citizens-40"]),
            seat(games[2], 0, 1, 50, &["score-45"]),
            seat(games[3], 0, 1, 20, &[]),
        ]);
        assert_eq!((hall.alone, hall.together, hall.with_banquets, hall.finished), (3, 1, 1, 4));
        assert_eq!(hall.best, Some(50));
        let score = earned(&hall, "score-45").unwrap();
        assert_eq!((score.game.clone(), score.seat, score.at), (games[1].to_string(), 1, 47));
        assert_eq!(earned(&hall, "citizens-40").unwrap().seat, 0);
        assert_eq!(earned(&hall, "three-alone").unwrap().game, games[3].to_string());
        assert_eq!(earned(&hall, "three-together"), None);
    }
}
