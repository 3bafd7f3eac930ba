//! The encoder itself: six layers of attention over 384 numbers a token.

use super::tensors::Tensors;

const WIDTH: usize = 384;
const INNER: usize = 1536;
const HEADS: usize = 12;
const HEAD: usize = WIDTH / HEADS;
const LAYERS: usize = 6;
const EPSILON: f32 = 1e-12;

/// A linear step: a row of weights for each number that comes out.
#[derive(Debug)]
struct Linear {
    weight: Vec<f32>,
    bias: Vec<f32>,
}

/// Brings numbers to mean 0 and spread 1, then scales them.
#[derive(Debug)]
struct Norm {
    weight: Vec<f32>,
    bias: Vec<f32>,
}

#[derive(Debug)]
struct Layer {
    query: Linear,
    key: Linear,
    value: Linear,
    mixed: Linear,
    mixed_norm: Norm,
    wide: Linear,
    narrow: Linear,
    narrow_norm: Norm,
}

/// The encoder.
#[derive(Debug)]
pub(super) struct Bert {
    words: Vec<f32>,
    places: Vec<f32>,
    kind: Vec<f32>,
    norm: Norm,
    layers: Vec<Layer>,
}

impl Bert {
    /// From the tensors of the model.
    pub(super) fn new(mut tensors: Tensors) -> Result<Self, String> {
        let words = tensors.take("embeddings.word_embeddings.weight", &[0, WIDTH])?;
        let places = tensors.take("embeddings.position_embeddings.weight", &[0, WIDTH])?;
        let kind = tensors.take("embeddings.token_type_embeddings.weight", &[0, WIDTH])?;
        let norm = norm(&mut tensors, "embeddings.LayerNorm")?;
        let layers = (0..LAYERS).map(|n| Layer::new(&mut tensors, n)).collect::<Result<_, _>>()?;
        Ok(Self { words, places, kind, norm, layers })
    }

    /// The meaning of the tokens together: the mean of their vectors, of length 1.
    pub(super) fn encode(&self, tokens: &[u32]) -> Vec<f32> {
        let mut rows: Vec<Vec<f32>> =
            tokens.iter().enumerate().map(|(n, token)| self.embed(n, *token)).collect();
        for layer in &self.layers {
            layer.apply(&mut rows);
        }
        let mut mean = vec![0.0; WIDTH];
        for row in &rows {
            add(&mut mean, row);
        }
        let length = mean.iter().map(|number| number * number).sum::<f32>().sqrt().max(f32::MIN_POSITIVE);
        mean.iter_mut().for_each(|number| *number /= length);
        mean
    }

    fn embed(&self, place: usize, token: u32) -> Vec<f32> {
        let row = |table: &[f32], n: usize| {
            let from = (n * WIDTH).min(table.len().saturating_sub(WIDTH));
            table[from..from + WIDTH].to_vec()
        };
        let mut vector = row(&self.words, token as usize);
        add(&mut vector, &row(&self.places, place));
        add(&mut vector, &self.kind[..WIDTH]);
        self.norm.apply(&mut vector);
        vector
    }
}

impl Layer {
    fn new(tensors: &mut Tensors, number: usize) -> Result<Self, String> {
        let name = |part: &str| format!("encoder.layer.{number}.{part}");
        Ok(Self {
            query: linear(tensors, &name("attention.self.query"), WIDTH, WIDTH)?,
            key: linear(tensors, &name("attention.self.key"), WIDTH, WIDTH)?,
            value: linear(tensors, &name("attention.self.value"), WIDTH, WIDTH)?,
            mixed: linear(tensors, &name("attention.output.dense"), WIDTH, WIDTH)?,
            mixed_norm: norm(tensors, &name("attention.output.LayerNorm"))?,
            wide: linear(tensors, &name("intermediate.dense"), INNER, WIDTH)?,
            narrow: linear(tensors, &name("output.dense"), WIDTH, INNER)?,
            narrow_norm: norm(tensors, &name("output.LayerNorm"))?,
        })
    }

