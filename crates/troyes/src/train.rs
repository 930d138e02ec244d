//! `train`: makes the solver's weights, with a checkpoint to go on from, a curve to plot and progress to look at.

use std::fs::{self, File, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use anyhow::Context;
use indicatif::{HumanCount, ProgressBar, ProgressStyle};
use troyes_record::{ColumnsMode, Seed};
use troyes_solver::QuantisedNetwork;
use troyes_solver::strength::score;
use troyes_solver::train::{Course, Report, Trainer};

use crate::arguments::TrainOptions;

/// Generations between two checkpoints: counted, not timed, so that the files do not depend on the machine.
const GENERATIONS_PER_CHECKPOINT: u64 = 32;
/// Generations that a line of the curve sums up.
const GENERATIONS_PER_LINE: u64 = 8;
/// Games of the test at every checkpoint.
const TEST_GAMES: u64 = 1000;
/// The series of the test's seeds: neither trained on nor used by `strength`.
const TEST_SERIES: &str = "troyes-train-test/1";

/// Trains until the games or hours are over.
pub(crate) fn run(options: &TrainOptions) -> anyhow::Result<()> {
    let files = [&options.checkpoint, &options.weights, &options.log].map(|file| file.parent());
    for folder in files.into_iter().flatten().chain([games_folder(options).as_path()]) {
        fs::create_dir_all(folder).with_context(|| format!("{}", folder.display()))?;
    }
    let mut trainer = open(options)?;
    trainer.in_parallel = !options.one_thread;
    let mut log = Log::open(&options.log, trainer.games())?;
    let progress = progress_bar(options.games, trainer.games());
    let started = Instant::now();
    let seconds_before = trainer.seconds;
    let is_over = |trainer: &Trainer| {
        let enough_games = trainer.games() >= options.games;
        let hours = started.elapsed().as_secs_f64() / 3600.0;
        enough_games || options.hours.is_some_and(|most| hours >= most)
    };
    while !is_over(&trainer) {
        let report = trainer.generation();
        trainer.seconds =
            seconds_before + processor_seconds().unwrap_or(started.elapsed().as_secs_f64());
        log.add(&report);
        progress.set_position(report.games);
        let file = games_file(options, trainer.generations());
        write_whole(&file, &trainer.latest_games())?;
        if trainer.generations().is_multiple_of(GENERATIONS_PER_CHECKPOINT) {
            let test = save(options, &trainer)?;
            progress.set_message(format!("{test:.2} points in the test"));
            log.tested = Some(test);
        }
        if trainer.generations().is_multiple_of(GENERATIONS_PER_LINE) {
            log.write(&trainer)?;
        }
    }
    let test = save(options, &trainer)?;
    progress.finish_and_clear();
    let games = HumanCount(trainer.games());
    let hours = trainer.seconds / 3600.0;
    println!("{games} games, {hours:.2} hours of a processor, {test:.2} points in the test");
    Ok(())
}

/// What this process has used of the processor, all threads together, where the system reports it: how long training took must not
/// depend on what else the machine had to do.
fn processor_seconds() -> Option<f64> {
    const TICKS_PER_SECOND: f64 = 100.0;
    let stat = fs::read_to_string("/proc/self/stat").ok()?;
    // The name of the program comes second, in parentheses, and may contain anything.
    let (_, fields) = stat.rsplit_once(')')?;
    let ticks = fields.split_whitespace().skip(11).take(2).map(str::parse::<f64>);
    Some(ticks.sum::<Result<f64, _>>().ok()? / TICKS_PER_SECOND)
}

/// The training of the checkpoint, or a new one.
fn open(options: &TrainOptions) -> anyhow::Result<Trainer> {
    let seed = Seed::from_text(&options.seed).streams().key("train");
    let (&first, _) = seed.split_first_chunk().expect("a key has 32 bytes");
    let course = Course {
        seed: u64::from_le_bytes(first),
        games: options.games,
        first_columns: options.first_columns,
        banquets: options.banquets,
    };
    let file = &options.checkpoint;
    if !file.exists() {
        let (Some(weights), Some(games)) = (&options.from, options.played) else {
            return Ok(Trainer::new(course));
        };
        let bytes = fs::read(weights).with_context(|| format!("{}", weights.display()))?;
        let network = QuantisedNetwork::from_bytes(&bytes);
        let network = network.with_context(|| format!("{}", weights.display()))?;
        return Ok(Trainer::from_weights(course, &network, games));
    }
    let bytes = fs::read(file).with_context(|| format!("{}", file.display()))?;
    let mut trainer = Trainer::from_bytes(&bytes).with_context(|| format!("{}", file.display()))?;
    anyhow::ensure!(
        trainer.course().seed == course.seed,
        "{}: this training began with another seed",
        file.display()
    );
    trainer.set_course(course);
    for generation in trainer.remembered() {
        let file = games_file(options, generation);
        let bytes = fs::read(&file).with_context(|| format!("{}", file.display()))?;
        trainer.recall(&bytes).with_context(|| format!("{}", file.display()))?;
    }
    Ok(trainer)
}

/// Where the games that training remembers are, one file for each generation.
fn games_folder(options: &TrainOptions) -> PathBuf {
    options.checkpoint.with_extension("games")
}

fn games_file(options: &TrainOptions, generation: u64) -> PathBuf {
    games_folder(options).join(generation.to_string())
}

/// Removes the games that the checkpoint does not need any more.
fn forget(options: &TrainOptions, trainer: &Trainer) -> anyhow::Result<()> {
    let folder = games_folder(options);
    let failed = || format!("{}", folder.display());
    for entry in fs::read_dir(&folder).with_context(failed)? {
        let entry = entry.with_context(failed)?;
        let generation = entry.file_name().to_str().and_then(|name| name.parse::<u64>().ok());
        if generation.is_some_and(|generation| generation < *trainer.remembered().start()) {
            fs::remove_file(entry.path()).with_context(failed)?;
        }
    }
    Ok(())
}

/// Writes checkpoint and weights, and returns what the weights score in the test.
fn save(options: &TrainOptions, trainer: &Trainer) -> anyhow::Result<f64> {
    let network = trainer.weights();
    write_whole(&options.weights, &network.to_bytes())?;
    write_whole(&options.checkpoint, &trainer.to_bytes())?;
    forget(options, trainer)?;
    let total: u32 = (0..TEST_GAMES)
        .map(|index| {
            let seed = Seed::of_game(TEST_SERIES, index);
            u32::from(score(&network, seed, ColumnsMode::First, false))
        })
        .sum();
    Ok(f64::from(total) / TEST_GAMES as f64)
}

/// A kill leaves the old file or the new one, never half of one.
fn write_whole(path: &Path, bytes: &[u8]) -> anyhow::Result<()> {
    let unfinished = path.with_extension("unfinished");
    let written = fs::write(&unfinished, bytes).and_then(|()| fs::rename(&unfinished, path));
    written.with_context(|| format!("{}", path.display()))
}

/// The curve.
struct Log {
    file: File,
    reports: Vec<Report>,
    tested: Option<f64>,
}

impl Log {
    /// Goes on with a curve. Lines about games after the checkpoint will be written again.
    fn open(path: &Path, games: u64) -> anyhow::Result<Self> {
        let failed = || format!("{}", path.display());
        let mut kept = String::from("games,seconds,score,scored,cathedrals,error,test\n");
        if path.exists() {
            let lines = fs::read_to_string(path).with_context(failed)?;
            let games_of = |line: &str| line.split(',').next()?.parse::<u64>().ok();
            for line in lines.lines().filter(|line| games_of(line).is_some_and(|of| of <= games)) {
                kept += line;
                kept += "\n";
            }
        }
        write_whole(path, kept.as_bytes())?;
        let file = OpenOptions::new().append(true).open(path).with_context(failed)?;
        Ok(Self { file, reports: Vec::new(), tested: None })
    }

    fn add(&mut self, report: &Report) {
        self.reports.push(*report);
    }

    fn write(&mut self, trainer: &Trainer) -> anyhow::Result<()> {
        let scored: usize = self.reports.iter().map(|report| report.scored).sum();
        let mean = |of: fn(&Report) -> f64| {
            let sum: f64 = self.reports.iter().map(|r| of(r) * r.scored as f64).sum();
            sum / scored.max(1) as f64
        };
        let error =
            self.reports.iter().map(|report| report.error).sum::<f64>() / self.reports.len() as f64;
        writeln!(
            self.file,
            "{},{:.0},{:.3},{scored},{:.2},{error:.3},{}",
            trainer.games(),
            trainer.seconds,
            mean(|report| report.score),
            mean(|report| report.cathedrals),
            self.tested.take().map(|test| format!("{test:.3}")).unwrap_or_default(),
        )?;
        self.reports.clear();
        Ok(())
    }
}

/// Drawn on standard error, and only if that is a terminal.
fn progress_bar(games: u64, so_far: u64) -> ProgressBar {
    let template = "{bar:32.yellow/dim} {human_pos}/{human_len} games, {eta} left  {msg}";
    let style = ProgressStyle::with_template(template).expect("the template is well formed");
    let bar = ProgressBar::new(games).with_style(style);
    bar.enable_steady_tick(Duration::from_millis(500));
    bar.set_position(so_far);
    bar.reset_eta();
    bar
}
