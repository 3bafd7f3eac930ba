//! The few adjectives that sentences use, in all their forms.

use super::Language;
use super::noun::{Gender, Number};

/// Masculine, feminine, masculine plural, feminine plural.
type Forms = [&'static str; 4];

/// An adjective as it stands with a noun.
pub(super) fn adjective(
    language: Language,
    id: &str,
    gender: Gender,
    number: Number,
) -> Option<&'static str> {
    let (_, english, forms) = TABLE.iter().find(|(known, ..)| *known == id)?;
    if language == Language::En {
        return Some(english);
    }
    let column = match (number, gender) {
        (Number::Singular, Gender::Masculine) => 0,
        (Number::Singular, Gender::Feminine) => 1,
        (Number::Plural, Gender::Masculine) => 2,
        (Number::Plural, Gender::Feminine) => 3,
    };
    Some(forms[language.index() - 1][column])
}

/// Id, English, and the forms in it, es, pt, ca, fr.
static TABLE: &[(&str, &str, [Forms; 5])] = &[
    (
        "giant",
        "giant",
        [
            ["gigante", "gigante", "giganti", "giganti"],
            ["gigante", "gigante", "gigantes", "gigantes"],
            ["gigante", "gigante", "gigantes", "gigantes"],
            ["gegant", "gegant", "gegants", "gegants"],
            ["géant", "géante", "géants", "géantes"],
        ],
    ),
    (
        "tiny",
        "tiny",
        [
            ["minuscolo", "minuscola", "minuscoli", "minuscole"],
            ["diminuto", "diminuta", "diminutos", "diminutas"],
            ["minúsculo", "minúscula", "minúsculos", "minúsculas"],
            ["minúscul", "minúscula", "minúsculs", "minúscules"],
            ["minuscule", "minuscule", "minuscules", "minuscules"],
        ],
    ),
    (
        "sleeping",
        "sleeping",
        [
            ["addormentato", "addormentata", "addormentati", "addormentate"],
            ["dormido", "dormida", "dormidos", "dormidas"],
            ["adormecido", "adormecida", "adormecidos", "adormecidas"],
            ["adormit", "adormida", "adormits", "adormides"],
            ["endormi", "endormie", "endormis", "endormies"],
        ],
    ),
    (
        "lost",
        "lost",
        [
            ["smarrito", "smarrita", "smarriti", "smarrite"],
            ["perdido", "perdida", "perdidos", "perdidas"],
            ["perdido", "perdida", "perdidos", "perdidas"],
            ["perdut", "perduda", "perduts", "perdudes"],
            ["perdu", "perdue", "perdus", "perdues"],
        ],
    ),
    (
        "forgotten",
        "forgotten",
        [
            ["dimenticato", "dimenticata", "dimenticati", "dimenticate"],
            ["olvidado", "olvidada", "olvidados", "olvidadas"],
            ["esquecido", "esquecida", "esquecidos", "esquecidas"],
            ["oblidat", "oblidada", "oblidats", "oblidades"],
            ["oublié", "oubliée", "oubliés", "oubliées"],
        ],
    ),
];
