//! Who may ask what decisions are worth, and about which position. All that the solver gets to see is the position: neither later dice
//! nor the seed.
//!
//! Hints are for one's own seats: always alone, with bots and around one device; where other people play, only if the table's option allows it, which everybody sees before they sit down and nobody changes during the game. A hint is recorded for its
//! seat, everybody sees that, and the game earns that player no feats, whichever of their seats took it; others at the table lose nothing.

use troyes_rules::Solo;
use troyes_table::Rejection;
use troyes_wire::Refusal;

use crate::game::Game;
use crate::ids::PlayerId;
use crate::room::Room;

/// Whether a player may ask at a table: alone or around one device always, where others play only if the table allows it.
/// Bots are nobody who could mind; a ranked try is compared with others.
#[must_use]
pub(crate) fn may_ask(game: &Game, room: Option<&Room>, player: PlayerId) -> bool {
    if game.is_ranked_and_running() {
        return false;
    }
    let others = game.owners.iter().filter_map(|owner| owner.player()).any(|other| other != player);
    let allowed = room.is_some_and(|room| room.options().hints);
    !others || allowed
}

/// The position that a player asks about: that of a seat which has something to decide.
///
/// # Errors
///
/// [`Refusal`] if the player may not ask, or there is nothing to decide.
pub fn position_of(
    game: &Game,
    room: Option<&Room>,
    player: Option<PlayerId>,
    seat: usize,
) -> Result<(PlayerId, Solo), Refusal> {
    let player = player.filter(|_| game.is_played_by(seat, player)).ok_or(Refusal::NotYourSeat)?;
    if !may_ask(game, room, player) {
        return Err(Refusal::NoHints);
    }
    let at = &game.table.players()[seat];
    let by_rules = |refusal| Err(Rejection::Refused(refusal).into());
    if at.is_finished() {
        return Err(Rejection::GameOver.into());
    }
    if at.now().board().half_day().is_none() {
        return by_rules(troyes_rules::Refusal::NotRolled);
    }
    if at.is_done() {
        return by_rules(troyes_rules::Refusal::TurnFinished);
    }
    Ok((player, *at.now()))
}
