//! Whether a sheet in the middle of the game can still become the finished one.
//!
//! Every bound is one-sided: what it cuts off is impossible, and tests hold that no game that was played is ever cut off. The strongest are
//! accounts: citizens and resources can only come from what is still to be built, from spaces of tracks and from turns.

use troyes_rules::printed::{
    Bonus, CITIZEN_SPACES, COLUMN_BONUSES, FORTRESS_CITIZENS, GREAT_HALLS, Gain, RESOURCE_CITIZENS,
    ROW_BONUSES, WORK_CITIZENS,
};
use troyes_rules::{Building, Buildings, ByColor, Color, Kind, Position, Resource, Row, Sheet};

use crate::goal::{BUILDINGS, DAYS, Goal, index};
use crate::matching::{Days, Matching};

/// Why a sheet cannot become the finished one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Reason {
    /// A building that stands at the end cannot be built any more (R4.4, R4.5).
    Building,
    /// Cathedrals were built in another order (R6.4).
    Cathedrals,
    /// Citizens of a colour do not add up (R2.6).
    Citizens(Color),
    /// Circled resources do not add up (R2.3).
    Circled(Resource),
    /// Crossed-out resources do not add up (R5.1–R5.4).
    Crossed(Resource),
    /// Too few half-days are left for what is missing, or too many (R5.5).
    HalfDays,
    /// Attacked cells differ (R4.4).
    Attacked,
}

/// The most resources that a turn gives (R6.1).
const MOST_GAINED: i16 = 6;

/// What is still to come, worked out once for all accounts.
struct Rest<'a> {
    goal: &'a Goal,
    day: usize,
    sheet: &'a Sheet,
    left: Buildings,
    /// Half-days that nothing is known of and that build nothing: the least and the most.
    gaining: (i16, i16),
    /// The numbers of dice that accounts allow each Great Hall: one bit for each.
    halls: [u8; Position::COUNT],
}

impl Goal {
    /// Whether a sheet before a half-day, counted from 0, can still become the finished one.
    #[inline]
    pub(crate) fn check(&self, day: usize, sheet: &Sheet) -> Result<(), Reason> {
        let left = self.sheet.built.without(sheet.built());
        if !sheet.open().contains_all(left) || !left.intersection(self.too_late[day]).is_empty() {
            return Err(Reason::Building);
        }
        if !self.rows_fit(sheet) {
            return Err(Reason::Cathedrals);
        }
        let gaining = self.turns(day, sheet, left)?;
        if day == DAYS && !self.tracks_end(sheet) {
            return Err(Reason::HalfDays);
        }
        let mut rest = Rest { goal: self, day, sheet, left, gaining, halls: [0; Position::COUNT] };
        rest.citizens()?;
        rest.circled()?;
        rest.crossed()?;
        rest.matched()
    }

    /// Whether the tracks are those of the finished sheet. Accounts alone do not show it: two bonuses that set off each other balance.
    fn tracks_end(&self, sheet: &Sheet) -> bool {
        Color::ALL.into_iter().all(|color| sheet.citizens(color) == self.sheet.citizens[color])
            && Resource::ALL.into_iter().all(|r| sheet.circled(r) == self.sheet.circled[r])
    }

    fn rows_fit(&self, sheet: &Sheet) -> bool {
        let fits = |(row, points): (Row, u8)| {
            let unlocked = sheet.row_points(row);
            unlocked == 0 || unlocked == points
        };
        self.sheet.rows.is_none_or(|rows| Row::ALL.into_iter().zip(rows).all(fits))
    }

    /// How many of the half-days that are left build nothing, at least and at most.
    #[inline]
    fn turns(&self, day: usize, sheet: &Sheet, left: Buildings) -> Result<(i16, i16), Reason> {
        let free = self.free_buildings(sheet, left);
        let (least_free, most_free) = (free.least, free.most());
        let missing = left.len() as i16;
        // Turns that answers call gains build nothing.
        for last in day..DAYS {
            let due = left.intersection(self.due[last]).len() as i16;
            let days = i16::from(self.building_days[last + 1] - self.building_days[day]);
            if due > days + most_free {
                return Err(Reason::HalfDays);
            }
        }
        let unknown = (DAYS - day) as i16 - i16::from(self.said_gain_turns[day]);
        let most = unknown - (missing - most_free).max(0);
        let least = unknown - (missing - least_free);
        if missing < least_free || most < 0 {
            return Err(Reason::HalfDays);
        }
        Ok((least.max(0), most))
    }

