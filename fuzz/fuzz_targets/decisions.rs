//! Exactly the listed decisions are accepted, in whatever game the bytes lead to.

#![no_main]

use libfuzzer_sys::fuzz_target;
use troyes_rules::{
    Buildings, Color, Columns, Decision, Face, Plaza, Resource, Roll, Sector, Setup, Slot, Solo,
    Take, Tile, Use, Value, printed::PLAZAS,
};

/// The bytes of the fuzzer as choices; zeros when they run out.
struct Choices<'a>(std::slice::Iter<'a, u8>);

impl Choices<'_> {
    fn below(&mut self, n: usize) -> usize {
        let mut next = || usize::from(self.0.next().copied().unwrap_or(0));
        let choice = if n > 256 { next() << 8 | next() } else { next() };
        choice % n
    }

    fn shuffle<T>(&mut self, list: &mut [T]) {
        for last in (1..list.len()).rev() {
            list.swap(last, self.below(last + 1));
        }
    }

    fn setup(&mut self) -> Setup {
        let mut plazas = PLAZAS.map(|[up, down]| Plaza::new(up, down));
        self.shuffle(&mut plazas);
        let plazas =
            plazas.map(|plaza| if self.below(2) == 0 { plaza } else { plaza.turned() });
        let mut faces = Face::ALL;
        self.shuffle(&mut faces);
        let mut tiles = Tile::ALL;
        self.shuffle(&mut tiles);
        let matching = Slot::ALL.into_iter().filter(|slot| plazas[slot.index()].is_matching());
        let tiles: Vec<_> = tiles.into_iter().zip(matching).collect();
        let tiles = if self.below(2) == 0 { &[] } else { tiles.as_slice() };
        Setup::new(Columns::expert(faces).unwrap(), plazas, tiles).unwrap()
    }

    /// Any decision, legal or not.
    fn decision(&mut self) -> Decision {
        let color = Color::ALL[self.below(3)];
        match self.below(8) {
            0 => Decision::Relief,
            1 => Decision::Citizen(color),
            2 => Decision::Build(Buildings::ALL.iter().nth(self.below(36)).unwrap()),
            _ => Decision::Take(Take {
                sector: Sector::ALL[self.below(4)],
                pay: Resource::ALL.get(self.below(4)).copied(),
                color,
                value: Value::ALL[self.below(7)],
                r#use: Use::ALL[self.below(3)],
            }),
        }
    }
}

fuzz_target!(|bytes: &[u8]| {
    let mut choices = Choices(bytes.iter());
    let mut game = Solo::new(&choices.setup());
    while !game.is_over() {
        let [black, clear @ ..] = [(); 4].map(|()| Face::ALL[choices.below(6)]);
        game.roll(Roll::new(black, clear), &mut |_| {}).unwrap();
        while !game.seat().is_done() {
            let listed: Vec<Decision> = game.decisions().iter().collect();
            assert!(!listed.is_empty());
            let wild = choices.decision();
            let mut after = game;
            let accepted = after.play(wild, &mut |_| {}).is_ok();
            assert_eq!(accepted, listed.contains(&wild), "{wild}");
            assert!(accepted || after == game);
            let decision = listed[choices.below(listed.len())];
            game.play(decision, &mut |_| {}).unwrap();
        }
    }
});
