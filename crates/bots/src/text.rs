//! From a text to the roots of its words, in every language.

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::sync::OnceLock;

use frostem::{Algorithm, Stemmer};
use moonhare_packs::Language;

use crate::forms;

/// A word of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Token {
    /// In small letters, accents kept.
    pub(crate) word: String,
    /// In small letters, without accents.
    pub(crate) plain: String,
}

/// The words of a text. Elided articles stand alone ("l'isola" is "l", "isola").
pub(crate) fn tokens(text: &str) -> Vec<Token> {
    let mut found = Vec::new();
    let mut word = String::new();
    for letter in text.chars().chain([' ']) {
        if letter.is_alphanumeric() {
            word.extend(letter.to_lowercase());
        } else if letter != '·' && !word.is_empty() {
            let plain = plain(&word);
            found.push(Token { word: std::mem::take(&mut word), plain });
        }
    }
    found
}

/// The text without accents, ligatures opened; small letters are expected.
pub(crate) fn plain(word: &str) -> String {
    let mut plain = String::with_capacity(word.len());
    for letter in word.chars() {
        match letter {
            'à' | 'á' | 'â' | 'ã' | 'ä' => plain.push('a'),
            'è' | 'é' | 'ê' | 'ë' => plain.push('e'),
            'ì' | 'í' | 'î' | 'ï' => plain.push('i'),
            'ò' | 'ó' | 'ô' | 'õ' | 'ö' => plain.push('o'),
            'ù' | 'ú' | 'û' | 'ü' => plain.push('u'),
            'ç' => plain.push('c'),
            'ñ' => plain.push('n'),
            'œ' => plain.push_str("oe"),
            'æ' => plain.push_str("ae"),
            'ß' => plain.push_str("ss"),
            '·' => {}
            other => plain.push(other),
        }
    }
    plain
}

/// The root of a word, without accents.
pub(crate) fn root(language: Language, word: &str) -> String {
    let algorithm = match language {
        Language::En => Algorithm::English,
        Language::It => Algorithm::Italian,
        Language::Es => Algorithm::Spanish,
        Language::Pt => Algorithm::Portuguese,
        Language::Fr => Algorithm::French,
        Language::Ca => Algorithm::Catalan,
        Language::De => Algorithm::German,
    };
    let word =
        forms::word_of(language, word).map_or(Cow::Borrowed(word), |word| Cow::Owned(word.to_lowercase()));
    plain(&Stemmer::new(algorithm).stem(&word))
}

