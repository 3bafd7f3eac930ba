//! The figures as a table for people and as JSON for programs.

use std::fmt::Write;

use moonhare_rules::score::Reason;
use serde_json::{Value, json};

use super::Series;
use super::tally::Histogram;

/// A line of the table: what it is, and a value for each rule set.
type Row = (String, Vec<String>);

pub(super) fn table(series: &[Series], skill: f64) -> String {
    let mut rows: Vec<Row> = vec![];
    let mut row = |name: &str, value: &dyn Fn(&Series) -> String| {
        rows.push((name.to_owned(), series.iter().map(value).collect()));
    };
    row("", &|one| one.name.clone());
    row("games", &|one| one.tally.games.to_string());
    row("turns per game", &|one| with_range(&one.tally.turns));
    row("commands per game", &|one| format!("{:.1}", one.tally.commands_per_game()));
    row("winning score", &|one| with_range(&one.tally.winning_score));
    row("from first to last", &|one| with_range(&one.tally.spread));
    row("shared wins", &|one| percent(one.tally.shared_wins()));
    row("reshuffles per game", &|one| format!("{:.3}", one.tally.reshuffles_per_game()));
    for (index, name) in ["none found", "some found", "all found"].iter().enumerate() {
        if series.iter().any(|one| one.tally.found().is_some()) {
            row(name, &|one| one.tally.found().map_or_else(dash, |found| percent(found[index])));
        }
    }
    for (index, name) in ["votes that met", "votes alone", "votes on red"].iter().enumerate() {
        if series.iter().any(|one| one.tally.met().is_some()) {
            row(name, &|one| one.tally.met().map_or_else(dash, |met| percent(met[index])));
        }
    }
    for reason in Reason::ALL {
        let points =
            |one: &Series| one.tally.points_per_turn().into_iter().find(|(other, _)| *other == reason);
        if series.iter().any(|one| points(one).is_some()) {
            let name = format!("points per turn: {}", reason_name(reason));
            row(&name, &|one| points(one).map_or_else(dash, |(_, points)| format!("{points:+.3}")));
        }
    }
    for seat in 0..usize::from(series[0].rules.players) {
        let name = match seat {
            0 => "wins: first storyteller".to_owned(),
            1 => "wins: 1 seat further".to_owned(),
            _ => format!("wins: {seat} seats further"),
        };
        row(&name, &|one| {
            let (wins, scores) = (one.tally.wins_by_seat(), one.tally.score_by_seat());
            format!("{} (mean score {:.2})", percent(wins[seat]), scores[seat])
        });
    }
    if series.iter().any(|one| one.curve.is_some()) {
        row("liveliest at skill", &|one| {
            one.curve
                .as_ref()
                .and_then(super::Curve::best)
                .map_or_else(dash, |best| format!("{:.2} ({} of turns)", best.skill, percent(best.lively)))
        });
    }
    let players = series[0].rules.players;
    aligned(&rows, &format!("{players} players, a voter sees through with chance {skill}"))
}

fn aligned(rows: &[Row], title: &str) -> String {
    let wide = |texts: &mut dyn Iterator<Item = usize>| texts.max().unwrap_or(0);
    let name_width = wide(&mut rows.iter().map(|(name, _)| name.chars().count()));
    let columns = rows.first().map_or(0, |(_, values)| values.len());
    let widths: Vec<usize> = (0..columns)
        .map(|column| wide(&mut rows.iter().map(|(_, values)| values[column].chars().count())))
        .collect();
    let mut text = format!("{title}\n\n");
    for (name, values) in rows {
        let mut line = format!("{name:<name_width$}");
        for (value, width) in values.iter().zip(&widths) {
            let _ = write!(line, "   {value:<width$}");
        }
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}

pub(super) fn json(series: &[Series], skill: f64) -> serde_json::Result<String> {
    serde_json::to_string_pretty(&json!({
        "players": series[0].rules.players,
        "skill": skill,
        "series": series.iter().map(one_as_json).collect::<Vec<_>>(),
    }))
}

fn one_as_json(one: &Series) -> Value {
    let tally = &one.tally;
    let points: serde_json::Map<String, Value> = tally
        .points_per_turn()
        .into_iter()
        .map(|(reason, points)| (reason_name(reason), json!(points)))
        .collect();
    json!({
        "rules": one.name,
        "numbers": one.rules,
        "games": tally.games,
        "turns": histogram_as_json(&tally.turns),
        "commands_per_game": tally.commands_per_game(),
        "found": tally.found().map(|[none, some, all]| json!({"none": none, "some": some, "all": all})),
        "votes": tally.met().map(|[met, alone, red]| json!({"met": met, "alone": alone, "red": red})),
        "points_per_turn": points,
        "wins_by_seat": tally.wins_by_seat(),
        "score_by_seat": tally.score_by_seat(),
        "winning_score": histogram_as_json(&tally.winning_score),
        "spread": histogram_as_json(&tally.spread),
        "shared_wins": tally.shared_wins(),
        "reshuffles_per_game": tally.reshuffles_per_game(),
        "curve": one.curve.as_ref().map(|curve| {
            curve.0.iter().map(|point| json!({"skill": point.skill, "lively": point.lively, "turns": point.turns})).collect::<Vec<_>>()
        }),
    })
}

fn histogram_as_json(histogram: &Histogram) -> Value {
    json!({
        "mean": histogram.mean(),
        "p05": histogram.quantile(0.05),
        "p50": histogram.quantile(0.5),
        "p95": histogram.quantile(0.95),
        "counts": histogram.counts(),
    })
}

/// A reason as it is written in JSON everywhere.
pub(super) fn reason_name(reason: Reason) -> String {
    json!(reason).as_str().unwrap_or_default().to_owned()
}

fn with_range(histogram: &Histogram) -> String {
    format!("{:.2} ({}–{})", histogram.mean(), histogram.quantile(0.05), histogram.quantile(0.95))
}

fn percent(share: f64) -> String {
    format!("{:.1}%", share * 100.0)
}

fn dash() -> String {
    "–".to_owned()
}
