//! The commands as other programs use them: streams, files, exit codes.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{Child, Command, Output, Stdio};

use serde_json::Value;

fn troyes(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_troyes"));
    command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// Runs a command on an input and waits for its end.
fn run(arguments: &[&str], input: impl AsRef<[u8]>) -> Output {
    let mut child = troyes(arguments).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.as_ref().to_vec();
    let writer = std::thread::spawn(move || {
        // A command that needs no input may have closed it.
        let _ = stdin.write_all(&input);
    });
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    output
}

fn lines(output: &Output) -> Vec<Value> {
    let text = std::str::from_utf8(&output.stdout).unwrap();
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn testdata(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../testdata").join(name)
}

fn games() -> Vec<String> {
    let text = fs::read_to_string(testdata("examples/games.jsonl")).unwrap();
    text.lines().map(str::to_owned).collect()
}

/// A folder of its own for a test, removed at its end.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("troyes-{}-{name}", std::process::id()));
        fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    fn file(&self, name: &str, content: impl AsRef<[u8]>) -> String {
        let path = self.0.join(name);
        fs::write(&path, content).unwrap();
        path.to_str().unwrap().to_owned()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn no_records_no_output() {
    for command in ["moves", "inspect", "verify", "show"] {
        for input in ["", "\n", "\r\n \r\n\n", "\u{feff}"] {
            let output = run(&[command], input);
            assert!(output.status.success(), "{command}");
            assert!(output.stdout.is_empty() && output.stderr.is_empty(), "{command} {input:?}");
        }
    }
}

#[test]
fn blank_lines_carriage_returns_and_marks_do_no_harm() {
    let games = games();
    let input = format!("\u{feff}{}\r\n\r\n  \n{}", games[0], games[1]);
    let output = run(&["verify"], input);
    assert!(output.status.success());
    assert_eq!(lines(&output).len(), 2);
    assert_eq!(lines(&output)[0]["scores"], serde_json::json!([22]));
}

#[test]
fn a_bad_record_does_not_stop_the_others() {
    let games = games();
    let input = format!("{}\nnonsense\n\n\u{0}\n{}\n", games[0], games[1]);
    for command in ["moves", "inspect", "verify"] {
        let output = run(&[command], &input);
        assert_eq!(output.status.code(), Some(1));
        let answers = lines(&output);
        assert_eq!(answers.len(), 4);
        let errors = String::from_utf8(output.stderr).unwrap();
        for (index, line) in [(1, 2), (2, 4)] {
            assert_eq!(answers[index]["ok"], Value::Bool(false));
            assert_eq!(answers[index].as_object().unwrap().len(), 2);
            let sentence = answers[index]["error"].as_str().unwrap();
            assert!(sentence.starts_with(&format!("line {line}: ")), "{sentence}");
            assert!(errors.contains(sentence), "{errors}");
        }
        assert_ne!(answers[3]["ok"], Value::Bool(false));
    }
}

/// The place in a line is one in that line, also where the line ends too early.
#[test]
fn a_line_that_ends_too_early() {
    let output = run(&["verify"], "{\"format\":\n");
    let sentence = lines(&output)[0]["error"].as_str().unwrap().to_owned();
    assert!(sentence.starts_with("line 1: ") && sentence.ends_with("(column 10)"), "{sentence}");
}

/// A seed is any text, also one that looks like an option.
#[test]
fn seeds_may_begin_with_a_hyphen() {
    for command in [&["deal"][..], &["simulate", "--games", "1"]] {
        let apart = run(&[command, &["--seed", "-5"]].concat(), "");
        let joined = run(&[command, &["--seed=-5"]].concat(), "");
        assert!(apart.status.success(), "{apart:?}");
        assert_eq!(apart.stdout, joined.stdout);
    }
}

#[test]
fn files_hold_one_document_or_many_lines() {
    let folder = Folder::new("files");
    let games = games();
    let value: Value = serde_json::from_str(&games[0]).unwrap();
    let pretty = folder.file("one.json", serde_json::to_string_pretty(&value).unwrap());
    let many = folder.file("many.jsonl", format!("{}\n{}\n", games[1], games[2]));
    let empty = folder.file("empty.json", " \n");
    let none = folder.file("none.jsonl", "\n");
    let output = run(&["verify", &pretty, &many, "-", &none], &games[3]);
    assert!(output.status.success(), "{output:?}");
    assert_eq!(lines(&output).len(), 4);
    let expected = fs::read_to_string(testdata("examples/games.verify.jsonl")).unwrap();
    assert_eq!(
        String::from_utf8(output.stdout).unwrap().lines().collect::<Vec<_>>(),
        expected.lines().take(4).collect::<Vec<_>>()
    );
    for bad in [empty, folder.0.join("missing.json").to_str().unwrap().to_owned()] {
        let output = run(&["verify", &bad, &many], "");
        assert_eq!(output.status.code(), Some(1));
        assert_eq!(lines(&output).len(), 3);
        assert!(lines(&output)[0]["error"].as_str().unwrap().starts_with(&bad));
    }
    // A name that is nothing but its ending has that ending.
    let only_ending = folder.file(".jsonl", format!("{}\n{}\n", games[1], games[2]));
    assert_eq!(lines(&run(&["verify", &only_ending], "")).len(), 2);
    let two_in_one = folder.file("two.json", format!("{}\n{}\n", games[1], games[2]));
    assert_eq!(run(&["verify", &two_in_one], "").status.code(), Some(1));
}

/// A program that writes a record and waits gets the answer before writing the next.
#[test]
fn answers_do_not_wait_for_more_input() {
    let mut child = troyes(&["verify"]).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let mut answers = BufReader::new(child.stdout.take().unwrap());
    for game in games().iter().take(3) {
        writeln!(stdin, "{game}").unwrap();
        let mut answer = String::new();
        answers.read_line(&mut answer).unwrap();
        assert!(answer.starts_with("{\"ok\":true"), "{answer}");
    }
    drop(stdin);
    assert!(child.wait().unwrap().success());
}

/// The memory of a stream does not grow with its length.
#[test]
#[cfg(target_os = "linux")]
fn streams_pass_in_constant_memory() {
    fn peak_kilobytes(child: &Child) -> u64 {
        let status = fs::read_to_string(format!("/proc/{}/status", child.id())).unwrap();
        let line = status.lines().find(|line| line.starts_with("VmHWM")).unwrap();
        line.split_whitespace().nth(1).unwrap().parse().unwrap()
    }
    let mut child = troyes(&["verify"]).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let mut answers = BufReader::new(child.stdout.take().unwrap()).lines();
    let batch = games().join("\n") + "\n";
    let mut peaks = Vec::new();
    for _ in 0..2 {
        for _ in 0..60 {
            stdin.write_all(batch.as_bytes()).unwrap();
            assert_eq!(answers.by_ref().take(24).filter(Result::is_ok).count(), 24);
        }
        peaks.push(peak_kilobytes(&child));
    }
    drop(stdin);
    assert!(child.wait().unwrap().success());
    assert!(peaks[1] < peaks[0] + 1024, "{peaks:?} kB after 1,440 and 2,880 records");
}

/// A reader who closes our output has seen enough.
#[test]
fn closed_pipes_end_quietly() {
    let mut child = troyes(&["simulate", "--games", "100000", "--seed", "pipe"]).spawn().unwrap();
    let mut first = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut first).unwrap();
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success());
    assert!(output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
}

#[test]
fn the_same_seed_gives_the_same_bytes() {
    let simulate = |jobs: &str| {
        let arguments =
            ["simulate", "--games", "9", "--seed", "same", "--players", "3", "--banquets"];
        run(&[&arguments[..], &["--columns", "rolled", "--jobs", jobs]].concat(), "").stdout
    };
    let once = simulate("1");
    assert_eq!(once, simulate("4"));
    let verified = run(&["verify"], &once);
    assert!(verified.status.success());
    assert_eq!(lines(&verified).len(), 9);
    assert!(lines(&verified).iter().all(|verdict| verdict["finished"] == Value::Bool(true)));
}

/// Defaults, and the seeds of a series as the format wants them.
#[test]
fn simulated_games_say_what_they_are() {
    let output = run(&["simulate", "--games", "2", "--seed", "S"], "");
    let records = lines(&output);
    // SHA-256 of "S/0" and "S/1".
    let seeds = [
        "61d8d369f9a9f1544bde67f752206d9d6e886547ed3fce938d14c048fcc2d7b8",
        "ac1175e62f6057aef7bdbecc9e522e98d71733faf36c64b4a3d020a3c39ee4ab",
    ];
    assert_eq!(records.len(), 2);
    for (record, seed) in records.iter().zip(seeds) {
        assert_eq!(record["seed"], seed);
        assert_eq!(record["setup"]["columns"], serde_json::json!([1, 2, 3, 4, 5, 6]));
        assert_eq!(record["setup"]["banquets"], serde_json::json!([]));
        assert_eq!(record["players"].as_array().unwrap().len(), 1);
        let deal = run(&["deal", "--seed", seed], "");
        assert_eq!(lines(&deal)[0]["setup"], record["setup"]);
        for (half_day, roll) in record["half_days"]
            .as_array()
            .unwrap()
            .iter()
            .zip(lines(&deal)[0]["rolls"].as_array().unwrap())
        {
            assert_eq!((&half_day["black"], &half_day["clear"]), (&roll["black"], &roll["clear"]));
        }
    }
    assert!(run(&["simulate", "--games", "0", "--seed", "S"], "").stdout.is_empty());
}

/// Policies differ as they should: random games end near 23 points, greedy ones near 47.
#[test]
fn greedy_is_better_than_random() {
    let mean = |policy: &str| {
        let games = run(&["simulate", "--games", "400", "--seed", "mean", "--policy", policy], "");
        let verdicts = lines(&run(&["verify"], &games.stdout));
        let scores = verdicts.iter().map(|verdict| verdict["scores"][0].as_u64().unwrap());
        scores.sum::<u64>() as f64 / verdicts.len() as f64
    };
    let (random, greedy) = (mean("random"), mean("greedy"));
    assert!((20.0..26.0).contains(&random), "{random}");
    assert!((44.0..50.0).contains(&greedy), "{greedy}");
}

/// Greedy takes the first decision of those with the best score right after.
#[test]
fn greedy_is_what_it_says() {
    let game =
        lines(&run(&["simulate", "--games", "1", "--seed", "greedy", "--policy", "greedy"], ""));
    let mut record = game[0].clone();
    let half_days = record["half_days"].as_array().unwrap().clone();
    let total = |record: &Value| {
        let state = lines(&run(&["inspect"], record.to_string()));
        state[0]["sheets"][0]["score"]["total"].as_u64().unwrap()
    };
    record["half_days"] = serde_json::json!([half_days[0].clone()]);
    let chosen = total(&record);
    record["half_days"][0]["turns"] = serde_json::json!([[]]);
    let moves = lines(&run(&["moves"], record.to_string()))[0][0].clone();
    let mut best = None;
    for decision in moves.as_array().unwrap() {
        record["half_days"][0]["turns"] = serde_json::json!([[decision]]);
        let points = total(&record);
        if best.is_none_or(|(most, _)| points > most) {
            best = Some((points, decision));
        }
    }
    assert_eq!(best, Some((chosen, &half_days[0]["turns"][0][0])));
}

#[test]
fn strength_compares_two_policies_with_and_without_luck() {
    let versus = ["strength", "--games", "6", "--policy", "solver", "--versus", "greedy"];
    let report = &lines(&run(&[&versus[..], &["--json"]].concat(), ""))[0];
    let paired = &report["paired_difference"];
    for mean in ["mean", "luck_adjusted_mean"] {
        let of = |policy: usize| report["policies"][policy][mean].as_f64().unwrap();
        let difference = paired[mean].as_f64().unwrap();
        assert!((difference - (of(0) - of(1))).abs() < 1e-9, "{report}");
        assert!(difference > 0.0, "{report}");
    }
    assert_ne!(paired["luck_adjusted_mean"], paired["mean"]);
    assert_ne!(paired["luck_adjusted_interval"], paired["interval"]);

    let printed = run(&versus, "").stdout;
    let printed = String::from_utf8(printed).unwrap();
    let expected = format!("{:+.3}", paired["luck_adjusted_mean"].as_f64().unwrap());
    assert!(printed.lines().last().unwrap().contains(&expected), "{printed}");
    assert!(printed.lines().all(|line| line.chars().count() <= 80), "{printed}");

    let report = &lines(&run(&[&versus[..], &["--json", "--no-luck"]].concat(), ""))[0];
    assert!(report["paired_difference"]["luck_adjusted_mean"].is_null(), "{report}");
}

/// Drawings fit a terminal of 80 columns, and colours come only where they are wanted.
#[test]
fn drawings_are_at_most_80_columns_wide() {
    let games = testdata("second-opinion/games.jsonl");
    let output = run(&["show", "--step", games.to_str().unwrap()], "");
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(!text.contains('\u{1b}'));
    let too_wide: Vec<&str> = text.lines().filter(|line| line.chars().count() > 80).collect();
    assert!(too_wide.is_empty(), "{too_wide:?}");
    assert!(text.lines().count() > 10_000);
    let colored = run(&["show", "--color", "always", games.to_str().unwrap()], "");
    assert!(String::from_utf8(colored.stdout).unwrap().contains('\u{1b}'));
}

/// The same text gives the same puzzles, however many threads look for them, and they hold.
#[test]
fn puzzles_follow_from_a_text() {
    let folder = Folder::new("puzzles");
    let find = |threads: &str| {
        let file = folder.0.join(threads).to_str().unwrap().to_owned();
        let arguments = ["puzzles", "find", "--seed", "a test", "--games", "3", "--count", "6"];
        let output =
            run(&[&arguments[..], &["--threads", threads, "--output", &file]].concat(), "");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        file
    };
    let (alone, together) = (find("1"), find("2"));
    assert_eq!(fs::read(&alone).unwrap(), fs::read(&together).unwrap());

    let listed = lines(&run(&["puzzles", "list", "--book", &alone], ""));
    assert!(!listed.is_empty());
    let records: Vec<String> = listed.iter().map(|puzzle| puzzle["record"].to_string()).collect();
    let moves = lines(&run(&["moves"], records.join("\n")));
    for (puzzle, moves) in listed.iter().zip(&moves) {
        let legal = moves[0].as_array().unwrap();
        assert!(puzzle["right"].as_array().unwrap().iter().all(|right| legal.contains(right)));
    }

    let checked = run(&["puzzles", "check", "--book", &alone, "--threads", "1"], "");
    let said = String::from_utf8(checked.stdout).unwrap();
    assert!(checked.status.success() && said.contains("100.0 %"), "{said}");
    let late = run(&["puzzles", "check", "--book", &alone, "--minutes", "0"], "");
    assert_eq!(late.status.code(), Some(1), "what was not checked is not good");

    let damaged = folder.file("damaged", &fs::read(&alone).unwrap()[..100]);
    let refused = run(&["puzzles", "list", "--book", &damaged], "");
    assert_eq!(refused.status.code(), Some(1));
    assert!(String::from_utf8(refused.stderr).unwrap().contains("damaged"));
}
