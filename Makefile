# The two commands: `make run` and `make test`. The others take long, and are needed now and then.

.PHONY: run test web site core parity test-rust test-anywhere test-web e2e pictures lighthouse accessibility measure performance bench perft wire train strength \
	exact fleet paper puzzles challenges soak fuzz mutants deny lock package dist test-deb lint-deploy docs-pictures book clean

# Seconds that each fuzz target gets.
FUZZ_SECONDS ?= 120
# How often `make soak` kills a server, lets its disk fail, or breaks its network.
SOAK_KILLS ?= 100
# Mutants tested at the same time.
MUTANT_JOBS ?= 2
# Where `make run` listens, and the file that it keeps games in.
LISTEN ?= 127.0.0.1:8080
DATABASE ?= troyes.db

# Folders of pictures, in web/: those of before a change, and those of after it.
BEFORE ?= screens/before
AFTER ?= screens/after

# What `make deny` looks at; `make deny DENY="bans licenses sources"` where there is no network.
DENY ?= advisories bans licenses sources

# Hours that training goes on.
TRAIN_HOURS ?= 1
# Games that strength is measured on: of play at once, of deep play, of each bot.
STRENGTH_GAMES ?= 10000
STRENGTH_DEEP_GAMES ?= 1000
STRENGTH_BOT_GAMES ?= 2000

# Sheets that `make paper` reconstructs, those of them that it asks questions about, and the most minutes that all of it takes.
PAPER_GAMES ?= 1000
PAPER_ASKED ?= 100
PAPER_MINUTES ?= 60

# What the shipped puzzles follow from, games that are looked into for them, and minutes that each part of it may take.
PUZZLE_SEED ?= troyes-puzzles/1
PUZZLE_GAMES ?= 4800
PUZZLE_MINUTES ?= 60
# Games of each challenge.
CHALLENGE_GAMES ?= 2000

# With the examples, cargo gives other people's crates the features that tests ask for, and need not compile them once more.
LIKE_TESTS := --workspace --lib --bins --examples --locked

TROYES := target/release/troyes
# The core for browsers. Empty where this Rust cannot compile it: then the game has no offline part.
CORE := target/troyes-browser.wasm
# What `make site` writes.
SITE := target/site/index.html
CORE_SOURCES := $(shell find $(foreach crate,rules record solver daily table wire host shapes browser,crates/troyes-$(crate)/src) -name '*.rs' 2> /dev/null) Cargo.toml Cargo.lock
CLIENT_SOURCES := $(shell find web/src web/public locales docs -type f 2> /dev/null) web/index.html web/vite.config.ts

## Builds everything and serves the game at http://localhost:8080, games in troyes.db.
run: web/dist/index.html
	@scripts/need cargo
	cargo build --release --bin troyes --locked
	target/release/troyes serve --listen $(LISTEN) --database $(DATABASE)

## Formatting, lints, documentation and all tests, of the Rust crates and of the client in a real browser.
test: core web test-rust test-web e2e

test-rust: web/dist/index.html
	@scripts/need cargo initdb:postgresql nats-server:nats-server pgbouncer:pgbouncer
	cargo fmt --all --check
	cargo clippy --workspace --all-targets --locked -- --deny warnings
	RUSTDOCFLAGS="--deny warnings" cargo doc $(LIKE_TESTS) --no-deps --document-private-items
	cargo test --workspace --locked

## The part of the tests that needs neither PostgreSQL nor a terminal as Linux has them: all that hosts a game without I/O; and where there is
## Unix, the store and the server on SQLite, and the program's commands.
test-anywhere:
	cargo test --locked $(foreach name,rules record solver paper puzzles daily table words wire host shapes,--package troyes-$(name))
	cargo test --locked --package troyes-browser --lib
ifneq ($(OS),Windows_NT)
	cargo test --locked --package troyes-store --lib -- sqlite
	cargo test --locked --package troyes-server --lib --test contract
	cargo test --locked --package troyes --bins --test commands
endif

test-web: web/node_modules/.installed
	cd web && npm run --silent lint && npm run --silent check && npm run --silent test

## Plays in Chromium, as a person would. E2E="kill" plays only the tests with that word.
e2e: web/dist/index.html $(SITE)
	@scripts/need cargo chromium:chromium initdb:postgresql
	cargo build $(LIKE_TESTS)
	cd web && npx playwright test $(if $(E2E),--grep "$(E2E)")

## Pictures of every page on four screens, in both themes, into web/$(AFTER). Where web/$(BEFORE) has older ones, it reports what differs
## and draws the differences into web/screens/differences: `make pictures AFTER=screens/before`, a change, `make pictures`.
pictures: web/dist/index.html
	@scripts/need cargo chromium:chromium
	cargo build $(LIKE_TESTS)
	cd web && PICTURES=$(AFTER) npx playwright test --config playwright.pictures.config.ts
	cd web && if test -d $(BEFORE) && test $(BEFORE) != $(AFTER); then \
		node scripts/compare-pictures.mjs $(BEFORE) $(AFTER) screens/differences; \
	fi

