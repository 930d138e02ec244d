//! Taking a die: paying for it and starting its use (R5.1–R5.5, R6.1).

use crate::board::Board;
use crate::chain;
use crate::color::Resource;
use crate::decision::Take;
use crate::effect::Effect;
use crate::seat::Seat;

/// Pays, then starts what the die is used for; what that sets off is on the agenda afterwards.
#[inline]
pub(crate) fn take(board: &Board, seat: &mut Seat, take: Take, see: &mut impl FnMut(Effect)) {
    let cost = board.cost(&take).unwrap_or_default();
    for resource in Resource::ALL {
        if cost[resource] > 0 {
            see(Effect::Paid { resource, amount: cost[resource] });
        }
    }
    seat.sheet.spend(cost);
    match (take.building(board.columns()), take.value.face()) {
        (Some(building), _) => chain::build(board, seat, building, board.tile(take.sector), see),
        (None, Some(face)) => chain::circle_resources(seat, take.color, face.get(), see),
        (None, None) => {
            debug_assert!(take.r#use.kind().is_none(), "a die of value 0 builds nothing (R8.5)");
        }
    }
}