    fn apply(&self, rows: &mut [Vec<f32>]) {
        let all = |step: &Linear| rows.iter().map(|row| step.apply(row)).collect::<Vec<_>>();
        let (queries, keys, values) = (all(&self.query), all(&self.key), all(&self.value));
        for (row, query) in rows.iter_mut().zip(&queries) {
            let mut mixed = vec![0.0; WIDTH];
            for head in 0..HEADS {
                let part = head * HEAD..(head + 1) * HEAD;
                let scale = 1.0 / (HEAD as f32).sqrt();
                let shares = keys
                    .iter()
                    .map(|key| product(&query[part.clone()], &key[part.clone()]) * scale)
                    .collect();
                for (share, value) in soft_max(shares).into_iter().zip(&values) {
                    for (sum, number) in mixed[part.clone()].iter_mut().zip(&value[part.clone()]) {
                        *sum += share * number;
                    }
                }
            }
            add(row, &self.mixed.apply(&mixed));
            self.mixed_norm.apply(row);
            let mut wide = self.wide.apply(row);
            wide.iter_mut().for_each(|number| *number = gelu(*number));
            add(row, &self.narrow.apply(&wide));
            self.narrow_norm.apply(row);
        }
    }
}

impl Linear {
    fn apply(&self, input: &[f32]) -> Vec<f32> {
        let rows = self.weight.chunks_exact(input.len());
        rows.zip(&self.bias).map(|(row, bias)| product(row, input) + bias).collect()
    }
}

impl Norm {
    fn apply(&self, row: &mut [f32]) {
        let count = row.len() as f32;
        let mean = row.iter().sum::<f32>() / count;
        let spread = row.iter().map(|number| (number - mean).powi(2)).sum::<f32>() / count;
        let scale = 1.0 / (spread + EPSILON).sqrt();
        for ((number, weight), bias) in row.iter_mut().zip(&self.weight).zip(&self.bias) {
            *number = (*number - mean) * scale * weight + bias;
        }
    }
}

fn linear(tensors: &mut Tensors, name: &str, out: usize, input: usize) -> Result<Linear, String> {
    Ok(Linear {
        weight: tensors.take(&format!("{name}.weight"), &[out, input])?,
        bias: tensors.take(&format!("{name}.bias"), &[out])?,
    })
}

fn norm(tensors: &mut Tensors, name: &str) -> Result<Norm, String> {
    Ok(Norm {
        weight: tensors.take(&format!("{name}.weight"), &[WIDTH])?,
        bias: tensors.take(&format!("{name}.bias"), &[WIDTH])?,
    })
}

fn add(row: &mut [f32], other: &[f32]) {
    row.iter_mut().zip(other).for_each(|(sum, number)| *sum += number);
}

/// The sum of products, in eight lanes so that the processor can do them side by side.
fn product(one: &[f32], other: &[f32]) -> f32 {
    let (ones, others) = (one.chunks_exact(8), other.chunks_exact(8));
    let rest: f32 = ones.remainder().iter().zip(others.remainder()).map(|(a, b)| a * b).sum();
    let mut lanes = [0.0_f32; 8];
    for (a, b) in ones.zip(others) {
        for lane in 0..8 {
            lanes[lane] += a[lane] * b[lane];
        }
    }
    lanes.iter().sum::<f32>() + rest
}

fn soft_max(mut numbers: Vec<f32>) -> Vec<f32> {
    let most = numbers.iter().copied().fold(f32::MIN, f32::max);
    numbers.iter_mut().for_each(|number| *number = (*number - most).exp());
    let sum: f32 = numbers.iter().sum();
    numbers.iter_mut().for_each(|number| *number /= sum);
    numbers
}

/// x times the share of a normal distribution below x.
fn gelu(x: f32) -> f32 {
    0.5 * x * (1.0 + erf(x * std::f32::consts::FRAC_1_SQRT_2))
}

/// The error function, to seven digits (Abramowitz and Stegun 7.1.26).
fn erf(x: f32) -> f32 {
    let t = 1.0 / (1.0 + 0.327_591_1 * x.abs());
    let sum =
        t * (0.254_829_6 + t * (-0.284_496_74 + t * (1.421_413_7 + t * (-1.453_152 + t * 1.061_405_4))));
    (1.0 - sum * (-x * x).exp()).copysign(x)
}
