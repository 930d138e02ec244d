//! A PostgreSQL for tests in other languages: prints the address of an empty database, and ends with its standard input.

use std::io;

fn main() -> io::Result<()> {
    println!("{}", troyes_testing::fresh_postgres());
    io::copy(&mut io::stdin(), &mut io::sink())?;
    Ok(())
}