## The client, built into web/dist; the program carries it inside.
web: web/dist/index.html

web/dist/index.html: web/node_modules/.installed $(CLIENT_SOURCES) $(CORE)
	cd web && npm run --silent build -- --logLevel warn
	@touch $@

## The whole game for any web host, without a server of ours, into target/site: `python3 -m http.server --directory target/site` shows it.
## Upload the folder to wherever you like, also below a path.
site: $(SITE)

$(SITE): web/node_modules/.installed $(CLIENT_SOURCES) $(CORE)
	@test -s $(CORE) || { echo "make site needs the core for browsers: make core says why it is not there" >&2; exit 1; }
	cd web && npm run --silent build -- --mode site --logLevel warn
	@touch $@

web/node_modules/.installed: web/package.json web/package-lock.json
	@scripts/need node npm
	cd web && npm ci --no-audit --no-fund --loglevel error
	@touch $@

## The core for browsers, and how large it is. `make run` does without where it cannot be built.
core:
	@scripts/need cargo node
	@scripts/wasm $(CORE)
	@scripts/wasm size $(CORE)

$(CORE): $(CORE_SOURCES)
	@scripts/need cargo
	@scripts/wasm --or-without $@

## The core in node and natively, 200 games of all levels and modes: the same bytes.
parity: core
	GAMES=200 cargo test --package troyes-browser --test parity --locked

## Lighthouse on the main pages: at least 95 for performance, accessibility and best practices.
lighthouse: web/dist/index.html
	@scripts/need cargo chromium:chromium
	cargo build --release --bin troyes --locked
	cd web && node scripts/lighthouse.mjs

## Lighthouse's accessibility of every page in every language and both themes: 100. Half an hour.
accessibility: web/dist/index.html
	@scripts/need cargo chromium:chromium
	cargo build --release --bin troyes --locked
	cd web && node scripts/lighthouse.mjs everywhere

## How quick the page is: from a tap to the preview, from a key to another half-day of a replay.
measure: web/dist/index.html
	@scripts/need cargo chromium:chromium
	cargo build --release --bin troyes --locked
	cd web && node scripts/measure.mjs

## What the server can do: load, many sockets, a million finished games, and a boardgame.io server beside it. A quarter of an hour.
performance: web/dist/index.html
	@scripts/need cargo node npm curl:curl
	scripts/performance
	cargo build --release --locked --package troyes-server --example echo
	scripts/performance-fleet

## A whole fleet in network namespaces: three servers, HAProxy, PgBouncer, PostgreSQL with a replica, NATS; each part is killed in turn, and
## nothing that was acknowledged may be lost. Three minutes, as root. PREVIOUS=program plays first, and is replaced while people play.
fleet: web/dist/index.html
	@scripts/need cargo
	cargo build --release --bin troyes --locked
	scripts/fleet target/release/troyes $(PREVIOUS)

## Random games next to random chess games; the last line is the ratio.
bench:
	cargo bench --package troyes-rules

## Counts the golden lines of testdata/perft.jsonl anew.
perft:
	PERFT=overwrite cargo test --package troyes-record --test perft
	git diff --stat -- testdata/perft.jsonl

## Writes what follows from the types of the wire anew: their TypeScript, what is printed, and the seeds of the fuzzer of sockets.
wire:
	WIRE=overwrite cargo test --package troyes-wire --package troyes-host up_to_date
	git diff --stat -- web/src/wire.ts web/src/printed.json fuzz/seeds

## Trains the solver's network, or goes on where training stopped; TRAIN_HOURS says for how long. Compiled for this very machine,
## which changes the time and not the bytes.
train:
	RUSTFLAGS="-C target-cpu=native" cargo build --release --quiet --bin troyes --target-dir target/native
	target/native/release/troyes train --hours $(TRAIN_HOURS)

## Measures the shipped weights, for the base game in each column mode and for the expansion; then deep play, and the bots.
strength:
	cargo build --release --quiet --bin troyes
	@for columns in first rolled expert; do for banquets in "" --banquets; do \
		$(TROYES) strength --games $(STRENGTH_GAMES) --columns $$columns $$banquets; echo; \
	done; done
	@$(TROYES) strength --games $(STRENGTH_DEEP_GAMES) --policy solver-deep --versus solver
	@for bot in novice apprentice journeyman master grandmaster; do \
		$(TROYES) strength --games $(STRENGTH_BOT_GAMES) --policy $$bot --no-luck | tail -n 1; \
	done

## Compares the last two half-days of many games with trying everything.
exact:
	EXACT_GAMES=1000 cargo test --release --package troyes-solver --test exactness

## Measures reconstruction from paper sheets (docs/paper.md); PAPER_MINUTES says when to stop, finished or not.
paper:
	cargo run --release --package troyes-paper --example paper --locked -- $(PAPER_GAMES) $(PAPER_ASKED) $(PAPER_MINUTES)

