//! Migrations are compiled in: a new file must make a new build.

fn main() {
    println!("cargo::rerun-if-changed=migrations");
}
