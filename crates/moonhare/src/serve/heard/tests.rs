use super::*;

#[test]
fn a_picture_has_something_to_say_after_three_tables() {
    let folder = tempfile::tempdir().unwrap();
    let heard = Heard::open(folder.path().join("heard.jsonl")).unwrap();
    let tell = |table: &str, clue: &str| heard.keep("moon", table, Language::Fr, clue).unwrap();
    tell("AAAA", "Encore un effort");
    tell("AAAA", "Presque");
    tell("BBBB", "Presque");
    assert!(heard.about("moon").is_empty(), "two tables are too few");
    tell("CCCC", "Trop tard");
    assert_eq!(heard.about("moon").len(), 4);
    assert!(heard.about("sun").is_empty());
}

#[test]
fn what_was_kept_is_there_after_a_power_cut_in_the_middle_of_a_line() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("heard.jsonl");
    let heard = Heard::open(file.clone()).unwrap();
    for table in ["AAAA", "BBBB"] {
        heard.keep("moon", table, Language::En, "Mind the gap").unwrap();
    }
    let mut bytes = fs::read(&file).unwrap();
    bytes.extend(br#"{"picture":"moon","tab"#);
    fs::write(&file, &bytes).unwrap();
    let heard = Heard::open(file.clone()).unwrap();
    heard.keep("moon", "CCCC", Language::En, "Nearly").unwrap();
    assert_eq!(Heard::open(file).unwrap().about("moon").len(), 3);
}

#[test]
fn nobody_can_put_a_table_together_again() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("heard.jsonl");
    let heard = Heard::open(file.clone()).unwrap();
    heard.keep("moon", "ABCD", Language::En, "Nearly").unwrap();
    heard.keep("sun", "ABCD", Language::En, "Nearly").unwrap();
    let text = fs::read_to_string(file).unwrap();
    let marks: BTreeSet<_> =
        text.lines().map(|line| serde_json::from_str::<Kept>(line).unwrap().table).collect();
    assert!(!text.contains("ABCD") && marks.len() == 2, "{text}");
}

#[test]
fn there_is_an_end_to_it() {
    let folder = tempfile::tempdir().unwrap();
    let heard = Heard::open(folder.path().join("heard.jsonl")).unwrap();
    for number in 0..CLUES_A_PICTURE_MAX + 5 {
        heard.keep("moon", &format!("T{number}"), Language::En, &format!("Clue {number}")).unwrap();
    }
    assert_eq!(heard.about("moon").len(), CLUES_A_PICTURE_MAX);
    heard.keep("sun", "AAAA", Language::En, &"x".repeat(CLUE_CHARS_MAX + 1)).unwrap();
    heard.keep("sun", "AAAA", Language::En, "two\nlines").unwrap();
    assert!(heard.by_picture.read().unwrap().get("sun").is_none());
}