    /// Free buildings that are still to come (R2.8, R2.9).
    #[inline]
    fn free_buildings(&self, sheet: &Sheet, left: Buildings) -> Free {
        let mut free = Free { least: 0, work: 0, prestige: 0 };
        let lowest = |of: &dyn Fn(Color) -> u8| Color::ALL.map(of).into_iter().min().unwrap_or(0);
        let lowest_now = lowest(&|color| sheet.citizens(color));
        let lowest_then = lowest(&|color| self.sheet.citizens[color]);
        let comes = |space: u8, now: u8, then: u8| now < space && space <= then;
        for (space, bonus) in COLUMN_BONUSES {
            if bonus == Bonus::FreeWork && comes(space, lowest_now, lowest_then) {
                free.work += 1;
                free.least += i16::from(self.work_stays_open);
            }
        }
        for (space, bonus) in ROW_BONUSES {
            for color in Color::ALL {
                let (now, then) = (sheet.citizens(color), self.sheet.citizens[color]);
                if bonus == Bonus::FreePrestige && comes(space, now, then) {
                    free.prestige += 1;
                    free.least += i16::from(self.prestige_stays_open[color]);
                }
            }
        }
        free.work = free.work.min(left.intersection(WORK).len() as i16);
        free.prestige = free.prestige.min(left.without(WORK).len() as i16);
        free
    }
}

/// Free buildings: at least, where none can be lost, and at most, by kind.
#[derive(Clone, Copy)]
struct Free {
    least: i16,
    work: i16,
    prestige: i16,
}

impl Free {
    const fn most(self) -> i16 {
        self.work + self.prestige
    }
}

/// What a resource track still needs.
#[derive(Clone, Copy, Default)]
struct Track {
    /// The place of its Great Hall among the positions.
    position: usize,
    /// Without that.
    needed: i16,
    /// With it: at least and at most.
    low: i16,
    high: i16,
}

/// The numbers of a bit set.
#[inline]
fn numbers(bits: u8) -> impl Iterator<Item = i16> {
    (0..8).filter(move |bit| bits >> bit & 1 == 1)
}

