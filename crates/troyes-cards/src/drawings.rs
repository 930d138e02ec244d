//! The client's drawings, in the colours of a card.

/// Everything that is drawn once and used everywhere.
const ART: &str = include_str!("../../../web/src/art/art.svg");

/// The colours of a drawing.
#[derive(Clone, Copy)]
pub(crate) struct Inks {
    /// Outlines.
    pub(crate) line: &'static str,
    /// What is filled.
    pub(crate) fill: &'static str,
    /// Lines on what is filled.
    pub(crate) detail: &'static str,
    /// What shines through.
    pub(crate) paper: &'static str,
}

/// A drawing with its upper left corner at a place, as SVG; nothing where there is none of that name.
pub(crate) fn drawing(name: &str, (x, y): (f32, f32), size: f32, inks: Inks) -> String {
    let Some((view, shapes)) = symbol(name) else { return String::new() };
    let shapes = coloured(shapes, inks).replace("currentColor", inks.line);
    format!(
        r#"<svg x="{x}" y="{y}" width="{size}" height="{size}" viewBox="{view}">{shapes}</svg>"#
    )
}

/// The view and the shapes of a symbol.
fn symbol(name: &str) -> Option<(&'static str, &'static str)> {
    let start = ART.find(&format!(r#"<symbol id="{name}""#))?;
    let (head, rest) = ART[start..].split_once('>')?;
    let view = head.split_once(r#"viewBox=""#)?.1.split_once('"')?.0;
    Some((view, rest.split_once("</symbol>")?.0))
}

/// Shapes with every custom property replaced: those who paint for links know none.
fn coloured(shapes: &str, inks: Inks) -> String {
    let mut done = String::with_capacity(shapes.len());
    let mut rest = shapes;
    while let Some(at) = rest.find("var(") {
        done.push_str(&rest[..at]);
        let inside = &rest[at + "var(".len()..];
        let end = closing(inside);
        done.push_str(&value(&inside[..end], inks));
        rest = &inside[end + 1..];
    }
    done.push_str(rest);
    done
}

/// Where the bracket is closed that was opened before a text.
fn closing(text: &str) -> usize {
    let mut depth = 0;
    text.char_indices()
        .find(|&(_, letter)| {
            depth += i32::from(letter == '(') - i32::from(letter == ')');
            depth < 0
        })
        .map_or(text.len() - 1, |(at, _)| at)
}

fn value(property: &str, inks: Inks) -> String {
    let (name, otherwise) = property.split_once(',').unwrap_or((property, "none"));
    match name {
        "--l" => inks.line.to_owned(),
        "--f" => inks.fill.to_owned(),
        "--d" => inks.detail.to_owned(),
        "--p" => inks.paper.to_owned(),
        "--die" => inks.fill.to_owned(),
        "--die-l" | "--pip" => inks.line.to_owned(),
        _ => coloured(otherwise, inks),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const INKS: Inks = Inks { line: "#111", fill: "#222", detail: "#333", paper: "#444" };

    #[test]
    fn nothing_is_left_that_only_browsers_understand() {
        for symbol in ART.split("<symbol id=\"").skip(1) {
            let name = symbol.split('"').next().unwrap();
            let drawn = drawing(name, (0.0, 0.0), 24.0, INKS);
            assert!(drawn.contains("viewBox"), "{name}");
            assert!(!drawn.contains("var(") && !drawn.contains("currentColor"), "{name}: {drawn}");
        }
        assert_eq!(drawing("nothing", (0.0, 0.0), 24.0, INKS), "");
    }
}