/// Words that say nothing about a picture, by language: articles, prepositions, pronouns, auxiliaries.
const EMPTY_WORDS: [(Language, &str); Language::ALL.len()] = [
    (
        Language::En,
        "a an the and or but of to in on at by for with from as is are was were be been am i you he she it we they \
         me my your his her its our their this that these those there here not no do does did so if then than too very \
         just can could will would shall should may might must have has had who what when where which how s t re ve ll \
         d m all any some more most each every into onto over under up down out off about after before again once only \
         own same such like one us him them let s ever get got goes go going come comes \
         now yet never other between away doesn isn don thing things anymore",
    ),
    (
        Language::It,
        "il lo la i gli le l un uno una e ed o ma di del dello della dell dei degli delle a al allo alla all ai agli \
         alle da dal dallo dalla dall dai dagli dalle in nel nello nella nell nei negli nelle su sul sullo sulla sull \
         sui sugli sulle con per tra fra è era sono sei ho hai ha abbiamo hanno che chi cui non si se mi ti ci vi ne mio \
         mia tuo tua suo sua nostro nostra loro questo questa quello quella quel come più anche solo già mai ancora c \
         d quando dove perché cosa io tu lui lei noi voi essere stato stata fa va qui lì c'è molto così ogni tutto \
         tutti tutta senza può sta stai sto sia aveva avevo fosse oh ah eh",
    ),
    (
        Language::Es,
        "el la los las un una unos unas y e o u pero de del a al en con por para sin sobre entre es era son soy eres \
         está están fue ser estar ha he has han hay que quien quién cual cuál no ni si sí se me te le lo nos os les mi \
         tu su mis tus sus este esta ese esa aquel aquella como cómo más muy ya también solo sólo cuando cuándo donde \
         dónde qué yo tú él ella nosotros ellos todo todos toda todas cada hasta desde va voy vamos nunca eras ah oh eh",
    ),
    (
        Language::Pt,
        "o a os as um uma uns umas e ou mas de do da dos das em no na nos nas num numa por pelo pela para pra com sem \
         sobre entre é era são sou és está estão foi ser estar há tem têm que quem qual não nem se me te lhe nos vos \
         lhes meu minha teu tua seu sua este esta esse essa aquele aquela como mais muito já também só quando onde eu \
         tu ele ela nós eles elas todo todos toda todas cada até desde ao à aos às vai vou vamos isso isto nunca ah oh eh lá tão assim",
    ),
    (
        Language::Ca,
        "el la els les l un una uns unes i o però de d del dels a al als en n amb per pel pels sense sobre entre és era \
         són soc ets està estan va vaig ser estar ha he has han hi que qui què quin quina no ni si sí es s se em m et t \
         ens us li lo el meu la meva teu teva seu seva aquest aquesta aquell aquella com més molt ja també només quan \
         on jo tu ell ella nosaltres ells tot tots tota totes cada fins des ho mai ah oh ei això així",
    ),
    (
        Language::Fr,
        "le la les l un une des du de d et ou mais à au aux en dans avec par pour sans sur sous entre est était sont \
         suis es être été a ai as ont il elle ils elles je j tu nous vous on que qu qui quoi dont où ne n pas ni se s me \
         m te t lui leur mon ma mes ton ta tes son sa ses notre nos votre ce cet cette ces c comme plus très déjà aussi \
         seulement quand comment y tout tous toute toutes chaque jusque depuis va vais allons ça moi toi avais avait \
         ah oh ouais jamais",
    ),
    (
        Language::De,
        "der die das den dem des ein eine einen einem einer eines und oder aber doch sondern in im ins an am ans auf aufs \
         aus bei beim mit nach von vom zu zum zur für durch gegen ohne um über unter vor hinter neben zwischen bis seit \
         während ist sind war waren bin bist sein gewesen wird werden wurde hat habe hast haben hatte ich du er sie es wir \
         ihr mich dich sich uns euch mir dir ihm ihn ihnen mein meine meinem meinen meiner dein deine deinem deinen sein \
         seine seinem seinen seiner ihre ihrem ihren ihrer unser unsere dies diese dieser dieses diesem diesen jener jene \
         was wer wen wem wie wo wohin woher wann warum weil dass daß ob wenn als denn nicht kein keine keinen keinem noch \
         nur schon auch so sehr mehr da hier dort dann nun mal ja nein man alle alles allem allen jeder jede jedes jedem \
         jeden viel viele vielen kann können muss müssen soll sollen will wollen darf dürfen mag möchte würde könnte lass \
         lasst gibt geht ganz gar immer wieder s hab wohl ne ach oh bloß darüber dazu",
    ),
];

/// Whether the word is one of the language's empty words.
pub(crate) fn is_empty_word(language: Language, word: &str) -> bool {
    static SETS: OnceLock<BTreeSet<(Language, &str)>> = OnceLock::new();
    let sets = SETS.get_or_init(|| {
        let all = EMPTY_WORDS
            .iter()
            .flat_map(|(language, words)| words.split_ascii_whitespace().map(|word| (*language, word)));
        all.collect()
    });
    sets.contains(&(language, word))
}

/// A German word as people write it who have no umlauts at hand: "traeume", "gross".
pub(crate) fn without_umlauts(word: &str) -> String {
    word.replace('ä', "ae").replace('ö', "oe").replace('ü', "ue").replace('ß', "ss")
}

/// The words of a text in a form in which two writings of it are the same.
#[must_use]
pub fn key(text: &str) -> String {
    tokens(text).iter().map(|token| token.plain.as_str()).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_cut_at_apostrophes_and_kept_over_middle_dots() {
        let words: Vec<_> =
            tokens("L'illa del col·legi, ÉTÉ!").into_iter().map(|token| token.plain).collect();
        assert_eq!(words, ["l", "illa", "del", "collegi", "ete"]);
    }

    #[test]
    fn forms_of_a_word_share_a_root() {
        let cases = [
            (Language::En, ["dreaming", "dreams"]),
            (Language::It, ["balena", "balene"]),
            (Language::Es, ["soñador", "soñadora"]),
            (Language::Pt, ["baleia", "baleias"]),
            (Language::Ca, ["balena", "balenes"]),
            (Language::Ca, ["solitari", "solitaris"]),
            (Language::Fr, ["baleine", "baleines"]),
            (Language::De, ["träumen", "träume"]),
            (Language::De, ["haus", "hauses"]),
            (Language::De, ["straße", "strassen"]),
        ];
        for (language, [one, other]) in cases {
            assert_eq!(root(language, one), root(language, other), "{one} {other}");
        }
    }
}
