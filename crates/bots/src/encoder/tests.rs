use super::*;

#[test]
fn a_folder_without_a_model_says_what_is_missing() {
    let folder = std::env::temp_dir().join("moonhare-no-mind-here");
    let error = EncoderMind::load(&folder).expect_err("there is nothing");
    assert!(error.to_string().contains("vocab.txt"), "{error}");
}

#[test]
fn broken_models_are_refused() {
    for bytes in [&b""[..], &[9, 0, 0, 0, 0, 0, 0, 0], &[2, 0, 0, 0, 0, 0, 0, 0, b'{', b'}']] {
        let tensors = tensors::Tensors::parse(bytes);
        assert!(tensors.and_then(Bert::new).is_err());
    }
}

#[test]
fn words_are_cut_into_the_longest_known_pieces() {
    let mut vocabulary: Vec<String> = (0..103).map(|n| format!("[{n}]")).collect();
    vocabulary.extend(["moon", "##hare", "##s", "!"].map(str::to_owned));
    let pieces = WordPiece::new(&vocabulary.join("\n"));
    assert_eq!(pieces.tokens("Moonhares! Zzz"), [101, 103, 104, 105, 106, 100, 102]);
}
