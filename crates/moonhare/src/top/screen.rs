//! How the numbers are drawn.

use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Color, Style, Stylize as _};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Borders, Paragraph, RenderDirection, Sparkline, Widget};
use ratatui::{Frame, style::Modifier};

use super::sample::History;

const BRASS: Color = Color::Rgb(220, 178, 101);
const LANTERN: Color = Color::Rgb(248, 185, 87);

/// What is shown.
pub(super) struct Screen<'a> {
    pub(super) url: &'a str,
    pub(super) history: &'a History,
    /// Why there is nothing new.
    pub(super) trouble: Option<&'a str>,
}

/// Counts of what the server refused, and what they are called here.
const REFUSED: [(&str, &str); 7] = [
    ("moonhare_commands_refused_total", "commands"),
    ("moonhare_requests_limited_total", "requests, by limits"),
    ("moonhare_entries_limited_total", "entries, by limits"),
    ("moonhare_connections_limited_total", "connections, by limits"),
    ("moonhare_uploads_refused_total", "recordings"),
    ("moonhare_requests_banned_total", "requests of banned addresses"),
    ("moonhare_slow_clients_total", "clients that read too slowly"),
];

impl Screen<'_> {
    pub(super) fn draw(&self, frame: &mut Frame<'_>) {
        frame.render_widget(self, frame.area());
    }

    /// The same as plain text.
    pub(super) fn text(&self) -> String {
        let mut buffer = Buffer::empty(Rect::new(0, 0, 80, 24));
        self.render(buffer.area, &mut buffer);
        let line = |y: u16| {
            let cells = (0..buffer.area.width).map(|x| buffer[(x, y)].symbol());
            format!("{}\n", cells.collect::<String>().trim_end())
        };
        (0..buffer.area.height).map(line).collect()
    }

    fn number(&self, name: &str) -> String {
        self.history.now(name).map_or("–".into(), |value| spaced(value.max(0.0) as u64))
    }

    fn bytes(&self, name: &str) -> String {
        self.history.now(name).map_or("–".into(), readable_bytes)
    }

    fn pace(&self, name: &str) -> String {
        self.history.rate(name).map_or("–".into(), |rate| format!("{rate:.1}/s"))
    }

    fn latency(&self, of_hundred: f64) -> String {
        match self.history.latency(of_hundred) {
            None => "–".into(),
            Some(seconds) if seconds.is_infinite() => "very long".into(),
            Some(seconds) => format!("≤ {} ms", seconds * 1_000.0),
        }
    }

    fn people(&self) -> Vec<Line<'static>> {
        vec![
            pair("tables awake", self.number("moonhare_rooms_awake")),
            pair("tables kept", self.number("moonhare_rooms")),
            pair("players, watchers", self.number("moonhare_players_connected")),
            pair("connections", self.number("moonhare_connections")),
            pair("sockets opened", self.pace("moonhare_sockets_opened_total")),
            pair("reports", self.number("moonhare_reports_total")),
        ]
    }

    fn machine(&self) -> Vec<Line<'static>> {
        let low = self.history.now("moonhare_disk_low").is_some_and(|low| low > 0.0);
        let mut disk = pair("disk free", self.bytes("moonhare_disk_free_bytes"));
        if low {
            disk = disk.style(Style::new().red().add_modifier(Modifier::BOLD));
        }
        vec![
            pair("memory", self.bytes("process_resident_memory_bytes")),
            disk,
            pair("recordings", self.bytes("moonhare_recordings_bytes")),
            pair("log waiting", self.number("moonhare_log_waiting")),
            pair(
                "sent",
                self.history
                    .rate("moonhare_bytes_out_total")
                    .map_or("–".into(), |rate| format!("{}/s", readable_bytes(rate))),
            ),
            pair("backups failed", self.number("moonhare_backups_failed_total")),
        ]
    }

    fn commands(&self) -> Vec<Line<'static>> {
        vec![
            pair("commands", self.pace("moonhare_commands_accepted_total")),
            pair("messages", self.pace("moonhare_messages_in_total")),
            pair("requests", self.pace("moonhare_requests_total")),
            pair("half within", self.latency(50.0)),
            pair("95 of 100", self.latency(95.0)),
            pair("99 of 100", self.latency(99.0)),
        ]
    }

    fn refused(&self) -> Vec<Line<'static>> {
        REFUSED.iter().map(|(name, called)| pair(called, self.number(name))).collect()
    }
}