impl Rest<'_> {
    /// The numbers of dice that the Great Hall of a gain can still meet; 0 alone where it stands, or never will.
    #[inline]
    fn hall(&self, of: impl Fn(Gain) -> bool) -> (usize, u8) {
        let position = GREAT_HALLS.iter().position(|&gain| of(gain)).unwrap_or(0);
        let missing = self.left.in_row(Row::GreatHall) >> position & 1 == 1;
        (position, if missing { self.goal.halls[self.day][position] } else { 1 })
    }

    /// How many of these buildings can still come with the gift of a banquet tile.
    #[inline]
    fn gifts(&self, of: Buildings) -> i16 {
        let missing = self.left.intersection(of);
        let days = self.goal.gifts.iter().filter(|(day, buildings)| {
            *day >= self.day && !buildings.intersection(missing).is_empty()
        });
        (days.count() as i16).min(missing.len() as i16)
    }

    /// What must still come to a citizen track from Great Halls, tiles and full tracks.
    #[inline]
    fn citizens_needed(&self, color: Color) -> i16 {
        let (goal, sheet) = (self.goal, self.sheet);
        let mut needed = i16::from(goal.sheet.citizens[color]) - i16::from(sheet.citizens(color));
        let work = self.left.in_row(Row::of(color, Kind::Work)).count_ones() as i16;
        needed -= work * i16::from(WORK_CITIZENS);
        let fortresses = self.left.in_row(Row::Fortress);
        for (position, of) in FORTRESS_CITIZENS.into_iter().enumerate() {
            needed -= i16::from(of == color) * i16::from(fortresses >> position & 1);
        }
        let resource = color.resource();
        let (now, then) = (sheet.circled(resource), goal.sheet.circled[resource]);
        let spaces = RESOURCE_CITIZENS.iter().filter(|&&space| now < space && space <= then);
        needed -= spaces.count() as i16;
        for other in color.others() {
            let ends = goal.sheet.citizens[other] == CITIZEN_SPACES;
            needed -= i16::from(ends && sheet.citizens(other) < CITIZEN_SPACES);
        }
        needed
            - self.linked(|bonus| match bonus {
                Gain::Citizens(of, count) if of == color => i16::from(count),
                _ => 0,
            })
    }

    /// What links still give.
    #[inline]
    fn linked(&self, of: impl Fn(Gain) -> i16) -> i16 {
        let missing =
            self.goal.links.iter().filter(|link| !self.left.intersection(link.pair()).is_empty());
        missing.map(|link| of(link.bonus)).sum()
    }

    fn citizens(&mut self) -> Result<(), Reason> {
        let fortress_gifts = self.gifts(Buildings::row(Row::Fortress));
        let ends = Color::ALL.map(|color| self.goal.sheet.citizens[color] == CITIZEN_SPACES);
        let some_end = ends.contains(&true);
        // What tiles and full tracks have to bring: at least and at most, summed up.
        let (mut least, mut most) = (0, 0);
        for color in Color::ALL {
            let needed = self.citizens_needed(color);
            let (position, hall) =
                self.hall(|gain| matches!(gain, Gain::Citizens(of, _) if of == color));
            let gifts = fortress_gifts + self.gifts(Buildings::row(Row::of(color, Kind::Work)));
            let (mut low, mut high) = (i16::MAX, i16::MIN);
            for dice in numbers(hall) {
                let rest = needed - 2 * dice;
                let fits = if some_end {
                    ends[color.index()] || rest >= 0
                } else {
                    (0..=gifts).contains(&rest)
                };
                if fits {
                    (low, high) = (low.min(rest), high.max(rest));
                    self.halls[position] |= 1 << dice;
                }
            }
            if low > high {
                return Err(Reason::Citizens(color));
            }
            least += low;
            most += high;
        }
        let gifts = self.gifts(WORK) + 2 * fortress_gifts;
        let all_end = ends.iter().all(|&end| end);
        if least > gifts || (most < 0 && !all_end) {
            let color = Color::ALL.into_iter().find(|color| ends[color.index()]);
            return Err(Reason::Citizens(color.unwrap_or(Color::Red)));
        }
        Ok(())
    }

    /// What must still be circled by turns, Great Halls, tile 3 and relief.
    #[inline]
    fn circles_needed(&self, resource: Resource) -> i16 {
        let (goal, sheet) = (self.goal, self.sheet);
        let mut needed =
            i16::from(goal.sheet.circled[resource]) - i16::from(sheet.circled(resource));
        let (space, bonus) = COLUMN_BONUSES[0];
        debug_assert_eq!(bonus, Bonus::OneOfEach);
        let reached = |of: &dyn Fn(Color) -> u8| Color::ALL.into_iter().all(|c| of(c) >= space);
        let won = reached(&|color| goal.sheet.citizens[color])
            && !reached(&|color| sheet.citizens(color));
        needed -= i16::from(won) + i16::from(goal.said_gains[self.day][resource]);
        needed
            - self.linked(|bonus| match bonus {
                Gain::Resources(of, count) if of == resource.color() => i16::from(count),
                _ => 0,
            })
    }

    fn circled(&mut self) -> Result<(), Reason> {
        let rare = self.goal.rare[self.day];
        let (_, turns_left) = self.gaining;
        let gifts = self.gifts(Buildings::row(Row::Cathedral));
        // Relief takes a turn, too.
        let reliefs = i16::from(rare.relief).min(turns_left);
        let mut tracks = [Track::default(); 3];
        let mut most = i16::from(rare.relief) + i16::from(rare.zero);
        for resource in Resource::ALL {
            let track = self.track(resource)?;
            most += if self.goal.overflows(resource) { DAYS as i16 } else { track.high };
            tracks[resource.index()] = track;
        }
        let turns = |rest: i16| (rest.max(0) + MOST_GAINED - 1) / MOST_GAINED;
        let least = |tracks: &[Track; 3]| {
            let with = |relief: i16| {
                relief + tracks.iter().map(|track| turns(track.low - gifts - relief)).sum::<i16>()
            };
            (0..=reliefs).map(with).min().unwrap_or(0)
        };
        if least(&tracks) > turns_left {
            let dearest = Resource::ALL.into_iter().max_by_key(|r| tracks[r.index()].low);
            return Err(Reason::Circled(dearest.unwrap_or(Resource::Influence)));
        }
        // A Great Hall that meets too few dice leaves more to turns than there are.
        for of in 0..tracks.len() {
            let Track { position, needed, .. } = tracks[of];
            for dice in numbers(self.halls[position]) {
                let mut tracks = tracks;
                tracks[of].low = needed - 3 * dice;
                if least(&tracks) > turns_left {
                    self.halls[position] &= !(1 << dice);
                }
            }
        }
        // What must be gained, less what must be spent; relief gains three and costs nothing.
        let gained = tracks.iter().map(|track| track.low - gifts).sum::<i16>();
        let most_net = self.goal.most_net[self.day][turns_left as usize] + 3 * reliefs;
        if self.spending().is_some_and(|spent| gained - spent > most_net) {
            return Err(Reason::Circled(Resource::Influence));
        }
        if most < self.gaining.0 { Err(Reason::HalfDays) } else { Ok(()) }
    }

    /// All that must still be crossed out, if that is known.
    fn spending(&self) -> Option<i16> {
        let of = |resource| {
            let crossed = self.goal.sheet.crossed[resource]?;
            Some(i16::from(crossed) - i16::from(self.sheet.crossed(resource)))
        };
        Resource::ALL.into_iter().map(of).sum()
    }

    /// What a track still needs, with every number of dice that its Great Hall can meet.
    #[inline]
    fn track(&mut self, resource: Resource) -> Result<Track, Reason> {
        let needed = self.circles_needed(resource);
        let overflows = self.goal.overflows(resource);
        let color = resource.color();
        let (position, hall) =
            self.hall(|gain| matches!(gain, Gain::Resources(of, _) if of == color));
        let mut track = Track { position, needed, low: i16::MAX, high: i16::MIN };
        for dice in numbers(hall) {
            let rest = needed - 3 * dice;
            if rest >= 0 || overflows {
                (track.low, track.high) = (track.low.min(rest), track.high.max(rest));
                self.halls[position] |= 1 << dice;
            }
        }
        if track.low > track.high { Err(Reason::Circled(resource)) } else { Ok(track) }
    }

    fn crossed(&self) -> Result<(), Reason> {
        let goal = self.goal;
        let ByColor(wanted) = goal.sheet.crossed;
        let mut sum = Some(0);
        let least = self.least_cost();
        for resource in Resource::ALL {
            let Some(crossed) = wanted[resource.index()] else {
                sum = None;
                continue;
            };
            let needed = i16::from(crossed) - i16::from(self.sheet.crossed(resource));
            let most = i16::from(goal.most_spent[self.day][resource.index()]);
            if needed < least[resource.index()] || needed > most {
                return Err(Reason::Crossed(resource));
            }
            sum = sum.map(|sum| sum + needed);
        }
        match sum {
            Some(sum) if sum < least[3] => Err(Reason::Crossed(Resource::Deniers)),
            _ => Ok(()),
        }
    }

    /// The least that the dice of the missing buildings cost, the dearest ones being free; or all turns, if that is more.
    #[inline]
    fn least_cost(&self) -> [i16; 4] {
        let costs: &[[u8; 4]; BUILDINGS] = &self.goal.least_cost[self.day];
        let free = self.goal.free_buildings(self.sheet, self.left).most();
        let (mut sums, mut dearest) = ([0; 4], [0; 4]);
        for building in self.left.iter() {
            let cost = costs[index(building)];
            for kind in 0..4 {
                let cost = i16::from(cost[kind]);
                sums[kind] += cost;
                dearest[kind] = cost.max(dearest[kind]);
            }
        }
        let turns = self.goal.least_spent[self.day];
        core::array::from_fn(|kind| (sums[kind] - free * dearest[kind]).max(i16::from(turns[kind])))
    }
}

