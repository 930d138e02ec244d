//! All that a half-day can make of a sheet on the way to the finished one.

use arrayvec::ArrayVec;
use troyes_rules::{Color, Decision, HalfDay, Resource, Seat, Take};

use crate::bounds::Reason;
use crate::deed::Deed;
use crate::goal::Goal;

/// The decisions of a turn: more than any chain has.
pub(crate) type Turn = ArrayVec<Decision, 24>;

impl Goal {
    /// Visits every turn of a half-day that leads on, with the seat after it.
    ///
    /// # Errors
    ///
    /// [`Reason`] if the attacks of the half-day alone make the goal impossible.
    pub(crate) fn turns_of(
        &self,
        day: usize,
        seat: &Seat,
        visit: &mut impl FnMut(&Turn, &Seat),
    ) -> Result<(), Reason> {
        let mut seat = *seat;
        seat.face(&self.boards[day], &mut |_| {});
        self.check_attacks(day, &seat)?;
        self.go_on(day, &seat, &mut Turn::new(), visit);
        Ok(())
    }

    fn check_attacks(&self, day: usize, seat: &Seat) -> Result<(), Reason> {
        let Some(attacked) = self.sheet.attacked else {
            return Ok(());
        };
        let as_wanted = self.attacks[day].iter().all(|cell| {
            let wanted = attacked[cell.position.index()].contains(cell.color);
            seat.sheet().is_crossed(*cell) == wanted
        });
        if as_wanted { Ok(()) } else { Err(Reason::Attacked) }
    }

    fn go_on(
        &self,
        day: usize,
        seat: &Seat,
        turn: &mut Turn,
        visit: &mut impl FnMut(&Turn, &Seat),
    ) {
        let board = &self.boards[day];
        for decision in seat.decisions(board) {
            if !self.leads_on(day, seat, decision) || turn.try_push(decision).is_err() {
                continue;
            }
            let mut next = *seat;
            next.play_listed(board, decision, &mut |_| {});
            if self.fits_so_far(&next) {
                if next.is_done() {
                    visit(turn, &next);
                } else {
                    self.go_on(day, &next, turn, visit);
                }
            }
            turn.pop();
        }
    }

    /// Whether a decision alone is not too much, and is what answers say.
    #[inline]
    fn leads_on(&self, day: usize, seat: &Seat, decision: Decision) -> bool {
        match decision {
            Decision::Take(take) => self.take_leads_on(day, seat, take),
            Decision::Relief => {
                self.answers.get(HalfDay::ALL[day]).is_none_or(|said| said == Deed::Relieved)
            }
            Decision::Build(building) => {
                self.allowed[day].contains(building) && self.said_day(building).is_none()
            }
            Decision::Citizen(color) => seat.sheet().citizens(color) < self.sheet.citizens[color],
        }
    }

    #[inline]
    fn take_leads_on(&self, day: usize, seat: &Seat, take: Take) -> bool {
        let board = &self.boards[day];
        let said = self.answers.get(HalfDay::ALL[day]);
        let sheet = seat.sheet();
        let wanted = match take.building(board.columns()) {
            Some(building) => {
                self.allowed[day].contains(building)
                    && said.is_none_or(|said| said == Deed::Built(building))
            }
            None => {
                let resource = take.color.resource();
                let count = take.value.get();
                let fits = sheet.circled(resource) + count <= self.sheet.circled[resource];
                (fits || self.overflows(resource))
                    && said.is_none_or(|said| said == Deed::Gained(resource, count))
            }
        };
        wanted
            && board.cost(&take).is_some_and(|cost| {
                Resource::ALL.into_iter().all(|resource| {
                    self.sheet.crossed[resource]
                        .is_none_or(|crossed| sheet.crossed(resource) + cost[resource] <= crossed)
                })
            })
    }

    /// Whether no track has gone too far.
    #[inline]
    fn fits_so_far(&self, seat: &Seat) -> bool {
        let sheet = seat.sheet();
        Color::ALL.into_iter().all(|color| sheet.citizens(color) <= self.sheet.citizens[color])
            && Resource::ALL
                .into_iter()
                .all(|resource| sheet.circled(resource) <= self.sheet.circled[resource])
    }
}
