//! Why a command is not possible.

use serde::{Serialize, Serializer, ser::SerializeStruct};
use thiserror::Error;

/// Why a command was refused. The sentence says what to do instead; the code is stable and for programs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Refusal {
    /// No such seat.
    #[error("there is no such seat at this table")]
    UnknownSeat,
    /// Nothing can be played any more.
    #[error("the game is over; begin a new one to play on")]
    GameOver,
    /// The command belongs to another part of the turn.
    #[error("this is not possible in this part of the turn; look at what your view lists as your move")]
    WrongPhase,
    /// Somebody else was first.
    #[error("the first story is taken already; wait for the clue")]
    AlreadyClaimed,
    /// Only the storyteller tells.
    #[error("somebody else is the storyteller; wait for the clue")]
    NotYourTurn,
    /// A clue without a card.
    #[error("the clue needs a card: say which card of your hand it is for")]
    CardMissing,
    /// A card with a clue that comes before cards are seen.
    #[error("here the clue comes before the cards are seen: tell it without a card")]
    CardNotExpected,
    /// The card is somewhere else.
    #[error("this card is not in your hand; choose one that is")]
    NotInHand,
    /// Too few or too many cards.
    #[error("give exactly as many cards as your view asks for")]
    WrongCardCount,
    /// One card named twice.
    #[error("a card can be given only once; choose different cards")]
    SameCardTwice,
    /// The cards lie on the table.
    #[error("you gave already; take your cards back first to give others")]
    AlreadyGiven,
    /// The other one of the pair gave.
    #[error("your partner gave for your team; they must take back first if you want to give")]
    PartnerGave,
    /// The storyteller played with the clue.
    #[error("the storyteller played a card with the clue and gives no other")]
    StorytellerGivesNone,
    /// No card of this player lies on the table.
    #[error("you have given no card that you could take back")]
    NothingToTakeBack,
    /// Nothing said.
    #[error("the clue is empty; write one, or perform it")]
    EmptyClue,
    /// More characters than allowed.
    #[error("the clue is longer than 200 characters; shorten it")]
    ClueTooLong,
    /// Control characters.
    #[error("the clue holds characters that nobody can read; write it as one plain line")]
    ClueUnreadable,
    /// The table plays without the variant.
    #[error("at this table clues are written, not performed")]
    NoPerformedClues,
    /// Not an id.
    #[error("the performance must be named by an id of letters, digits, - and _")]
    BadPerformance,
    /// This seat has no vote this turn.
    #[error("you don't vote this turn; wait for the others")]
    NotAVoter,
    /// Fewer votes than the rules ask for.
    #[error("you have more votes to place")]
    TooFewVotes,
    /// More votes than one has.
    #[error("you have fewer votes than that")]
    TooManyVotes,
    /// No card lies there.
    #[error("no card lies in this slot; choose one of the table")]
    UnknownSlot,
    /// One's own card, or the team's.
    #[error("you can't vote for your own card, nor your team's")]
    OwnCard,
    /// Too many votes of one voter on one card.
    #[error("your votes must lie on different cards")]
    VotesMustDiffer,
    /// The red token is not placed.
    #[error("place the red token too")]
    RedMissing,
    /// The player has no red token.
    #[error("you have no red token to place")]
    RedNotExpected,
    /// Said already.
    #[error("you said ready already; wait for the others")]
    AlreadyReady,
    /// The secret stays closed until the end.
    #[error("the secret of the deck is opened only when the game is over")]
    NotOver,
}

impl Refusal {
    /// A stable name for programs and translations.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::UnknownSeat => "unknown_seat",
            Self::GameOver => "game_over",
            Self::WrongPhase => "wrong_phase",
            Self::AlreadyClaimed => "already_claimed",
            Self::NotYourTurn => "not_your_turn",
            Self::CardMissing => "card_missing",
            Self::CardNotExpected => "card_not_expected",
            Self::NotInHand => "not_in_hand",
            Self::WrongCardCount => "wrong_card_count",
            Self::SameCardTwice => "same_card_twice",
            Self::AlreadyGiven => "already_given",
            Self::PartnerGave => "partner_gave",
            Self::StorytellerGivesNone => "storyteller_gives_none",
            Self::NothingToTakeBack => "nothing_to_take_back",
            Self::EmptyClue => "empty_clue",
            Self::ClueTooLong => "clue_too_long",
            Self::ClueUnreadable => "clue_unreadable",
            Self::NoPerformedClues => "no_performed_clues",
            Self::BadPerformance => "bad_performance",
            Self::NotAVoter => "not_a_voter",
            Self::TooFewVotes => "too_few_votes",
            Self::TooManyVotes => "too_many_votes",
            Self::UnknownSlot => "unknown_slot",
            Self::OwnCard => "own_card",
            Self::VotesMustDiffer => "votes_must_differ",
            Self::RedMissing => "red_missing",
            Self::RedNotExpected => "red_not_expected",
            Self::AlreadyReady => "already_ready",
            Self::NotOver => "not_over",
        }
    }
}

impl Serialize for Refusal {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut fields = serializer.serialize_struct("Refusal", 2)?;
        fields.serialize_field("code", self.code())?;
        fields.serialize_field("message", &self.to_string())?;
        fields.end()
    }
}
