//! What the program is made of: every package is known by its checksum, comes from where everybody gets packages, and lets
//! itself be passed on. `make deny` says more, and takes minutes to install.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;
use toml::Table;

const CRATES: &str = "registry+https://github.com/rust-lang/crates.io-index";

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// What is wrong with a lock file of cargo.
fn faults_of_crates(lock: &str) -> Vec<String> {
    let lock: Table = lock.parse().unwrap();
    let packages = lock["package"].as_array().unwrap();
    assert!(packages.len() > 1, "a lock file without packages");
    let fault = |package: &toml::Value| {
        let source = package.get("source")?.as_str()?;
        let sum = package.get("checksum").and_then(toml::Value::as_str);
        let good = source == CRATES && sum.is_some_and(|sum| sum.len() == 64);
        (!good).then(|| format!("{} from {source}: {sum:?}", package["name"]))
    };
    packages.iter().filter_map(fault).collect()
}

/// What is wrong with a lock file of npm. Where a package comes from is left to the installation: no host is named.
fn faults_of_packages(lock: &str) -> Vec<String> {
    let lock: Value = serde_json::from_str(lock).unwrap();
    let packages = lock["packages"].as_object().unwrap();
    assert!(packages.len() > 1, "a lock file without packages");
    let fault = |(path, package): (&String, &Value)| {
        let sum = package["integrity"].as_str();
        let good = sum.is_some_and(|sum| sum.starts_with("sha512-") || sum.starts_with("sha1-"));
        let named = package.get("resolved");
        (!(path.is_empty() || good && named.is_none()))
            .then(|| format!("{path}: {sum:?}, {named:?}"))
    };
    packages.iter().filter_map(fault).collect()
}

#[test]
fn every_crate_has_a_checksum_and_comes_from_the_registry() {
    for path in ["Cargo.lock", "fuzz/Cargo.lock"] {
        assert_eq!(faults_of_crates(&read(path)), Vec::<String>::new(), "{path}");
    }
}

#[test]
fn every_package_has_a_checksum_and_names_no_host() {
    for path in
        ["web/package-lock.json", "scripts/peer/package-lock.json", "deploy/lint/package-lock.json"]
    {
        assert_eq!(faults_of_packages(&read(path)), Vec::<String>::new(), "{path}");
    }
}

/// The lock files are complete: `npm ci` refuses one that lacks what is for another platform, and only there.
#[test]
fn every_optional_package_is_locked() {
    let lock: Value = serde_json::from_str(&read("web/package-lock.json")).unwrap();
    let packages = lock["packages"].as_object().unwrap();
    for (path, package) in packages {
        for name in
            package["optionalDependencies"].as_object().into_iter().flat_map(|all| all.keys())
        {
            let places = [format!("{path}/node_modules/{name}"), format!("node_modules/{name}")];
            assert!(places.iter().any(|place| packages.contains_key(place)), "{path}: {name}");
        }
    }
}

/// Dependencies of a manifest that say their version themselves, instead of leaving it to the workspace.
fn own_versions(manifest: &str) -> Vec<String> {
    let manifest: Table = manifest.parse().unwrap();
    ["dependencies", "dev-dependencies", "build-dependencies"]
        .iter()
        .filter_map(|kind| manifest.get(*kind)?.as_table())
        .flatten()
        .filter(|(_, dependency)| dependency.get("workspace").is_none())
        .map(|(name, _)| name.clone())
        .collect()
}

#[test]
fn versions_stand_in_the_workspace_alone() {
    for folder in fs::read_dir(root().join("crates")).unwrap() {
        let manifest = folder.unwrap().path().join("Cargo.toml");
        let text = fs::read_to_string(&manifest).unwrap();
        assert_eq!(own_versions(&text), Vec::<String>::new(), "{}", manifest.display());
    }
}

/// Packages say one version wherever one looks.
#[test]
fn client_and_program_have_one_version() {
    let client: Value = serde_json::from_str(&read("web/package.json")).unwrap();
    assert_eq!(client["version"], env!("CARGO_PKG_VERSION"));
}

#[test]
fn faults_are_noticed() {
    let manifest = "[dependencies]\nhex = \"0.4\"\nserde.workspace = true";
    assert_eq!(own_versions(manifest), ["hex"]);
    let crates = read("Cargo.lock");
    let elsewhere = crates.replacen(CRATES, "registry+https://crates.example.org", 1);
    assert_eq!(faults_of_crates(&elsewhere).len(), 1);
    let checksum = crates.find("checksum = ").unwrap();
    let end = checksum + crates[checksum..].find('\n').unwrap();
    assert_eq!(faults_of_crates(&crates.replace(&crates[checksum..end], "")).len(), 1);

    let packages = read("web/package-lock.json");
    assert_eq!(faults_of_packages(&packages.replacen("\"integrity\"", "\"nothing\"", 1)).len(), 1);
    let named = packages.replacen("\"integrity\"", "\"resolved\": \"https://x\", \"integrity\"", 1);
    assert_eq!(faults_of_packages(&named).len(), 1);
}

/// The licences of everything that this platform's program is made of.
#[test]
fn licences_are_among_those_allowed() {
    let deny: Table = read("deny.toml").parse().unwrap();
    let allowed = deny["licenses"]["allow"].as_array().unwrap();
    let allowed: Vec<spdx::Licensee> = allowed
        .iter()
        .map(|licence| spdx::Licensee::parse(licence.as_str().unwrap()).unwrap())
        .collect();
    let platform = platform();
    let metadata = Command::new(env!("CARGO"))
        .args(["metadata", "--locked", "--offline", "--format-version", "1"])
        .args(["--filter-platform", &platform])
        .current_dir(root())
        .output()
        .unwrap();
    assert!(metadata.status.success(), "{}", String::from_utf8_lossy(&metadata.stderr));
    let metadata: Value = serde_json::from_slice(&metadata.stdout).unwrap();
    let packages = metadata["packages"].as_array().unwrap();
    assert!(packages.len() > 100);
    for package in packages {
        let licence = package["license"].as_str().unwrap_or("none");
        let good = spdx::Expression::parse_mode(licence, spdx::ParseMode::LAX)
            .is_ok_and(|licence| licence.evaluate(|one| allowed.iter().any(|a| a.satisfies(one))));
        assert!(good, "{}: {licence}", package["name"]);
    }
}

/// The platform that cargo builds for.
fn platform() -> String {
    let rustc = std::env::var("RUSTC").unwrap_or_else(|_| "rustc".to_owned());
    let version = Command::new(rustc).arg("-vV").output().unwrap();
    let version = String::from_utf8(version.stdout).unwrap();
    version.lines().find_map(|line| line.strip_prefix("host: ")).unwrap().to_owned()
}
