//! What people see: help texts, drawings and error messages, compared with transcripts. `TRYCMD=overwrite cargo test -p
//! troyes --test transcripts` writes them anew. The README's examples are run too, so that they cannot drift.

#[test]
fn transcripts() {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
    std::env::set_current_dir(root).expect("the repository is there");
    trycmd::TestCases::new()
        .env("COLUMNS", "80")
        .env("LC_ALL", "C")
        .case("crates/troyes/tests/cmd/*.trycmd")
        .case("crates/troyes/tests/cmd/*.toml")
        .case("README.md");
}
