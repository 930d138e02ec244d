//! Listing, choosing, playing and scoring never touch the heap.

#![allow(unsafe_code, reason = "a counting allocator cannot be written without")]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use troyes_rules::{Columns, Effect, Face, Plaza, Roll, Setup, Slot, Solo, Tile, printed::PLAZAS};

/// Counts the allocations of each thread, so that the test harness does not disturb.
struct Counting;

thread_local! {
    static ALLOCATIONS: Cell<usize> = const { Cell::new(0) };
}

unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.set(ALLOCATIONS.get() + 1);
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        unsafe { System.dealloc(pointer, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

#[test]
fn games_allocate_nothing() {
    let plazas = PLAZAS.map(|[up, down]| Plaza::new(up, down));
    let tiles = [0, 1, 2].map(|index| (Tile::ALL[index * 2 + 1], Slot::ALL[index]));
    let setups = [
        Setup::new(Columns::FIRST_GAME, plazas, &[]).unwrap(),
        Setup::new(Columns::FIRST_GAME, plazas, &tiles).unwrap(),
    ];
    let before = ALLOCATIONS.get();
    let mut decisions = 0;
    let mut effects = 0;
    for seed in 0..500 {
        let (d, e) = play(&setups[seed % 2], seed);
        decisions += d;
        effects += e;
    }
    assert_eq!(ALLOCATIONS.get() - before, 0, "in {decisions} decisions");
    assert!(decisions > 500 * 16 - 1 && effects > decisions);
    // The counter counts.
    drop(Box::new(before));
    assert_eq!(ALLOCATIONS.get() - before, 1);
}

fn play(setup: &Setup, seed: usize) -> (usize, usize) {
    let mut state = seed;
    let mut below = |n: usize| {
        state =
            state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) % n
    };
    let mut decisions = 0;
    let mut effects = 0;
    let mut game = Solo::new(setup);
    while !game.is_over() {
        let [black, clear @ ..] = [(); 4].map(|()| Face::ALL[below(6)]);
        let mut see = |_: Effect| effects += 1;
        game.roll(Roll::new(black, clear), &mut see).unwrap();
        while !game.seat().is_done() {
            let list = game.decisions();
            let decision = list.nth(below(list.len())).unwrap();
            assert!(list.iter().any(|listed| listed == decision));
            game.play(decision, &mut see).unwrap();
            decisions += 1;
            std::hint::black_box(game.score().total());
        }
    }
    (decisions, effects)
}
