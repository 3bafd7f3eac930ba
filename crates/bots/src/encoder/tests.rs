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

/// Made-up numbers that are exact in single precision: the same in any program that makes them.
fn made(seed: u32, count: usize, scale: f32) -> impl Iterator<Item = f32> {
    (0..count as u32).map(move |n| {
        let mut x = n
            .wrapping_mul(2_654_435_761)
            .wrapping_add(seed.wrapping_mul(2_246_822_519))
            .wrapping_add(374_761_393);
        x ^= x >> 15;
        x = x.wrapping_mul(2_246_822_519);
        x ^= x >> 13;
        ((x >> 16) as f32 / 65_536.0 - 0.5) * scale
    })
}

/// A whole model of made-up weights, as a file has it.
fn made_up_model() -> Vec<u8> {
    let mut tensors: Vec<(String, Vec<usize>)> = ["word", "position", "token_type"]
        .iter()
        .zip([30, 16, 2])
        .map(|(name, rows)| (format!("embeddings.{name}_embeddings.weight"), vec![rows, 384]))
        .collect();
    let step = |name: &str, out, input| {
        [(format!("{name}.weight"), vec![out, input]), (format!("{name}.bias"), vec![out])]
    };
    let norm = |name: &str| ["weight", "bias"].map(|part| (format!("{name}.LayerNorm.{part}"), vec![384]));
    tensors.extend(norm("embeddings"));
    for layer in 0..6 {
        let name = |part: &str| format!("encoder.layer.{layer}.{part}");
        for part in ["self.query", "self.key", "self.value", "output.dense"] {
            tensors.extend(step(&name(&format!("attention.{part}")), 384, 384));
        }
        tensors.extend(norm(&name("attention.output")));
        tensors.extend(step(&name("intermediate.dense"), 1536, 384));
        tensors.extend(step(&name("output.dense"), 384, 1536));
        tensors.extend(norm(&name("output")));
    }
    let (mut table, mut data) = (serde_json::Map::new(), Vec::new());
    for (n, (name, shape)) in tensors.into_iter().enumerate() {
        let (scale, middle) = match name.as_str() {
            name if name.contains("_embeddings") => (1.0, 0.0),
            name if name.ends_with("LayerNorm.weight") => (0.5, 1.0),
            name if name.contains("LayerNorm") => (0.5, 0.0),
            _ => (0.25, 0.0),
        };
        let from = data.len();
        let numbers = made(n as u32 + 1, shape.iter().product(), scale);
        data.extend(numbers.flat_map(|number| (number + middle).to_le_bytes()));
        let entry = serde_json::json!({ "dtype": "F32", "shape": shape, "data_offsets": [from, data.len()] });
        table.insert(name, entry);
    }
    let table = serde_json::to_vec(&table).expect("a table");
    [&(table.len() as u64).to_le_bytes(), &table[..], &data].concat()
}

/// What a program of its own (plain double precision, `math.erf`) computed from the same made-up weights.
#[test]
fn sentences_are_encoded_as_another_program_encodes_them() {
    const PLACES: [usize; 7] = [0, 1, 50, 127, 200, 300, 383];
    let bert = tensors::Tensors::parse(&made_up_model()).and_then(Bert::new).expect("a whole model");
    let cases: [(&[u32], [f32; 7]); 3] = [
        (&[3, 7, 1, 22], [-0.000_756, 0.057357, 0.056522, 0.036124, -0.020677, 0.013815, -0.031405]),
        (&[22, 1, 7, 3], [-0.025275, 0.092687, 0.056206, 0.019708, 0.004523, -0.015945, -0.031956]),
        (&[5], [-0.041488, 0.013762, -0.002127, 0.000_92, 0.022729, 0.011507, -0.09343]),
    ];
    for (tokens, expected) in cases {
        let found = bert.encode(tokens);
        let length: f32 = found.iter().map(|number| number * number).sum();
        assert!((length - 1.0).abs() < 1e-5, "{tokens:?}: a vector of length {length}");
        for (place, expected) in PLACES.into_iter().zip(expected) {
            let off = (found[place] - expected).abs();
            assert!(off < 2e-5, "{tokens:?}: number {place} is {}, not {expected}", found[place]);
        }
    }
}
