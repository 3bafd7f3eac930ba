//! The `moonhare` program.

fn main() {
    println!("moonhare");
}
