//! The few functions that decide shapes, in software: the same result on every machine.

use core::f32::consts::PI;

/// Sine of an angle in radians.
#[inline]
pub fn sin(x: f32) -> f32 {
    libm::sinf(x)
}

/// Cosine of an angle in radians.
#[inline]
pub fn cos(x: f32) -> f32 {
    libm::cosf(x)
}

/// The angle of a vector, in radians.
#[inline]
pub fn atan2(y: f32, x: f32) -> f32 {
    libm::atan2f(y, x)
}

/// The angle whose cosine is `x`; `x` is held within −1…1.
#[inline]
pub fn acos(x: f32) -> f32 {
    libm::acosf(x.clamp(-1.0, 1.0))
}

/// e to the power of `x`.
#[inline]
pub fn exp(x: f32) -> f32 {
    libm::expf(x)
}

/// `x` to the power of `y`.
#[inline]
pub fn pow(x: f32, y: f32) -> f32 {
    libm::powf(x, y)
}

/// The hyperbolic tangent.
#[inline]
pub fn tanh(x: f32) -> f32 {
    libm::tanhf(x)
}

/// The length of a vector. Square roots are exact in every processor, so this needs no library.
#[inline]
pub fn hypot(x: f32, y: f32) -> f32 {
    (x * x + y * y).sqrt()
}

/// Degrees to radians.
#[inline]
pub fn radians(degrees: f32) -> f32 {
    degrees * PI / 180.0
}

/// The point between `a` and `b` at `t` (0 is `a`, 1 is `b`).
#[inline]
pub fn lerp(a: f32, b: f32, t: f32) -> f32 {
    a + (b - a) * t
}

/// A soft step: 0 up to `a`, 1 from `b` on, smooth between.
#[inline]
pub fn smoothstep(a: f32, b: f32, x: f32) -> f32 {
    let t = ((x - a) / (b - a)).clamp(0.0, 1.0);
    t * t * (3.0 - 2.0 * t)
}
