//! The deal of a day as a player may see it.

use std::collections::HashSet;

use troyes_daily::{Day, Span, Standing, stands_in_public, streak};
use troyes_host::PlayerId;
use troyes_host::daily::{Explained, deal_of};
use troyes_rules::Face;
use troyes_solver::{Level, Millionths};
use troyes_store::{Placed, StoreError, StoredDay, StoredTry};
use troyes_wire::{
    DayResult, DayRow, DayView, ExplainedView, FieldView, Par, Points, ScoreCount, SheetOfDay,
    StreakView, TryState,
};

use super::App;

/// The first of the field that are listed.
const FIRST: u32 = 10;

/// Those before oneself, and as many behind, that are listed.
const AROUND: u32 = 2;

/// What has become of a try.
pub(crate) fn state_of(day: Day, own: Option<&StoredTry>, now: u64) -> TryState {
    let today = Day::at(now);
    match own {
        Some(own) if own.score.is_some() => TryState::Finished,
        Some(own) if own.is_open(now) => TryState::Playing,
        Some(_) => TryState::Unranked,
        None if day > today => TryState::ToCome,
        None if day == today => TryState::Open,
        None => TryState::Missed,
    }
}

/// The deal of a day, as much as a player may see.
pub(crate) async fn view(
    app: &App,
    player: Option<PlayerId>,
    drawn: &StoredDay,
) -> Result<DayView, StoreError> {
    let &StoredDay { day, drawn_at, seed } = drawn;
    let now = app.store.time();
    let today = Day::at(now);
    let tries = match player {
        Some(player) => {
            let first = Day::at(0);
            app.store.tries_of(player, Span { first, last: today.max(day) }).await?
        }
        None => Vec::new(),
    };
    let own = tries.iter().find(|one| one.day == day);
    let published = now >= day.published_at();
    let may_see = published || own.is_some_and(|own| own.finished_at.is_some());
    let half_day = match own {
        Some(own) if own.finished_at.is_none() => app.store.half_day_of(own.game).await?,
        _ => 0,
    };
    let standing = match own.and_then(StoredTry::outcome) {
        Some(outcome) => Some(app.store.standing(day, outcome.score, outcome.loss).await?),
        None => None,
    };
    let columns = || deal_of(day, seed).setup.columns().faces().map(Face::get).to_vec();
    Ok(DayView {
        day: day.to_string(),
        today: today.to_string(),
        banquets: day.has_banquets(),
        columns_mode: day.columns_mode().into(),
        columns: (day <= today).then(columns),
        commitment: seed.commitment(),
        drawn_at,
        begins_at: day.begins_at(),
        ends_at: day.ends_at(),
        published_at: day.published_at(),
        seed: published.then(|| seed.to_string()),
        state: state_of(day, own, now),
        game: own.map(|own| own.game.to_string()),
        half_day,
        result: own.zip(standing).and_then(|(own, standing)| result(own, standing)),
        field: if may_see { Some(field(app, player, day, standing).await?) } else { None },
        streak: streak_view(&tries, now),
    })
}

fn result(own: &StoredTry, standing: Standing) -> Option<DayResult> {
    Some(DayResult {
        score: own.score?,
        place: standing.place(),
        tied: standing.equal > 0,
        field: standing.field,
        // Nobody who is not first has beaten everybody.
        beaten: standing.beaten().map(|share| share.floor() as u8),
        explained: own.explained.as_ref().map(explained_view),
    })
}

fn explained_view(Explained { start, luck, loss, rest, classes }: &Explained) -> ExplainedView {
    ExplainedView {
        start: (*start).into(),
        luck: (*luck).into(),
        loss: (*loss).into(),
        rest: (*rest).into(),
        classes: classes.iter().map(|&class| class.into()).collect(),
    }
}

fn streak_view(tries: &[StoredTry], now: u64) -> StreakView {
    let today = Day::at(now);
    let finished: Vec<Day> =
        tries.iter().filter(|one| one.score.is_some()).map(|one| one.day).collect();
    let playing = tries.iter().filter(|one| one.is_open(now)).map(|one| one.day);
    let found = streak(finished.iter().copied(), playing, today);
    let week = core::array::from_fn(|index| finished.contains(&today.minus(6 - index as u32)));
    StreakView { days: found.days, pass: found.pass, week }
}

async fn field(
    app: &App,
    player: Option<PlayerId>,
    day: Day,
    standing: Option<Standing>,
) -> Result<FieldView, StoreError> {
    let scores = app.store.scores_of(day).await?;
    let all: u32 = scores.iter().map(|(_, tries)| tries).sum();
    let viewer = Viewer::of(app, player).await?;
    let mut rows = viewer.rows(app, day, 0, FIRST).await?;
    if let Some(own) = standing.filter(|own| own.better + AROUND + 1 > FIRST) {
        let from = own.better.saturating_sub(AROUND).max(FIRST);
        rows.extend(viewer.rows(app, day, from, 2 * AROUND + 1).await?);
    }
    let best = app.store.placed(day, 0, 1).await?.pop();
    let middle = middle_of(&scores, all);
    let in_the_middle = match middle {
        Some((score, skipped)) => app.store.placed_with(day, score, skipped).await?,
        None => None,
    };
    let count = |(score, players)| ScoreCount { score, players };
    Ok(FieldView {
        scores: scores.into_iter().map(count).collect(),
        median: middle.map(|(score, _)| score),
        par: par(app, day).await?,
        best: viewer.sheet(app, best).await?,
        middle: viewer.sheet(app, in_the_middle).await?,
        rows,
    })
}

