//! What a link to an album, or to one of its turns, shows.

use std::sync::Arc;

use moonhare_postcard::Postcard;
use moonhare_rooms::{AlbumId, AlbumView, RoomRefusal, TurnView, rules::Ending};

use super::{Shown, words::Words};
use crate::{ApiError, api::Visitor, state::State};

/// The width of cards on a postcard.
const CARD_WIDTH: u16 = 300;
/// Cards beside the book.
const CARDS: usize = 5;

async fn look(state: &Arc<State>, visitor: Visitor, id: &str) -> Result<AlbumView, ApiError> {
    let days = state.config().keep_albums_days;
    let found = async {
        let id = AlbumId::of(id).ok_or(RoomRefusal::AlbumNotFound)?;
        Ok(state.rooms.album(&id, days).await?)
    };
    visitor.look_up(state, found).await
}

/// What is shown of an album.
pub(crate) async fn album(state: &Arc<State>, visitor: Visitor, id: &str) -> Result<Shown, ApiError> {
    let album = look(state, visitor, id).await?;
    let words = Words::of(album.language);
    let names: Vec<&str> = album.people.iter().filter_map(|person| person.name.as_deref()).collect();
    let title = title(&album, words);
    let count = (words.stories)(album.turns.len(), album.people.len());
    let step = album.turns.len().div_ceil(CARDS).max(1);
    let told = album.turns.iter().step_by(step).filter_map(|turn| {
        let card = turn.table.iter().find(|card| Some(card.slot) == turn.told).or(turn.table.first())?;
        Some(picture(state, &album, card.card.0))
    });
    let names = names.join(", ");
    Ok(Shown {
        // Names can be taken out: then it is another picture.
        key: format!("a/{id}/{names}"),
        card: Postcard::Album {
            title: title.clone(),
            rabbits: album.people.iter().map(|person| person.rabbit.into()).collect(),
            date: day(album.began_ms, words),
            count: count.clone(),
            names: names.clone(),
            cards: told.collect(),
        },
        title,
        sentence: format!("{count}: {names}"),
        picture: format!("/api/albums/{id}/picture"),
        language: album.language,
        listed: false,
    })
}

/// What is shown of one of its turns: the clue and the cards, never the answer.
pub(crate) async fn album_turn(
    state: &Arc<State>,
    visitor: Visitor,
    id: &str,
    number: u32,
) -> Result<Shown, ApiError> {
    let album = look(state, visitor, id).await?;
    let turn = album.turns.iter().find(|turn| turn.turn == number).ok_or(RoomRefusal::AlbumNotFound)?;
    let words = Words::of(album.language);
    let clue = turn.clue.as_ref().map(|clue| clue.text.to_string()).filter(|clue| !clue.is_empty());
    let clue = clue.unwrap_or_else(|| words.performance.to_owned());
    let question = question(&album, turn, words);
    Ok(Shown {
        key: format!("a/{id}/{number}/{question}"),
        card: Postcard::Turn {
            clue: clue.clone(),
            cards: turn.table.iter().map(|card| picture(state, &album, card.card.0)).collect(),
            question: question.clone(),
        },
        title: clue,
        sentence: question,
        picture: format!("/api/albums/{id}/turns/{number}/picture"),
        language: album.language,
        listed: false,
    })
}

fn question(album: &AlbumView, turn: &TurnView, words: &Words) -> String {
    let teller = turn.storyteller.and_then(|seat| album.people.get(usize::from(seat.0)));
    match teller.and_then(|person| person.name.as_deref()) {
        Some(name) => words.which.replace("{name}", name),
        None => words.which_one.to_owned(),
    }
}

fn title(album: &AlbumView, words: &Words) -> String {
    let names: Vec<&str> = album
        .winners
        .iter()
        .filter_map(|seat| album.people.get(usize::from(seat.0)))
        .map(|person| person.name.as_deref().unwrap_or(words.a_friend))
        .collect();
    let said = match (album.ended_by, names.len()) {
        (Some(Ending::Target), 1) => words.reached,
        (Some(Ending::Target), _) => words.shared,
        _ => words.won,
    };
    said.replace("{names}", &names.join(", "))
}

/// A card's picture; nothing if this server does not have it any more, and then its back is shown.
fn picture(state: &State, album: &AlbumView, card: u16) -> Vec<u8> {
    let part = album.deck.iter().find(|part| part.holds(card));
    let identity = part.and_then(|part| match part.picture(card) {
        Some(identity) => Some(identity.to_owned()),
        None => state.shelf.picture_of(&part.pack, card - part.first),
    });
    let bytes = identity.and_then(|identity| state.shelf.picture(&identity, CARD_WIDTH));
    bytes.map(|bytes| bytes.to_vec()).unwrap_or_default()
}

/// The day as the table's language writes it.
fn day(at_ms: u64, words: &Words) -> String {
    let (year, month, day) = date(at_ms);
    (words.day)(day, words.months.get(usize::from(month) - 1).unwrap_or(&""), year)
}

/// Year, month and day. Days are counted as the Gregorian calendar counts them, from 1970.
fn date(at_ms: u64) -> (i64, u8, u8) {
    let days = i64::try_from(at_ms / 86_400_000).unwrap_or(0) + 719_468;
    let era = days.div_euclid(146_097);
    let of_era = days.rem_euclid(146_097);
    let year_of_era = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month_from_march = (5 * of_year + 2) / 153;
    let day = of_year - (153 * month_from_march + 2) / 5 + 1;
    let month = if month_from_march < 10 { month_from_march + 3 } else { month_from_march - 9 };
    let year = year_of_era + era * 400 + i64::from(month <= 2);
    // Both are small by what they are.
    (year, u8::try_from(month).unwrap_or(1), u8::try_from(day).unwrap_or(1))
}

#[cfg(test)]
mod tests {
    use moonhare_rooms::Language;

    use super::{Words, date, day};

    #[test]
    fn days_are_those_of_the_calendar() {
        for (at_s, day) in [
            (0, (1970, 1, 1)),
            (951_782_400, (2000, 2, 29)),
            (951_868_800, (2000, 3, 1)),
            (1_798_675_199, (2026, 12, 30)),
            (4_107_542_400, (2100, 3, 1)),
        ] {
            assert_eq!(date(at_s * 1_000), day);
        }
    }

    #[test]
    fn a_day_is_written_as_the_tables_language_does() {
        // The first of March, and the thirtieth of December.
        for (language, first, other) in [
            (Language::En, "1 March 2000", "30 December 2026"),
            (Language::It, "1º marzo 2000", "30 dicembre 2026"),
            (Language::Es, "1 de marzo de 2000", "30 de diciembre de 2026"),
            (Language::Es419, "1 de marzo de 2000", "30 de diciembre de 2026"),
            (Language::Pt, "1 de março de 2000", "30 de dezembro de 2026"),
            (Language::PtBr, "1º de março de 2000", "30 de dezembro de 2026"),
            (Language::Ca, "1 de març de 2000", "30 de desembre de 2026"),
            (Language::Fr, "1er mars 2000", "30 décembre 2026"),
            (Language::De, "1. März 2000", "30. Dezember 2026"),
        ] {
            let words = Words::of(language);
            assert_eq!(day(951_868_800_000, words), first);
            assert_eq!(day(1_798_675_199_000, words), other);
        }
        // A month that begins with a vowel is elided.
        assert_eq!(day(1_775_000_000_000, Words::of(Language::Ca)), "31 de març de 2026");
        assert_eq!(day(1_775_088_000_000, Words::of(Language::Ca)), "2 d’abril de 2026");
    }
}