impl Rest<'_> {
    /// Whether every missing building that is not free finds a half-day of its own.
    fn matched(&self) -> Result<(), Reason> {
        let goal = self.goal;
        let (now, later) = ((1u32 << self.day) as Days, (u32::MAX << (self.day + 1)) as Days);
        let rest = Resource::ALL.map(|resource| {
            let most = goal.sheet.crossed[resource].unwrap_or(goal.sheet.circled[resource]);
            usize::from(most.saturating_sub(self.sheet.crossed(resource)))
        });
        // The next turn pays with what is there.
        let purse = Resource::ALL.map(|resource| {
            rest[resource.index()].min(usize::from(self.sheet.available(resource)))
        });
        let free = goal.free_buildings(self.sheet, self.left);
        let days_of = |building: Building| {
            let within = &goal.days_within[index(building)];
            let days = (later & within[0][rest[0]] & within[1][rest[1]] & within[2][rest[2]])
                | (now & within[0][purse[0]] & within[1][purse[1]] & within[2][purse[2]]);
            if building.row() != Row::GreatHall {
                return days;
            }
            let position = building.position.index();
            let counts = numbers(self.halls[position]);
            let fitting = counts.map(|count| goal.hall_days[position][count as usize]);
            days & fitting.fold(0, |all, days| all | days)
        };
        let mut matching = Matching::new();
        let mut add = |of: Buildings| {
            of.iter().map(|building| i16::from(!matching.add(days_of(building)))).sum::<i16>()
        };
        let prestige = add(self.left.without(WORK));
        let work = add(self.left.intersection(WORK));
        if prestige > free.prestige || prestige + work > free.most() {
            return Err(Reason::HalfDays);
        }
        Ok(())
    }
}

/// All work buildings.
const WORK: Buildings = Buildings::row(Row::CountsPalace)
    .union(Buildings::row(Row::CityHall))
    .union(Buildings::row(Row::Bishopric));
