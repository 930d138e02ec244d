//! SVG to PNG.

use std::sync::Arc;

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{self, Options, Tree, fontdb};
use skrifa::{FontRef, MetadataProvider as _};
use thiserror::Error;

use crate::letters::{BOLD, FAMILY, REGULAR, Typeface};

/// A picture that cannot be painted.
#[derive(Debug, Error)]
pub enum Unpaintable {
    /// It is no SVG.
    #[error("it is no SVG: {0}")]
    Svg(#[from] usvg::Error),
    /// It has no size, or does not become a file.
    #[error("it does not become a PNG")]
    Png,
}

/// Somebody who has the typefaces, and paints.
pub struct Painter {
    options: Options<'static>,
    pub(crate) regular: Typeface,
    pub(crate) bold: Typeface,
}

impl Default for Painter {
    fn default() -> Self {
        Self::new()
    }
}

impl Painter {
    /// A painter with our typeface, and behind it those of the machine, which takes a moment to look for.
    #[must_use]
    pub fn new() -> Self {
        let mut fonts = fontdb::Database::new();
        fonts.load_system_fonts();
        fonts.load_font_data(REGULAR.to_vec());
        fonts.load_font_data(BOLD.to_vec());
        fonts.set_serif_family(FAMILY);
        let options = Options {
            fontdb: Arc::new(fonts),
            font_family: FAMILY.to_owned(),
            ..Options::default()
        };
        Self { options, regular: Typeface::regular(), bold: Typeface::bold() }
    }

    /// Whether there are letters for all of a text: a picture with boxes in it helps nobody.
    #[must_use]
    pub fn writes(&self, text: &str) -> bool {
        let foreign: String = text
            .chars()
            .filter(|letter| !letter.is_whitespace() && !self.bold.has(*letter))
            .collect();
        foreign.is_empty() || self.machine_writes(&foreign)
    }

    /// Whether one typeface of the machine has all of these letters.
    fn machine_writes(&self, letters: &str) -> bool {
        let fonts = &self.options.fontdb;
        fonts.faces().any(|face| {
            let has_all = |data: &[u8], index| {
                let font = FontRef::from_index(data, index).ok();
                font.is_some_and(|font| {
                    letters.chars().all(|letter| font.charmap().map(letter).is_some())
                })
            };
            fonts.with_face_data(face.id, has_all).unwrap_or(false)
        })
    }

    /// Paints an SVG as PNG.
    ///
    /// # Errors
    ///
    /// [`Unpaintable`] if it cannot be painted.
    pub fn png(&self, svg: &str) -> Result<Vec<u8>, Unpaintable> {
        let tree = Tree::from_str(svg, &self.options)?;
        let size = tree.size().to_int_size();
        let mut canvas = Pixmap::new(size.width(), size.height()).ok_or(Unpaintable::Png)?;
        resvg::render(&tree, Transform::identity(), &mut canvas.as_mut());
        canvas.encode_png().map_err(|_| Unpaintable::Png)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_that_nobody_has_are_known_beforehand() {
        let painter = Painter::new();
        assert!(painter.writes("Alix & Bérengère, 2 × 3"));
        assert!(!painter.writes("\u{e000}\u{10fffd}"));
    }

    #[test]
    fn what_is_no_picture_is_refused() {
        let painter = Painter::new();
        assert!(matches!(painter.png("<p>"), Err(Unpaintable::Svg(_))));
    }
}
