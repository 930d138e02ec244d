//! What the examples are asked: `[GAMES] [WEIGHTS]`.

use std::error::Error;

use troyes_solver::QuantisedNetwork;

/// How many games, and the network of a file of weights, or the shipped one if there is none, or `-`.
pub(crate) fn arguments(games: u32) -> Result<(u32, QuantisedNetwork), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let games = arguments.next().map_or(Ok(games), |games| games.parse())?;
    let network = match arguments.next() {
        Some(file) if file != "-" => QuantisedNetwork::from_bytes(&std::fs::read(file)?)?,
        _ => troyes_solver::shipped()?,
    };
    Ok((games, network))
}
