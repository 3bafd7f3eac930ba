//! What bots are called: plants of the wayside, in the table's language.

use super::{Language, Rabbit};

/// As many as there are rabbits, so that a table of bots never runs out.
type Names = [&'static str; 12];

const fn names(language: Language) -> &'static Names {
    match language {
        Language::En => &[
            "Bramble", "Clover", "Fern", "Hazel", "Juniper", "Moss", "Nettle", "Rowan", "Sorrel", "Tansy",
            "Willow", "Yarrow",
        ],
        Language::It => &[
            "Mirtillo",
            "Trifoglio",
            "Felce",
            "Nocciola",
            "Ginepro",
            "Muschio",
            "Ortica",
            "Sorbo",
            "Acetosella",
            "Timo",
            "Salice",
            "Achillea",
        ],
        Language::Es => &[
            "Zarzamora",
            "Trébol",
            "Helecho",
            "Avellana",
            "Enebro",
            "Musgo",
            "Ortiga",
            "Serbal",
            "Acedera",
            "Tomillo",
            "Sauce",
            "Milenrama",
        ],
        Language::Pt => &[
            "Amora",
            "Trevo",
            "Avenca",
            "Avelã",
            "Zimbro",
            "Musgo",
            "Urtiga",
            "Medronho",
            "Azeda",
            "Tomilho",
            "Salgueiro",
            "Alecrim",
        ],
        Language::Ca => &[
            "Móra", "Trèvol", "Falguera", "Avellana", "Ginebre", "Molsa", "Ortiga", "Arboç", "Agrella",
            "Farigola", "Salze", "Romaní",
        ],
        Language::Fr => &[
            "Ronce",
            "Trèfle",
            "Fougère",
            "Noisette",
            "Genièvre",
            "Mousse",
            "Ortie",
            "Sorbier",
            "Oseille",
            "Tanaisie",
            "Saule",
            "Achillée",
        ],
        Language::De => &[
            "Brombeere",
            "Klee",
            "Farn",
            "Hasel",
            "Wacholder",
            "Moos",
            "Nessel",
            "Eberesche",
            "Ampfer",
            "Thymian",
            "Weide",
            "Schafgarbe",
        ],
        Language::PtBr => &[
            "Amora",
            "Trevo",
            "Avenca",
            "Pitanga",
            "Ipê",
            "Musgo",
            "Urtiga",
            "Jatobá",
            "Azedinha",
            "Tomilho",
            "Salgueiro",
            "Alecrim",
        ],
        Language::Es419 => &[
            "Zarzamora",
            "Trébol",
            "Helecho",
            "Ceibo",
            "Jacarandá",
            "Musgo",
            "Ortiga",
            "Copal",
            "Acedera",
            "Tomillo",
            "Sauce",
            "Romero",
        ],
    }
}

/// A name for a bot that nobody at the table has.
pub(super) fn bot_name(taken: &[&str], rabbit: Rabbit, language: Language) -> &'static str {
    let names = names(language);
    let start = usize::from(u8::from(rabbit)) - 1;
    (0..names.len())
        .map(|step| names[(start + step) % names.len()])
        .find(|name| !taken.contains(name))
        .unwrap_or(names[start])
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::{bot_name, names};
    use crate::{Language, Rabbit, limits::NAME_CHARS_MAX};

    #[test]
    fn a_table_full_of_bots_has_twelve_names_in_every_language() {
        for language in Language::ALL {
            let rabbits = (1..=12).map(|number| Rabbit::try_from(number).unwrap());
            let mut taken: Vec<&str> = Vec::new();
            for rabbit in rabbits {
                taken.push(bot_name(&taken, rabbit, language));
            }
            let different: BTreeSet<&str> = taken.iter().copied().collect();
            assert_eq!(different.len(), 12, "{language:?}: {taken:?}");
            assert!(names(language).iter().all(|name| name.chars().count() <= NAME_CHARS_MAX));
        }
    }

    #[test]
    fn a_name_that_somebody_has_is_left_to_them() {
        let third = Rabbit::try_from(3).unwrap();
        assert_eq!(bot_name(&[], third, Language::De), "Farn");
        assert_eq!(bot_name(&["Farn"], third, Language::De), "Hasel");
    }
}