impl Widget for &Screen<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let [head, top, middle, bottom, foot] = Layout::vertical([
            Constraint::Length(1),
            Constraint::Length(8),
            Constraint::Min(4),
            Constraint::Length(9),
            Constraint::Length(1),
        ])
        .areas(area);
        let state = match self.trouble {
            None => Span::from(self.url.to_owned()).dim(),
            Some(trouble) => Span::from(format!("{trouble}; asking again")).red(),
        };
        Line::from(vec![Span::from(" Moonhare ").bold().fg(LANTERN), state]).render(head, buffer);
        let [people, commands, machine] = Layout::horizontal([Constraint::Fill(1); 3]).areas(top);
        boxed("People", self.people()).render(people, buffer);
        boxed("Pace, last 10 s", self.commands()).render(commands, buffer);
        boxed("Machine", self.machine()).render(machine, buffer);
        let paces: Vec<u64> = self
            .history
            .rates("moonhare_commands_accepted_total")
            .iter()
            .rev()
            .map(|rate| (rate * 10.0) as u64)
            .collect();
        Sparkline::default()
            .block(frame_named("Commands a second"))
            .data(paces)
            .direction(RenderDirection::RightToLeft)
            .style(Style::new().fg(LANTERN))
            .render(middle, buffer);
        boxed("Refused since the start", self.refused()).render(bottom, buffer);
        Line::from(" q ends").dim().render(foot, buffer);
    }
}

fn frame_named(name: &str) -> Block<'_> {
    Block::new().borders(Borders::ALL).border_style(Style::new().fg(BRASS)).title(format!(" {name} "))
}

fn boxed<'a>(name: &'a str, lines: Vec<Line<'a>>) -> Paragraph<'a> {
    Paragraph::new(lines).block(frame_named(name))
}

fn pair(name: &str, value: String) -> Line<'static> {
    Line::from(vec![Span::from(format!("{name} ")).dim(), Span::from(value).bold()])
}

/// Thousands apart.
fn spaced(number: u64) -> String {
    let digits = number.to_string();
    let parts: Vec<_> = digits.as_bytes().rchunks(3).rev().map(String::from_utf8_lossy).collect();
    parts.join(" ")
}

fn readable_bytes(bytes: f64) -> String {
    let units = ["B", "KiB", "MiB", "GiB", "TiB"];
    let (mut value, mut unit) = (bytes, 0);
    while value >= 1024.0 && unit + 1 < units.len() {
        (value, unit) = (value / 1024.0, unit + 1);
    }
    if unit == 0 { format!("{value:.0} B") } else { format!("{value:.1} {}", units[unit]) }
}

#[cfg(test)]
mod tests {
    use std::time::{Duration, Instant};

    use ratatui::{Terminal, backend::TestBackend};

    use super::super::sample::Sample;
    use super::*;

    fn history() -> History {
        let (mut history, start) = (History::default(), Instant::now());
        for second in 0..5_u64 {
            let page = format!(
                "moonhare_rooms_awake 1234\nmoonhare_players_connected 5\nmoonhare_requests_total {second}\n\
                 moonhare_commands_accepted_total {}\nprocess_resident_memory_bytes 47185920\nmoonhare_disk_low 0\n\
                 moonhare_uploads_refused_total 7\n",
                second * second
            );
            history.add(Sample::read(&page, start + Duration::from_secs(second)).unwrap());
        }
        history
    }

    #[test]
    fn everything_is_in_sight_on_a_small_terminal() {
        let history = history();
        let text = Screen { url: "http://x/metrics", history: &history, trouble: None }.text();
        for part in [
            "http://x/metrics",
            "tables awake 1 234",
            "commands 7.0/s",
            "memory 45.0 MiB",
            "recordings 7",
            "q ends",
        ] {
            assert!(text.contains(part), "{part}:\n{text}");
        }
    }

    #[test]
    fn it_is_drawn_at_any_size_and_says_when_nobody_answers() {
        let history = history();
        let screen = Screen { url: "http://x", history: &history, trouble: Some("http://x does not answer") };
        for (width, height) in [(1, 1), (20, 5), (80, 24), (250, 80)] {
            let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
            terminal.draw(|frame| screen.draw(frame)).unwrap();
        }
        assert!(screen.text().contains("does not answer; asking again"));
    }

    #[test]
    fn numbers_are_written_to_be_read() {
        assert_eq!([0, 999, 1_000, 1_234_567].map(spaced), ["0", "999", "1 000", "1 234 567"]);
        assert_eq!(
            [0.0, 1_023.0, 1_024.0, 47_185_920.0].map(readable_bytes),
            ["0 B", "1023 B", "1.0 KiB", "45.0 MiB"]
        );
    }
}
