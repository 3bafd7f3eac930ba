//! Reads from a test runner's closing lines how many tests passed and failed.

use std::ops::AddAssign;

/// How many checks passed and failed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Count {
    pub(crate) passed: u64,
    pub(crate) failed: u64,
}

impl AddAssign for Count {
    fn add_assign(&mut self, other: Self) {
        self.passed += other.passed;
        self.failed += other.failed;
    }
}

/// Which program's closing lines are to be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Runner {
    /// Not a test runner: the check itself is the one thing that passes or fails.
    None,
    /// `Summary [ 1.2s] 10 tests run: 9 passed, 1 failed, 0 skipped`
    Nextest,
    /// `test result: ok. 3 passed; 0 failed; …`, once for each crate
    Doctest,
    /// `Tests  1 failed | 12 passed (13)`
    Vitest,
    /// `  1 failed` and `  12 passed (3.4m)` on lines of their own
    Playwright,
}

impl Runner {
    /// What this line of the program's output adds to the count.
    pub(crate) fn read(self, line: &str) -> Count {
        let line = without_colours(line);
        let line = line.trim();
        let closing = match self {
            Self::None => false,
            Self::Nextest => line.starts_with("Summary"),
            Self::Doctest => line.starts_with("test result:"),
            Self::Vitest => line.starts_with("Tests "),
            Self::Playwright => {
                let mut words = line.split_whitespace();
                words.next().is_some_and(|word| word.parse::<u64>().is_ok())
                    && matches!(words.next(), Some("passed" | "failed" | "flaky"))
            }
        };
        if !closing {
            return Count::default();
        }
        Count {
            passed: number_before(line, "passed"),
            failed: number_before(line, "failed") + number_before(line, "flaky"),
        }
    }
}

fn number_before(line: &str, word: &str) -> u64 {
    let words: Vec<&str> =
        line.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    words.windows(2).find(|pair| pair[1] == word).and_then(|pair| pair[0].parse().ok()).unwrap_or(0)
}

fn without_colours(line: &str) -> String {
    let mut plain = String::with_capacity(line.len());
    let mut chars = line.chars();
    while let Some(c) = chars.next() {
        if c == '\u{1b}' {
            chars.by_ref().find(char::is_ascii_alphabetic);
        } else {
            plain.push(c);
        }
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn closing_lines_are_counted() {
        let cases = [
            (Runner::Nextest, "     Summary [   0.5s] 10 tests run: 9 passed, 1 failed, 0 skipped", 9, 1),
            (Runner::Nextest, "     Summary [   0.5s] 12 tests run: 12 passed (1 slow), 0 skipped", 12, 0),
            (Runner::Nextest, "        PASS [   0.5s] moonhare-rules passed", 0, 0),
            (
                Runner::Doctest,
                "test result: FAILED. 3 passed; 2 failed; 0 ignored; 0 measured; 0 filtered out",
                3,
                2,
            ),
            (
                Runner::Vitest,
                "\u{1b}[2m      Tests \u{1b}[22m \u{1b}[1m1 failed\u{1b}[22m | 12 passed (13)",
                12,
                1,
            ),
            (Runner::Vitest, " Test Files  2 passed (2)", 0, 0),
            (Runner::Playwright, "  14 passed (3.4m)", 14, 0),
            (Runner::Playwright, "  2 failed", 0, 2),
            (Runner::Playwright, "  1 flaky", 0, 1),
            (Runner::Playwright, "Running 14 tests using 1 worker", 0, 0),
            (Runner::None, "3 passed", 0, 0),
        ];
        for (runner, line, passed, failed) in cases {
            assert_eq!(runner.read(line), Count { passed, failed }, "{line}");
        }
    }
}
