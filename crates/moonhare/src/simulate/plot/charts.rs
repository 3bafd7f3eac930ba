//! The kinds of charts.

use std::fmt::Write;

use super::super::tally::Histogram;
use super::panel::{Panel, Room, label, rule};
use super::scale::Scale;
use super::{COLOURS, INK, SOFT};

const GRID: &str = "#ece5d5";
/// For parts of a whole: nobody, some, everybody.
const PARTS: [&str; 3] = ["#8d99bd", "#e7b14c", "#b4553f"];

/// A row of bars: a name, and a value for each rule set.
pub(super) struct Bars {
    pub(super) name: String,
    pub(super) values: Vec<Option<f64>>,
}

/// Lines across with percentages at the left; gives the room for the data.
fn percent_grid(page: &mut String, room: Room, scale: &Scale) -> Room {
    let plot = room.without(38.0, 22.0);
    for mark in scale.marks() {
        let y = plot.bottom - mark / scale.top * plot.height();
        rule(page, (plot.left, y), (plot.right, y), GRID, "none");
        label(page, plot.left - 8.0, y + 4.0, "end", 11.5, SOFT, &format!("{}%", trimmed(mark * 100.0)));
    }
    plot
}

/// How often each value came up: steps with a soft filling, and a mark at the mean.
pub(super) fn histogram(page: &mut String, panel: &Panel, series: &[&Histogram]) {
    let room = panel.draw(page);
    let first = series.iter().map(|one| one.quantile(0.0005)).min().unwrap_or(0);
    let last = series.iter().map(|one| one.quantile(0.9995)).max().unwrap_or(0).max(first);
    // A single value would fill the whole panel; some emptiness on both sides shows that it is one.
    let lone = usize::from(last - first < 4) * 3;
    let (first, last) = (first.saturating_sub(lone), last + lone);
    let share = |one: &Histogram, value: usize| {
        let total: u64 = one.counts().iter().sum();
        one.counts().get(value).copied().unwrap_or(0) as f64 / total.max(1) as f64
    };
    let highest =
        series.iter().flat_map(|one| (first..=last).map(|value| share(one, value))).fold(0.0, f64::max);
    let scale = Scale::up_to(highest);
    let plot = percent_grid(page, room, &scale);
    let step = plot.width() / (last - first + 1) as f64;
    let x = |value: f64| plot.left + (value - first as f64) * step;
    for (one, colour) in series.iter().zip(COLOURS) {
        let mut outline = format!("M{:.1} {:.1}", plot.left, plot.bottom);
        for value in first..=last {
            let y = plot.bottom - share(one, value) / scale.top * plot.height();
            let _ = write!(outline, "V{y:.1}H{:.1}", x(value as f64 + 1.0));
        }
        let _ = writeln!(
            page,
            r#"<path d="{outline}V{:.1}Z" fill="{colour}" fill-opacity="0.22" stroke="{colour}" stroke-width="2" stroke-linejoin="round"/>"#,
            plot.bottom
        );
    }
    let every = ((last - first) / 7 + 1).max(1);
    for value in (first..=last).filter(|value| value.is_multiple_of(every)) {
        label(page, x(value as f64 + 0.5), plot.bottom + 17.0, "middle", 11.5, SOFT, &value.to_string());
    }
    let means: Vec<f64> = series.iter().map(|one| one.mean()).collect();
    mean_marks(page, plot, &means, x);
}

/// Dashed lines at the means, the figures above them; where two come close, they go apart.
fn mean_marks(page: &mut String, plot: Room, means: &[f64], x: impl Fn(f64) -> f64) {
    let order = |index: usize| {
        means.iter().enumerate().filter(|(other, mean)| (**mean, *other) < (means[index], index)).count()
    };
    for (index, (mean, colour)) in means.iter().zip(COLOURS).enumerate() {
        let at = x(mean + 0.5);
        rule(page, (at, plot.top - 14.0), (at, plot.bottom), colour, "3 4");
        let left_side = means.len() > 1 && order(index) == 0;
        let (beside, anchor) = if left_side { (at - 5.0, "end") } else { (at + 5.0, "start") };
        label(page, beside, plot.top - 5.0, anchor, 12.0, colour, &format!("mean {mean:.1}"));
    }
}

