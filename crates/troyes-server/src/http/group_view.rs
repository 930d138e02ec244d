//! A group as its members see it. What is still secret to whoever looks counts for nobody.

use std::collections::HashMap;

use troyes_daily::{Day, Outcome, Rung, Span, ladder};
use troyes_host::PlayerId;
use troyes_solver::Millionths;
use troyes_store::{StoreError, StoredGroup, StoredMember, StoredTry};
use troyes_wire::{Fellow, GroupMember, GroupSummary, GroupView, Points, RungView, TryState};

use super::App;
use super::day_view::state_of;

/// Members of a group that a list shows.
const SOME: usize = 5;

/// A group in a list, with who has played today's deal.
pub(crate) async fn summary(
    app: &App,
    viewer: PlayerId,
    group: &StoredGroup,
) -> Result<GroupSummary, StoreError> {
    let now = app.store.time();
    let today = Day::at(now);
    let tries = app.store.tries_of_group(group.id, Span::day(today)).await?;
    let tries: HashMap<Option<PlayerId>, &StoredTry> =
        tries.iter().map(|one| (one.player, one)).collect();
    let members = app.store.members(group.id).await?;
    let state =
        |member: &StoredMember| state_of(today, tries.get(&Some(member.player)).copied(), now);
    let finished = members.iter().filter(|one| state(one) == TryState::Finished).count();
    let mut shown: Vec<&StoredMember> = members.iter().collect();
    shown.sort_by_key(|member| rank(state(member)));
    let mut some = Vec::new();
    for member in shown.into_iter().take(SOME) {
        let own = tries.get(&Some(member.player)).copied();
        some.push(fellow(app, viewer, member, own, today, now).await?);
    }
    Ok(GroupSummary {
        id: group.id.to_string(),
        name: group.name.clone(),
        people: group.members,
        finished: finished as u32,
        some,
    })
}

/// Who has finished comes first, then who plays.
const fn rank(state: TryState) -> u8 {
    match state {
        TryState::Finished => 0,
        TryState::Playing => 1,
        _ => 2,
    }
}

async fn fellow(
    app: &App,
    viewer: PlayerId,
    member: &StoredMember,
    own: Option<&StoredTry>,
    day: Day,
    now: u64,
) -> Result<Fellow, StoreError> {
    let state = state_of(day, own, now);
    let half_day = match own {
        Some(own) if state == TryState::Playing => app.store.half_day_of(own.game).await?,
        _ => 0,
    };
    Ok(Fellow { name: member.name.clone(), you: member.player == viewer, state, half_day })
}

/// The ladders of a group on a day, by the place of each member among the members.
struct Ladders {
    day: HashMap<usize, RungView>,
    week: HashMap<usize, RungView>,
    season: HashMap<usize, RungView>,
}

impl Ladders {
    fn of(events: &[(usize, Outcome)], day: Day) -> Self {
        let of = |span| {
            let rungs = ladder(events.iter().copied(), span);
            rungs.into_iter().map(|rung| (rung.who, rung_view(rung))).collect()
        };
        Self { day: of(Span::day(day)), week: of(Span::week(day)), season: of(Span::season(day)) }
    }
}

fn rung_view(Rung { place, tied, points, loss, days, .. }: Rung<usize>) -> RungView {
    RungView { place, tied, points, loss: loss.map(|loss| Points(Millionths(loss))), days }
}

/// A group with its ladders on a day.
pub(crate) async fn view(
    app: &App,
    viewer: PlayerId,
    group: &StoredGroup,
    day: Day,
) -> Result<GroupView, StoreError> {
    let now = app.store.time();
    let (week, season) = (Span::week(day), Span::season(day));
    let members = app.store.members(group.id).await?;
    let span = Span { first: week.first.min(season.first), last: week.last.max(season.last) };
    let tries = app.store.tries_of_group(group.id, span).await?;
    let numbers: HashMap<PlayerId, usize> =
        members.iter().enumerate().map(|(number, member)| (member.player, number)).collect();
    let own: Vec<Day> = tries
        .iter()
        .filter(|one| one.player == Some(viewer) && one.finished_at.is_some())
        .map(|one| one.day)
        .collect();
    let may_see = |day: Day| now >= day.published_at() || own.contains(&day);
    let event = |one: &StoredTry| Some((*numbers.get(&one.player?)?, one.outcome()?));
    let events: Vec<(usize, Outcome)> =
        tries.iter().filter(|one| may_see(one.day)).filter_map(event).collect();
    let ladders = Ladders::of(&events, day);
    let mut shown = Vec::with_capacity(members.len());
    for (number, member) in members.iter().enumerate() {
        let today = tries.iter().find(|one| one.day == day && one.player == Some(member.player));
        shown.push(GroupMember {
            who: fellow(app, viewer, member, today, day, now).await?,
            id: member.id.to_string(),
            owner: member.player == group.owner,
            game: today
                .filter(|one| one.score.is_some() && may_see(day))
                .map(|one| one.game.to_string()),
            on_day: ladders.day.get(&number).copied(),
            on_week: ladders.week.get(&number).copied(),
            on_season: ladders.season.get(&number).copied(),
        });
    }
    let place = |member: &GroupMember| member.on_day.map_or(u32::MAX, |rung| rung.place);
    shown.sort_by_key(|member| (place(member), rank(member.who.state)));
    let ends = |Span { first, last }: Span| [first.to_string(), last.to_string()];
    Ok(GroupView {
        id: group.id.to_string(),
        name: group.name.clone(),
        link: group.link.to_string(),
        yours: group.owner == viewer,
        day: day.to_string(),
        week: ends(week),
        season: ends(season),
        members: shown,
    })
}