## Looks for the shipped puzzles once more, which gives the same file, then works all of them out again and a sample with ten times the search.
## The search looks into PUZZLE_GAMES games, and stops after PUZZLE_MINUTES with what it has.
puzzles:
	cargo build --release --quiet --bin troyes
	$(TROYES) puzzles find --seed $(PUZZLE_SEED) --games $(PUZZLE_GAMES) --minutes $(PUZZLE_MINUTES) --output target/puzzles.book
	cmp target/puzzles.book crates/troyes-puzzles/data/puzzles.book
	$(TROYES) puzzles check --minutes $(PUZZLE_MINUTES)
	$(TROYES) puzzles check --sample 200 --minutes $(PUZZLE_MINUTES)

## Lets the solver play the challenges and prints what medals follow: crates/troyes-puzzles/src/challenge/list.rs has them.
challenges:
	cargo build --release --quiet --bin troyes
	$(TROYES) challenges calibrate --games $(CHALLENGE_GAMES)

## Plays many tables at once while servers and PostgreSQL are killed at random moments, disks fail and networks break, and compares all that people were sent
## with what is stored.
soak:
	@scripts/need cargo initdb:postgresql
	SOAK_KILLS=$(SOAK_KILLS) cargo test --package troyes --test soak --locked -- --nocapture --test-threads=1

## Fuzzes the record reader, the list of legal decisions and what comes in over a socket, for a bounded time. The decisions need no seeds: any bytes
## are a game. The socket prints how many decisions its tables have accepted, whenever that has doubled.
fuzz:
	command -v cargo-fuzz > /dev/null || cargo install cargo-fuzz --locked
	mkdir -p fuzz/corpus/record fuzz/corpus/socket
	split --lines=1 testdata/examples/positions.jsonl fuzz/corpus/record/position-
	split --lines=1 testdata/examples/games.jsonl fuzz/corpus/record/game-
	cp fuzz/seeds/socket/* fuzz/corpus/socket
	for target in record decisions socket; do \
		RUSTC_BOOTSTRAP=1 cargo fuzz run --sanitizer none $$target -- \
			-max_len=8192 -max_total_time=$(FUZZ_SECONDS) -print_final_stats=1 || exit 1; \
	done

## Changes the rules in a thousand small ways and looks for a test that notices (about a quarter of an hour).
mutants:
	command -v cargo-mutants > /dev/null || cargo install cargo-mutants --locked
	CARGO_PROFILE_TEST_DEBUG=0 CARGO_PROFILE_TEST_OPT_LEVEL=0 PROPTEST_CASES=8 \
		cargo mutants --package troyes-rules --jobs $(MUTANT_JOBS) --output target/mutants \
		|| test $$? = 3 # 3: none was missed, but some never end, and that is noticed too

## Licences, sources, versions that are there twice, and known holes of everything that the program is made of (deny.toml).
deny:
	scripts/tool cargo-deny
	cargo deny --locked --workspace check --deny unnecessary-skip $(DENY)

## Writes web/package-lock.json anew after a change of web/package.json, for every platform and with the checksum of every package: npm leaves out
## what is for other platforms where it finds packages installed, so it looks at a folder without any.
lock:
	@scripts/need node npm
	rm -rf target/lock && mkdir -p target/lock
	cp web/package.json web/package-lock.json web/.npmrc target/lock
	cd target/lock && npm install --package-lock-only --ignore-scripts --no-audit --no-fund --loglevel error
	cp target/lock/package-lock.json web

## The crates that others can use, as they would be published, compiled from their packages alone.
package:
	cargo package --locked $(foreach name,rules record solver,--package troyes-$(name))

## Packages for this platform, into target/dist: an archive and a Debian package with the program, its manual, its licences and what it is made of.
dist: web/dist/index.html
	@scripts/need cargo git strip:binutils
	scripts/tool cargo-about
	scripts/tool cargo-cyclonedx
	scripts/tool cargo-deb
	scripts/dist

## Installs the packages of `make dist` on a bare Debian 12 in a folder, starts the service, removes it. Needs root.
test-deb:
	@scripts/need debootstrap:debootstrap curl:curl
	scripts/test-deb

## Pictures for README and book, into docs/pictures.
docs-pictures: web/dist/index.html
	@scripts/need cargo chromium:chromium
	cargo build $(LIKE_TESTS)
	cd web && npx playwright test --config playwright.docs.config.ts

## Looks at the workflows and the Containerfile. The linters come from npm and PyPI.
lint-deploy:
	@scripts/need node npm python3:python3-venv
	scripts/lint-deploy

## The book of docs/ in target/book, with every link looked at.
book:
	@scripts/need cargo node
	scripts/tool mdbook
	scripts/book

clean:
	cargo clean
	rm -rf web/dist web/node_modules web/test-results web/screens
