//! Reads `.safetensors`: a length, a JSON table of tensors, and their bytes.

use std::collections::BTreeMap;

use serde::Deserialize;

/// A table of numbers, row by row.
#[derive(Clone, Debug, Default)]
pub(super) struct Tensor {
    /// Its lengths.
    pub(super) shape: Vec<usize>,
    /// Its numbers.
    pub(super) data: Vec<f32>,
}

/// The tensors of a file by name.
#[derive(Debug, Default)]
pub(super) struct Tensors(BTreeMap<String, Tensor>);

#[derive(Deserialize)]
struct Entry {
    dtype: String,
    shape: Vec<usize>,
    data_offsets: [usize; 2],
}

impl Tensors {
    /// Reads the bytes of a file.
    pub(super) fn parse(bytes: &[u8]) -> Result<Self, String> {
        let (length, rest) = bytes.split_first_chunk::<8>().ok_or("the model is empty")?;
        let length =
            usize::try_from(u64::from_le_bytes(*length)).map_err(|_| "the model's table is too long")?;
        let table = rest.get(..length).ok_or("the model ends in its table")?;
        let data = &rest[length..];
        let table: BTreeMap<String, serde_json::Value> =
            serde_json::from_slice(table).map_err(|error| format!("the model's table: {error}"))?;
        let mut tensors = BTreeMap::new();
        for (name, value) in table {
            if name == "__metadata__" {
                continue;
            }
            let entry: Entry = serde_json::from_value(value).map_err(|error| format!("{name}: {error}"))?;
            // Other numbers than these are not needed for encoding.
            if entry.dtype != "F32" {
                continue;
            }
            let [from, to] = entry.data_offsets;
            let bytes = data.get(from..to).ok_or_else(|| format!("{name} is cut off"))?;
            let data: Vec<f32> = bytes
                .chunks_exact(4)
                .map(|four| f32::from_le_bytes([four[0], four[1], four[2], four[3]]))
                .collect();
            if entry.shape.iter().product::<usize>() != data.len() {
                return Err(format!("{name} has another size than its shape"));
            }
            tensors.insert(name, Tensor { shape: entry.shape, data });
        }
        Ok(Self(tensors))
    }

    /// Takes a tensor of this shape out.
    pub(super) fn take(&mut self, name: &str, shape: &[usize]) -> Result<Vec<f32>, String> {
        let tensor = self.0.remove(name).ok_or_else(|| format!("{name} is missing"))?;
        // A length of 0 stands for any.
        let fits = tensor.shape.len() == shape.len()
            && tensor.shape.iter().zip(shape).all(|(is, should)| *should == 0 || is == should);
        if fits { Ok(tensor.data) } else { Err(format!("{name} has the shape {:?}", tensor.shape)) }
    }
}