/// The score in the middle of the field, and how many with the same score come before the one in the middle.
fn middle_of(scores: &[(u16, u32)], all: u32) -> Option<(u16, u32)> {
    let mut skipped = all.checked_sub(1)? / 2;
    for &(score, tries) in scores.iter().rev() {
        match skipped.checked_sub(tries) {
            Some(left) => skipped = left,
            None => return Some((score, skipped)),
        }
    }
    None
}

/// What the strongest bot made of a day, as soon as it has played it.
async fn par(app: &App, day: Day) -> Result<Option<Par>, StoreError> {
    let bots = app.store.tries_of_bots(day).await?;
    let strongest = bots.iter().find(|one| one.bot == Some(Level::Grandmaster));
    Ok(strongest.and_then(|one| {
        let luck = one.explained.as_ref().map(|how| how.luck.into());
        Some(Par { score: one.score?, luck, game: one.game.to_string() })
    }))
}

/// Who looks, and whose names they may read.
struct Viewer {
    player: Option<PlayerId>,
    fellows: HashSet<PlayerId>,
}

impl Viewer {
    async fn of(app: &App, player: Option<PlayerId>) -> Result<Self, StoreError> {
        let fellows = match player {
            Some(player) => app.store.fellows(player).await?,
            None => Vec::new(),
        };
        Ok(Self { player, fellows: fellows.into_iter().collect() })
    }

    fn is(&self, placed: &Placed) -> bool {
        placed.player.is_some() && placed.player == self.player
    }

    /// Whether they may read whose result it is: names that are kept stand in public, those of one's groups among their members.
    fn may_name(&self, placed: &Placed) -> bool {
        self.is(placed)
            || placed.player.is_some_and(|player| self.fellows.contains(&player))
            || stands_in_public(placed.name_is_kept, placed.finished)
    }

    fn name(&self, placed: &Placed) -> Option<String> {
        placed.name.clone().filter(|_| self.may_name(placed))
    }

    /// Some of the field in their order, without the first of them.
    async fn rows(
        &self,
        app: &App,
        day: Day,
        skipped: u32,
        limit: u32,
    ) -> Result<Vec<DayRow>, StoreError> {
        // One more, to see whether it is equal to the last.
        let placed = app.store.placed(day, skipped, limit + 1).await?;
        let Some(first) = placed.first() else { return Ok(Vec::new()) };
        let before = app.store.standing(day, first.score, first.loss).await?;
        let equal =
            |one: &Placed, other: &Placed| (one.score, one.loss) == (other.score, other.loss);
        let mut place = before.place();
        let mut rows = Vec::with_capacity(limit as usize);
        for (index, one) in placed.iter().take(limit as usize).enumerate() {
            let previous = index.checked_sub(1).map(|index| &placed[index]);
            if previous.is_some_and(|previous| !equal(previous, one)) {
                place = skipped + index as u32 + 1;
            }
            let with_neighbour = previous.is_some_and(|previous| equal(previous, one))
                || placed.get(index + 1).is_some_and(|next| equal(next, one));
            let open = self.may_name(one) || one.bot.is_some();
            rows.push(DayRow {
                place,
                tied: with_neighbour || place <= skipped,
                name: self.name(one),
                bot: one.bot.map(Into::into),
                yours: self.is(one),
                score: one.score,
                loss: one.loss.map(|loss| Points(Millionths(loss))),
                game: open.then(|| one.game.to_string()),
            });
        }
        Ok(rows)
    }

    /// The sheet of a result, as long as its game is there.
    async fn sheet(
        &self,
        app: &App,
        placed: Option<Placed>,
    ) -> Result<Option<SheetOfDay>, StoreError> {
        let Some(placed) = placed else { return Ok(None) };
        let game = app.store.load(placed.game).await?;
        Ok(game.map(|game| SheetOfDay {
            name: self.name(&placed),
            bot: placed.bot.map(Into::into),
            yours: self.is(&placed),
            score: placed.score,
            sheet: game.table.players()[0].now().seat().sheet().into(),
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_middle_of_the_field() {
        assert_eq!(middle_of(&[], 0), None);
        assert_eq!(middle_of(&[(40, 1)], 1), Some((40, 0)));
        assert_eq!(middle_of(&[(30, 1), (40, 1)], 2), Some((40, 0)));
        // 50, 40, 40, 40, 30
        assert_eq!(middle_of(&[(30, 1), (40, 3), (50, 1)], 5), Some((40, 1)));
    }
}
