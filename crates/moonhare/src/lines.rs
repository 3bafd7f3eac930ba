//! Reading lines from who may send anything: in constant memory, however long a line is.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::path::PathBuf;

use anyhow::Context;

/// A longer line is answered with an error and not kept.
pub(crate) const LINE_BYTES_MAX: usize = 1 << 20;

/// Lines in, lines out.
pub(crate) struct Lines<R> {
    input: BufReader<R>,
    line: Vec<u8>,
}

/// What came in.
pub(crate) enum Line<'a> {
    /// A line without its end.
    Bytes(&'a [u8]),
    /// A line of more than [`LINE_BYTES_MAX`].
    TooLong,
}

impl<R: Read> Lines<R> {
    pub(crate) fn new(input: R) -> Self {
        Self { input: BufReader::with_capacity(1 << 16, input), line: Vec::with_capacity(1024) }
    }

    /// Whether the next line has to be waited for: then what was answered so far should go out first.
    pub(crate) fn would_wait(&self) -> bool {
        !self.input.buffer().contains(&b'\n')
    }

    /// The next line; nothing at the end.
    pub(crate) fn next(&mut self) -> io::Result<Option<Line<'_>>> {
        self.line.clear();
        let limit = LINE_BYTES_MAX as u64 + 1;
        let read = self.input.by_ref().take(limit).read_until(b'\n', &mut self.line)?;
        if read == 0 {
            return Ok(None);
        }
        if self.line.last() == Some(&b'\n') {
            self.line.pop();
        } else if self.line.len() > LINE_BYTES_MAX {
            self.input.skip_until(b'\n')?;
            return Ok(Some(Line::TooLong));
        }
        Ok(Some(Line::Bytes(&self.line)))
    }
}

/// Answers every line with one line, and lets the answers go out whenever there is nothing more to read.
pub(crate) fn answer_each<R: Read, W: Write>(
    input: R,
    output: &mut W,
    mut answer: impl FnMut(Line<'_>, &mut W) -> anyhow::Result<()>,
) -> anyhow::Result<()> {
    let mut lines = Lines::new(input);
    loop {
        if lines.would_wait() {
            output.flush()?;
        }
        let Some(line) = lines.next().context("can't read the input")? else {
            return Ok(output.flush()?);
        };
        answer(line, output)?;
        output.write_all(b"\n")?;
    }
}

/// A file, or the standard input for `-`.
pub(crate) fn open(file: &PathBuf) -> anyhow::Result<Box<dyn Read>> {
    if file.as_os_str() == "-" {
        return Ok(Box::new(io::stdin().lock()));
    }
    let opened = std::fs::File::open(file).with_context(|| format!("can't open {}", file.display()))?;
    Ok(Box::new(opened))
}

#[cfg(test)]
mod tests {
    use super::{LINE_BYTES_MAX, Line, Lines};

    fn kinds(input: &[u8]) -> Vec<Option<usize>> {
        let mut lines = Lines::new(input);
        let mut kinds = vec![];
        while let Some(line) = lines.next().expect("memory can be read") {
            kinds.push(match line {
                Line::Bytes(bytes) => Some(bytes.len()),
                Line::TooLong => None,
            });
        }
        kinds
    }

    #[test]
    fn keeps_the_limit_and_goes_on_after_a_long_line() {
        let mut input = vec![b'a'; LINE_BYTES_MAX];
        input.push(b'\n');
        input.extend(vec![b'b'; LINE_BYTES_MAX + 1]);
        input.extend(b"\nshort\n\nlast");
        assert_eq!(kinds(&input), [Some(LINE_BYTES_MAX), None, Some(5), Some(0), Some(4)]);
    }

    #[test]
    fn no_line_in_nothing() {
        assert!(kinds(b"").is_empty());
    }
}
