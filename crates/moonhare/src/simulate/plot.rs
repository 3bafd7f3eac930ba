//! The distributions as a picture that can be shown to others: one SVG page of six panels.

mod charts;
mod panel;
mod scale;

use std::fmt::Write;

use super::Series;
use super::report::reason_name;
use super::tally::Tally;
use charts::{Bars, bars, histogram, line, shares, wins};
use panel::Panel;

/// One colour a rule set: moonlight and lantern.
const COLOURS: [&str; 2] = ["#3f5fa8", "#d9822b"];
const INK: &str = "#1f2743";
const SOFT: &str = "#6b7190";

const WIDTH: f64 = 1240.0;
const HEIGHT: f64 = 900.0;
const MARGIN: f64 = 40.0;
const TOP: f64 = 132.0;
const GAP: f64 = 24.0;

/// The page.
pub(super) fn svg(series: &[Series], skill: f64) -> String {
    let mut page = String::new();
    let _ = write!(
        page,
        r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}" font-family="'Inter','Segoe UI','Helvetica Neue',Arial,sans-serif" fill="{INK}" role="img" aria-label="Distributions of simulated games">
<rect width="100%" height="100%" fill="#f6f1e6"/>
"##
    );
    header(&mut page, series, skill);
    let width = (WIDTH - 2.0 * MARGIN - 2.0 * GAP) / 3.0;
    let height = (HEIGHT - TOP - MARGIN - GAP) / 2.0;
    let place = |column: usize, row: usize| {
        (MARGIN + column as f64 * (width + GAP), TOP + row as f64 * (height + GAP), width, height)
    };
    let panel = |column, row, title, note| Panel::new(place(column, row), title, note);

    let turns: Vec<_> = series.iter().map(|one| &one.tally.turns).collect();
    histogram(&mut page, &panel(0, 0, "How long a game lasts", "turns, share of games"), &turns);
    let spread: Vec<_> = series.iter().map(|one| &one.tally.spread).collect();
    histogram(
        &mut page,
        &panel(1, 0, "From first to last", "points between them at the end, share of games"),
        &spread,
    );
    let (title, note) = turn_title(series);
    shares(&mut page, &panel(2, 0, title, note), &turn_rows(series));

    let rows = points_rows(series);
    bars(&mut page, &panel(0, 1, "Where points come from", "points for the whole table, per turn"), &rows);
    let by_seat: Vec<_> = series.iter().map(|one| one.tally.wins_by_seat()).collect();
    wins(
        &mut page,
        &panel(1, 1, "Does the seat matter?", "share of wins, by seats after the first storyteller"),
        &by_seat,
    );
    let curves: Vec<_> = series
        .iter()
        .filter_map(|one| one.curve.as_ref())
        .map(|curve| curve.0.iter().map(|point| (point.skill, point.lively)).collect::<Vec<_>>())
        .collect();
    let note = if series.iter().all(|one| one.tally.found().is_some()) {
        "share of turns in which some found, by the voters' skill"
    } else {
        "share of turns or votes that pay, by the voters' skill"
    };
    line(&mut page, &panel(2, 1, "Where the rules are at their best", note), &curves, skill);
    page.push_str("</svg>\n");
    page
}

fn header(page: &mut String, series: &[Series], skill: f64) {
    let names: Vec<&str> = series.iter().map(|one| one.name.as_str()).collect();
    let _ = writeln!(
        page,
        r#"<text x="{MARGIN}" y="62" font-size="34" font-weight="700" font-family="Georgia,'Times New Roman',serif">{}</text>"#,
        capital(&names.join(" and "))
    );
    let first = &series[0];
    let _ = writeln!(
        page,
        r#"<text x="{MARGIN}" y="94" font-size="16" fill="{SOFT}">{} players · {} games{} · a voter sees through with chance {skill}</text>"#,
        first.rules.players,
        thousands(first.tally.games),
        if series.len() > 1 { " each" } else { "" },
    );
    // The key: a small moon in each colour, from the right edge inwards.
    let mut right = WIDTH - MARGIN;
    for (name, colour) in names.iter().zip(COLOURS).rev() {
        let width = name.chars().count() as f64 * 8.6;
        right -= width;
        let _ = writeln!(page, r#"<text x="{right}" y="94" font-size="16" font-weight="600">{name}</text>"#);
        right -= 16.0;
        let _ = writeln!(page, r#"<circle cx="{right}" cy="88.5" r="7" fill="{colour}"/>"#);
        right -= 28.0;
    }
}

fn turn_title(series: &[Series]) -> (&'static str, &'static str) {
    match (
        series.iter().any(|one| one.tally.found().is_some()),
        series.iter().any(|one| one.tally.met().is_some()),
    ) {
        (true, false) => ("How a story ends", "share of turns"),
        (false, true) => ("How a vote ends", "share of votes"),
        _ => ("How a story ends", "share of turns; where meeting pays, of votes"),
    }
}

fn turn_rows(series: &[Series]) -> Vec<(String, [(&'static str, f64); 3])> {
    let parts = |tally: &Tally| match (tally.found(), tally.met()) {
        (Some([none, some, all]), _) => [("none found", none), ("some found", some), ("all found", all)],
        (None, Some([met, alone, red])) => [("alone", alone), ("met others", met), ("on red", red)],
        (None, None) => [("", 0.0); 3],
    };
    series.iter().map(|one| (one.name.clone(), parts(&one.tally))).collect()
}

/// A row for each reason that came up in any of the rule sets.
fn points_rows(series: &[Series]) -> Vec<Bars> {
    moonhare_rules::score::Reason::ALL
        .into_iter()
        .filter_map(|reason| {
            let points = |one: &Series| {
                one.tally
                    .points_per_turn()
                    .into_iter()
                    .find(|(other, _)| *other == reason)
                    .map(|(_, points)| points)
            };
            let values: Vec<Option<f64>> = series.iter().map(points).collect();
            // What would be written as 0.00 says nothing.
            let tells = values.iter().flatten().any(|value| value.abs() >= 0.005);
            tells.then(|| Bars { name: capital(&reason_name(reason).replace('_', " ")), values })
        })
        .collect()
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

fn thousands(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}
