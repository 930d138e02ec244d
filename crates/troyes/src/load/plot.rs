//! How long answers took, as a picture: milliseconds by share of all answers, both on scales that stretch what is rare.

use std::fmt::{self, Write as _};

use super::latency::Latencies;
use super::report::Report;

/// The picture, and where the curve is in it.
const SIZE: (f64, f64) = (640.0, 360.0);
const LEFT: f64 = 56.0;
const RIGHT: f64 = 620.0;
const TOP: f64 = 40.0;
const BOTTOM: f64 = 312.0;

/// Marks on the axis of shares, from half to all but one in ten thousand.
const SHARES: [(f64, &str); 5] =
    [(0.5, "50 %"), (0.9, "90 %"), (0.99, "99 %"), (0.999, "99.9 %"), (0.9999, "99.99 %")];

/// Points of the curve.
const POINTS: u32 = 120;

/// The picture of what was measured, as SVG.
pub(super) fn svg(answers: &Latencies, report: &Report) -> String {
    let mut out = String::new();
    draw(&mut out, answers, report).expect("a string takes everything");
    out
}

fn draw(out: &mut String, answers: &Latencies, report: &Report) -> fmt::Result {
    let most = answers.quantile(SHARES[4].0).max(1.0);
    let top = 10_f64.powf(most.log10().ceil());
    let (width, height) = SIZE;
    writeln!(
        out,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" font-family=\"sans-serif\" font-size=\"12\">"
    )?;
    writeln!(out, "<rect width=\"{width}\" height=\"{height}\" fill=\"#fff\"/>")?;
    let corrected = if report.corrected { "from when commands were due" } else { "from command" };
    writeln!(
        out,
        "<text x=\"{LEFT}\" y=\"20\">{} answers, {:.0} a second; milliseconds {corrected} to answer</text>",
        report.answered, report.per_second
    )?;
    for (share, name) in SHARES {
        let x = across(share);
        writeln!(out, "<path d=\"M{x:.1} {TOP}V{BOTTOM}\" stroke=\"#ddd\"/>")?;
        writeln!(
            out,
            "<text x=\"{x:.1}\" y=\"{}\" text-anchor=\"middle\">{name}</text>",
            BOTTOM + 18.0
        )?;
    }
    let mut mark = 0.1;
    while mark <= top * 1.01 {
        let y = up(mark, top);
        writeln!(out, "<path d=\"M{LEFT} {y:.1}H{RIGHT}\" stroke=\"#ddd\"/>")?;
        writeln!(
            out,
            "<text x=\"{}\" y=\"{:.1}\" text-anchor=\"end\">{}</text>",
            LEFT - 6.0,
            y + 4.0,
            (mark * 10.0).round() / 10.0
        )?;
        mark *= 10.0;
    }
    out.push_str("<path fill=\"none\" stroke=\"#8a1c1c\" stroke-width=\"2\" d=\"");
    for point in 0..=POINTS {
        let share = 1.0 - 0.5 * 0.0002_f64.powf(f64::from(point) / f64::from(POINTS));
        let step = if point == 0 { 'M' } else { 'L' };
        write!(out, "{step}{:.1} {:.1}", across(share), up(answers.quantile(share), top))?;
    }
    out.push_str("\"/>\n</svg>\n");
    Ok(())
}

/// Where a share is: each nine more is as far again.
fn across(share: f64) -> f64 {
    let nines = |share: f64| -(1.0 - share).log10();
    let (first, last) = (nines(SHARES[0].0), nines(SHARES[4].0));
    LEFT + (nines(share) - first) / (last - first) * (RIGHT - LEFT)
}

/// Where a time is, between a tenth of a millisecond and the top.
fn up(milliseconds: f64, top: f64) -> f64 {
    let decades = |time: f64| time.max(0.1).log10() + 1.0;
    BOTTOM - decades(milliseconds) / decades(top) * (BOTTOM - TOP)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn the_curve_stays_in_the_picture_and_rises() {
        let answers = Latencies::default();
        (1..=10_000).for_each(|micros| answers.record(Duration::from_micros(micros)));
        let svg = svg(&answers, &Report::default());
        assert!(svg.starts_with("<svg") && svg.ends_with("</svg>\n"));
        assert!(!svg.contains("NaN") && !svg.contains("inf"), "{svg}");
        let curve = svg.split("d=\"M").last().unwrap().split('"').next().unwrap();
        let points = curve.split('L').map(|point| point.split_once(' ').unwrap());
        let points: Vec<(f64, f64)> =
            points.map(|(x, y)| (x.parse().unwrap(), y.parse().unwrap())).collect();
        assert!(points.is_sorted_by(|a, b| a.0 <= b.0 && a.1 >= b.1), "{points:?}");
        assert!(
            points
                .iter()
                .all(|(x, y)| (LEFT..=RIGHT + 0.1).contains(x) && (TOP..=BOTTOM).contains(y))
        );
    }
}