/// How a whole falls into three parts: a bar for each rule set.
pub(super) fn shares(page: &mut String, panel: &Panel, rows: &[(String, [(&'static str, f64); 3])]) {
    let room = panel.draw(page);
    let row_height = room.height() / rows.len() as f64;
    for (index, (name, parts)) in rows.iter().enumerate() {
        let top = room.top + index as f64 * row_height;
        let bar_top = top + row_height * 0.30;
        let bar_height = (row_height * 0.30).min(58.0);
        label(page, room.left, bar_top - 10.0, "start", 13.0, INK, name);
        let mut left = room.left;
        for ((_, share), colour) in parts.iter().zip(PARTS) {
            let width = share * room.width();
            let _ = writeln!(
                page,
                r#"<rect x="{left:.1}" y="{bar_top:.1}" width="{width:.1}" height="{bar_height:.1}" fill="{colour}"/>"#
            );
            left += width;
        }
        // The key stands in thirds, so that it can be read however thin a part is.
        for (part, ((what, share), colour)) in parts.iter().zip(PARTS).enumerate() {
            let x = room.left + room.width() * part as f64 / 3.0;
            let y = bar_top + bar_height + 26.0;
            let _ =
                writeln!(page, r#"<circle cx="{:.1}" cy="{:.1}" r="5" fill="{colour}"/>"#, x + 5.0, y - 5.0);
            label(page, x + 16.0, y, "start", 15.0, INK, &format!("{:.1}%", share * 100.0));
            label(page, x + 16.0, y + 17.0, "start", 12.0, SOFT, what);
        }
    }
}

/// Values with names, from an axis that may have something on both sides.
pub(super) fn bars(page: &mut String, panel: &Panel, rows: &[Bars]) {
    let room = panel.draw(page).without(148.0, 0.0);
    let values = || rows.iter().flat_map(|row| row.values.iter().copied().flatten());
    let most = values().fold(0.0, f64::max);
    let least = values().fold(0.0, f64::min);
    // Room for the figures at both ends of the bars.
    let (left, right) = (room.left + if least < 0.0 { 34.0 } else { 0.0 }, room.right - 36.0);
    let x = |value: f64| left + (value - least) / (most - least).max(1e-9) * (right - left);
    let row_height = (room.height() / rows.len().max(1) as f64).min(46.0);
    for (index, row) in rows.iter().enumerate() {
        let top = room.top + index as f64 * row_height;
        let thick = row_height * 0.62 / row.values.len() as f64;
        label(page, room.left - 12.0, top + row_height * 0.5, "end", 12.5, INK, &row.name);
        for (position, (value, colour)) in row.values.iter().zip(COLOURS).enumerate() {
            let y = top + row_height * 0.14 + position as f64 * thick;
            let Some(value) = value else {
                continue;
            };
            let (from, to) = (x(value.min(0.0)), x(value.max(0.0)));
            let _ = writeln!(
                page,
                r#"<rect x="{from:.1}" y="{y:.1}" width="{:.1}" height="{:.1}" rx="2" fill="{colour}"/>"#,
                (to - from).max(1.0),
                thick - 1.5
            );
            let (beside, anchor) = if *value < 0.0 { (from - 5.0, "end") } else { (to + 5.0, "start") };
            label(page, beside, y + thick * 0.5 + 3.5, anchor, 11.5, SOFT, &format!("{value:.2}"));
        }
    }
    let bottom = room.top + row_height * rows.len() as f64;
    rule(page, (x(0.0), room.top), (x(0.0), bottom), "#c9c1ae", "none");
}

/// The share of wins of each seat around the fair share.
pub(super) fn wins(page: &mut String, panel: &Panel, series: &[Vec<f64>]) {
    let room = panel.draw(page);
    let seats = series.iter().map(Vec::len).max().unwrap_or(1).max(1);
    let fair = 1.0 / seats as f64;
    let highest = series.iter().flatten().copied().fold(fair, f64::max);
    let scale = Scale::up_to(highest * 1.15);
    let plot = percent_grid(page, room, &scale);
    let y = |share: f64| plot.bottom - share / scale.top * plot.height();
    let column = plot.width() / seats as f64;
    let thick = column * 0.56 / series.len() as f64;
    for (position, (one, colour)) in series.iter().zip(COLOURS).enumerate() {
        for (seat, share) in one.iter().enumerate() {
            let left = plot.left + column * (seat as f64 + 0.22) + thick * position as f64;
            let _ = writeln!(
                page,
                r#"<rect x="{left:.1}" y="{:.1}" width="{:.1}" height="{:.1}" rx="2" fill="{colour}"/>"#,
                y(*share),
                thick - 1.0,
                plot.bottom - y(*share)
            );
        }
    }
    rule(page, (plot.left, y(fair)), (plot.right, y(fair)), INK, "4 4");
    let note = format!("- - fair share {:.1}%", fair * 100.0);
    label(page, plot.right, plot.top - 5.0, "end", 12.0, INK, &note);
    for seat in 0..seats {
        let name = if seat == 0 { "first".to_owned() } else { format!("+{seat}") };
        label(
            page,
            plot.left + column * (seat as f64 + 0.5),
            plot.bottom + 17.0,
            "middle",
            11.5,
            SOFT,
            &name,
        );
    }
}

/// A curve over the chance to see through, its peak marked, and where the games above were played.
pub(super) fn line(page: &mut String, panel: &Panel, series: &[Vec<(f64, f64)>], skill: f64) {
    let room = panel.draw(page);
    let plot = percent_grid(page, room, &Scale::up_to(1.0));
    let x = |skill: f64| plot.left + skill * plot.width();
    let y = |share: f64| plot.bottom - share * plot.height();
    rule(page, (x(skill), plot.top), (x(skill), plot.bottom), SOFT, "2 4");
    for mark in [0.0, 0.25, 0.5, 0.75, 1.0] {
        label(page, x(mark), plot.bottom + 17.0, "middle", 11.5, SOFT, &trimmed(mark));
    }
    for (index, (one, colour)) in series.iter().zip(COLOURS).enumerate() {
        let points: Vec<String> =
            one.iter().map(|(skill, share)| format!("{:.1},{:.1}", x(*skill), y(*share))).collect();
        let _ = writeln!(
            page,
            r#"<polyline points="{}" fill="none" stroke="{colour}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"/>"#,
            points.join(" ")
        );
        let Some((best, share)) = one.iter().copied().max_by(|a, b| a.1.total_cmp(&b.1)) else {
            continue;
        };
        let _ = writeln!(
            page,
            r##"<circle cx="{:.1}" cy="{:.1}" r="5.5" fill="#fffdf8" stroke="{colour}" stroke-width="3"/>"##,
            x(best),
            y(share)
        );
        // In the corner below the curves, where they never come.
        let text = format!("best at {}: {:.0}%", trimmed(best), share * 100.0);
        label(page, plot.left + 12.0, plot.bottom - 14.0 - 18.0 * index as f64, "start", 12.5, colour, &text);
    }
}

/// A number without needless zeros.
fn trimmed(number: f64) -> String {
    let text = format!("{number:.2}");
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}
