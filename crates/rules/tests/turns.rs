//! Every turn of `tests/turns/*.toml`: cases as data, each naming the place of the rule reference that it shows.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use moonhare_rules::limits::DECK_CARDS_MAX;
use moonhare_rules::record::TurnRecord;
use moonhare_rules::score::{Found, SidePoints, score};
use moonhare_rules::{Edition, HouseRules, RuleSet, Seat, Slot};
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    turn: Vec<Case>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Case {
    /// Which place of the rule reference it shows.
    shows: String,
    rules: Edition,
    players: usize,
    #[serde(default)]
    storyteller: u8,
    #[serde(default)]
    house: HouseRules,
    /// Whose card lies in slot 1, 2, …
    owners: Vec<u8>,
    votes: Vec<(u8, Vec<u8>)>,
    red: Option<u8>,
    points: Option<Vec<u16>>,
    found: Option<Found>,
    /// By seat or team: the lines of the breakdown.
    #[serde(default)]
    reasons: BTreeMap<String, Vec<String>>,
    error: Option<String>,
}

impl Case {
    fn outcome(&self) -> Result<(Option<Found>, Vec<SidePoints>), String> {
        let rules = RuleSet::new(self.rules, &self.house, self.players, DECK_CARDS_MAX)
            .map_err(|problems| problems[0].code.as_str().to_owned())?;
        let record = TurnRecord {
            storyteller: self.storyteller,
            cards: self
                .owners
                .iter()
                .enumerate()
                .map(|(slot, owner)| (Slot::at(slot), Seat(*owner)))
                .collect(),
            votes: self
                .votes
                .iter()
                .map(|(seat, slots)| (Seat(*seat), slots.iter().map(|slot| Slot(*slot)).collect()))
                .collect(),
            red: self.red.map(Slot),
        };
        let turn = record.check(&rules).map_err(|fault| fault.code().to_owned())?;
        let scored = score(&rules, &turn);
        Ok((scored.found, scored.points.to_vec()))
    }

    fn check(&self, place: &str) {
        match (self.outcome(), &self.error) {
            (Err(code), Some(expected)) => assert_eq!(&code, expected, "{place}"),
            (Err(code), None) => panic!("{place}: refused with {code}"),
            (Ok(_), Some(expected)) => panic!("{place}: {expected} was expected"),
            (Ok((found, lines)), None) => {
                let points: Vec<u16> = lines.iter().map(|line| line.points).collect();
                assert_eq!(Some(points), self.points, "{place}");
                if self.found.is_some() {
                    assert_eq!(found, self.found, "{place}");
                }
                for line in &lines {
                    let sum: i32 = line.reasons.iter().map(|reason| i32::from(reason.points)).sum();
                    assert_eq!(sum, i32::from(line.points), "{place}: the breakdown adds up");
                }
                for (side, expected) in &self.reasons {
                    let side: usize = side.parse().expect("a seat or a team");
                    assert_eq!(&described(&lines[side]), expected, "{place}, {side}");
                }
            }
        }
    }
}

fn described(line: &SidePoints) -> Vec<String> {
    line.reasons
        .iter()
        .map(|reason| {
            let name = serde_json::to_value(reason.reason).expect("a name");
            format!("{} {}", name.as_str().expect("a name"), reason.points)
        })
        .collect()
}

#[test]
fn every_written_turn_scores_as_the_rule_reference_says() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/turns");
    let mut checked = 0;
    for entry in fs::read_dir(folder).expect("the folder of turns") {
        let path = entry.expect("a file").path();
        let text = fs::read_to_string(&path).expect("a readable file");
        let file: File = toml::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        for case in &file.turn {
            case.check(&format!("{}: {}", path.file_name().expect("a name").display(), case.shows));
            checked += 1;
        }
    }
    assert!(checked >= 80, "only {checked} turns were found");
}
