//! The functions of the WebAssembly module. Texts go in and out through two buffers: `input` makes room and says where, the page
//! writes there, `ask` answers and says how long the answer is, `output` says where it stands. Memory may move with every call.
#![allow(
    unsafe_code,
    reason = "names that a page can call have to be unique, which Rust cannot check"
)]

use std::cell::RefCell;

use crate::core::Core;

#[derive(Default)]
struct Module {
    core: Core,
    input: Vec<u8>,
    output: String,
}

thread_local! {
    static MODULE: RefCell<Module> = RefCell::default();
}

/// Makes room for this many bytes, and returns where it is.
#[unsafe(no_mangle)]
extern "C" fn input(length: usize) -> *mut u8 {
    MODULE.with_borrow_mut(|module| {
        module.input.clear();
        module.input.resize(length, 0);
        module.input.as_mut_ptr()
    })
}

/// Answers the question that was written, and returns how long the answer is.
#[unsafe(no_mangle)]
extern "C" fn ask() -> usize {
    MODULE.with_borrow_mut(|module| {
        module.output = module.core.ask(&module.input);
        module.output.len()
    })
}

/// Returns where the last answer stands.
#[unsafe(no_mangle)]
extern "C" fn output() -> *const u8 {
    MODULE.with_borrow(|module| module.output.as_ptr())
}

/// Takes the weights that were written, and returns whether they are good.
#[unsafe(no_mangle)]
extern "C" fn weights() -> bool {
    MODULE.with_borrow_mut(|module| {
        let bytes = std::mem::take(&mut module.input);
        module.core.take_weights(&bytes).is_ok()
    })
}
