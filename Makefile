# The two commands: `make run` and `make test`. The others take long and are for whoever needs them.

.PHONY: run test bench perft wire fuzz mutants clean

# Seconds that each fuzz target gets.
FUZZ_SECONDS ?= 120
# Mutants tested at the same time.
MUTANT_JOBS ?= 2

TROYES := target/release/troyes

## Shows a simulated game, half-day by half-day, until there is a server to start.
run:
	cargo build --release --quiet --bin troyes
	@mkdir -p target/games
	@$(TROYES) simulate --games 1 --seed "$$(date +%s%N)" --policy greedy --banquets --columns rolled > target/games/last.json
	@$(TROYES) show --step target/games/last.json
	@echo
	@echo "That was target/games/last.json. More: $(TROYES) --help"

## Formatting, lints, documentation and all tests.
test:
	cargo fmt --all --check
	cargo clippy --workspace --all-targets --locked -- --deny warnings
	RUSTDOCFLAGS="--deny warnings" cargo doc --workspace --no-deps --document-private-items --locked
	cargo test --workspace --locked

## Random games next to random chess games; the last line is the ratio.
bench:
	cargo bench --package troyes-rules

## Counts the golden lines of testdata/perft.jsonl anew.
perft:
	PERFT=overwrite cargo test --package troyes-record --test perft
	git diff --stat -- testdata/perft.jsonl

## Writes what the client has from the server anew: the types of the wire, and what is printed.
wire:
	WIRE=overwrite cargo test --package troyes-server up_to_date
	git diff --stat -- web/src/wire.ts web/src/printed.json

## Fuzzes the record reader and the list of legal decisions, for a bounded time.
fuzz:
	command -v cargo-fuzz > /dev/null || cargo install cargo-fuzz --locked
	mkdir -p fuzz/corpus/record
	split --lines=1 testdata/examples/positions.jsonl fuzz/corpus/record/position-
	for target in record decisions; do \
		RUSTC_BOOTSTRAP=1 cargo fuzz run --sanitizer none $$target -- \
			-max_len=6000 -max_total_time=$(FUZZ_SECONDS) || exit 1; \
	done

## Changes the rules in a thousand small ways and looks for a test that notices (about a quarter of an hour).
mutants:
	command -v cargo-mutants > /dev/null || cargo install cargo-mutants --locked
	CARGO_PROFILE_TEST_DEBUG=0 CARGO_PROFILE_TEST_OPT_LEVEL=0 PROPTEST_CASES=8 \
		cargo mutants --package troyes-rules --jobs $(MUTANT_JOBS) --output target/mutants \
		|| test $$? = 3 # 3: none was missed, but some never end, and that is noticed too

clean:
	cargo clean
