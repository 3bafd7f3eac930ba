//! One panel: a sheet of paper with a title and room for a chart.

use std::fmt::Write;

use super::{INK, SOFT};

const PADDING: f64 = 22.0;
const HEADER: f64 = 88.0;

/// A panel and the room in it.
pub(super) struct Panel {
    x: f64,
    y: f64,
    width: f64,
    height: f64,
    title: &'static str,
    note: &'static str,
}

/// The room for a chart.
#[derive(Clone, Copy)]
pub(super) struct Room {
    pub(super) left: f64,
    pub(super) top: f64,
    pub(super) right: f64,
    pub(super) bottom: f64,
}

impl Room {
    pub(super) fn width(self) -> f64 {
        self.right - self.left
    }

    pub(super) fn height(self) -> f64 {
        self.bottom - self.top
    }

    /// The same room, smaller on two sides.
    pub(super) fn without(self, left: f64, bottom: f64) -> Self {
        Self { left: self.left + left, bottom: self.bottom - bottom, ..self }
    }
}

impl Panel {
    pub(super) fn new(
        (x, y, width, height): (f64, f64, f64, f64),
        title: &'static str,
        note: &'static str,
    ) -> Self {
        Self { x, y, width, height, title, note }
    }

    /// Draws the paper and the title, and gives the room that is left.
    pub(super) fn draw(&self, page: &mut String) -> Room {
        let Self { x, y, width, height, title, note } = self;
        let _ = writeln!(
            page,
            r##"<rect x="{x:.1}" y="{y:.1}" width="{width:.1}" height="{height:.1}" rx="14" fill="#fffdf8" stroke="#e4dcc9"/>
<text x="{tx:.1}" y="{ty:.1}" font-size="19" font-weight="700" font-family="Georgia,'Times New Roman',serif" fill="{INK}">{title}</text>
<text x="{tx:.1}" y="{ny:.1}" font-size="12.5" fill="{SOFT}">{note}</text>"##,
            tx = x + PADDING,
            ty = y + 34.0,
            ny = y + 54.0,
        );
        Room { left: x + PADDING, top: y + HEADER, right: x + width - PADDING, bottom: y + height - PADDING }
    }
}

/// A text, at the start, in the middle or at the end of its place.
pub(super) fn label(page: &mut String, x: f64, y: f64, anchor: &str, size: f64, colour: &str, text: &str) {
    let _ = writeln!(
        page,
        r#"<text x="{x:.1}" y="{y:.1}" text-anchor="{anchor}" font-size="{size}" fill="{colour}">{text}</text>"#
    );
}

/// A thin straight line.
pub(super) fn rule(page: &mut String, from: (f64, f64), to: (f64, f64), colour: &str, dashes: &str) {
    let _ = writeln!(
        page,
        r#"<line x1="{:.1}" y1="{:.1}" x2="{:.1}" y2="{:.1}" stroke="{colour}" stroke-dasharray="{dashes}"/>"#,
        from.0, from.1, to.0, to.1
    );
}
