//! `troyes manual`: a page for each command and completions for each shell, from the same words as `--help`.

use std::fs;
use std::io;
use std::path::Path;

use clap::{CommandFactory, ValueEnum};
use clap_complete::Shell;

use crate::arguments::{Arguments, ManualOptions};

pub(crate) fn run(options: &ManualOptions) -> io::Result<()> {
    pages(&options.folder.join("man1"))?;
    completions(&options.folder.join("completions"))
}

/// One page for the program, and one for each command that is listed.
fn pages(folder: &Path) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    clap_mangen::generate_to(Arguments::command(), folder)
}

fn completions(folder: &Path) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    for shell in Shell::value_variants() {
        clap_complete::generate_to(*shell, &mut Arguments::command(), "troyes", folder)?;
    }
    Ok(())
}
