//! Random bytes of the operating system: seeds, keys, codes.

use troyes_record::Seed;

/// Bytes that nobody can guess.
///
/// # Panics
///
/// If the operating system has none: then no dice could be fair, and no key safe.
pub(crate) fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    bytes
}

/// A seed that nobody has seen.
pub(crate) fn seed() -> Seed {
    Seed::from_bytes(bytes())
}
