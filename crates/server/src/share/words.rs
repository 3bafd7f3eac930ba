//! What links say of themselves, in the language of their table.

use moonhare_rooms::Language;

/// The words of one language.
pub(super) struct Words {
    /// The game in a sentence.
    pub(super) game: &'static str,
    /// A table that one may join.
    pub(super) waiting: &'static str,
    /// One at which a game runs.
    pub(super) playing: &'static str,
    /// Before the names.
    pub(super) at_the_table: &'static str,
    /// What to do.
    pub(super) sit_down: &'static str,
    /// What to do while a game runs.
    pub(super) look_on: &'static str,
    /// Whose evening it was: of who came to the moon …
    pub(super) reached: &'static str,
    /// … of those who came there together …
    pub(super) shared: &'static str,
    /// … or of those who won without it. An album says the same of itself.
    pub(super) won: &'static str,
    /// Somebody who took their name out.
    pub(super) a_friend: &'static str,
    /// How many stories, and how many people.
    pub(super) stories: fn(usize, usize) -> String,
    /// The months …
    pub(super) months: [&'static str; 12],
    /// … and a day: of the month, the month's name, the year.
    pub(super) day: fn(u8, &str, i64) -> String,
    /// A clue without words.
    pub(super) performance: &'static str,
    /// What to guess, when it is known who told …
    pub(super) which: &'static str,
    /// … and when not.
    pub(super) which_one: &'static str,
}

impl Words {
    pub(super) fn of(language: Language) -> &'static Self {
        match language {
            Language::En => &ENGLISH,
            Language::It => &ITALIAN,
            Language::Es | Language::Es419 => &SPANISH,
            Language::Pt => &PORTUGUESE,
            Language::PtBr => &BRAZILIAN,
            Language::Ca => &CATALAN,
            Language::Fr => &FRENCH,
            Language::De => &GERMAN,
        }
    }
}

/// A day of the month, where the first has a form of its own.
fn first(day: u8, form: &str) -> String {
    if day == 1 { form.to_owned() } else { day.to_string() }
}

static ENGLISH: Words = Words {
    game: "Somebody says a few words about a picture. Which one is it? Storytelling for 3 to 12 people.",
    waiting: "A table is waiting for you",
    playing: "They are playing right now",
    at_the_table: "At the table: ",
    sit_down: "Tap, and you are seated",
    look_on: "Tap, and look on",
    reached: "The evening {names} reached the moon",
    shared: "The evening {names} shared the moon",
    won: "The evening that belonged to {names}",
    a_friend: "a friend",
    stories: |stories, people| {
        format!("{stories} {}, {people} people", if stories == 1 { "story" } else { "stories" })
    },
    months: [
        "January",
        "February",
        "March",
        "April",
        "May",
        "June",
        "July",
        "August",
        "September",
        "October",
        "November",
        "December",
    ],
    day: |day, month, year| format!("{day} {month} {year}"),
    performance: "A performance",
    which: "{name} told it. Which picture is it?",
    which_one: "Which picture is it?",
};

static ITALIAN: Words = Words {
    game: "Qualcuno dice poche parole su un’immagine. Qual è? Storie da raccontare in 3–12 persone.",
    waiting: "Un tavolo ti aspetta",
    playing: "Stanno giocando adesso",
    at_the_table: "Al tavolo: ",
    sit_down: "Un tocco, e hai il tuo posto",
    look_on: "Un tocco, e guardi",
    reached: "La sera in cui {names} ha raggiunto la luna",
    shared: "La sera in cui {names} hanno condiviso la luna",
    won: "La sera vinta da {names}",
    a_friend: "qualcuno",
    stories: |stories, people| {
        format!("{stories} {}, {people} persone", if stories == 1 { "storia" } else { "storie" })
    },
    months: [
        "gennaio",
        "febbraio",
        "marzo",
        "aprile",
        "maggio",
        "giugno",
        "luglio",
        "agosto",
        "settembre",
        "ottobre",
        "novembre",
        "dicembre",
    ],
    day: |day, month, year| format!("{} {month} {year}", first(day, "1º")),
    performance: "Un’esibizione",
    which: "Racconta {name}. Qual è l’immagine?",
    which_one: "Qual è l’immagine?",
};

static SPANISH: Words = Words {
    game: "Alguien dice unas palabras sobre una imagen. ¿Cuál es? Historias para contar entre 3 y 12 personas.",
    waiting: "Una mesa te espera",
    playing: "Están jugando ahora mismo",
    at_the_table: "En la mesa: ",
    sit_down: "Un toque, y ya tienes sitio",
    look_on: "Un toque, y a mirar",
    reached: "La noche en que {names} llegó a la luna",
    shared: "La noche en que {names} compartieron la luna",
    won: "La noche que fue de {names}",
    a_friend: "alguien",
    stories: |stories, people| {
        format!("{stories} {}, {people} personas", if stories == 1 { "historia" } else { "historias" })
    },
    months: [
        "enero",
        "febrero",
        "marzo",
        "abril",
        "mayo",
        "junio",
        "julio",
        "agosto",
        "septiembre",
        "octubre",
        "noviembre",
        "diciembre",
    ],
    day: |day, month, year| format!("{day} de {month} de {year}"),
    performance: "Una actuación",
    which: "Cuenta {name}. ¿Qué imagen es?",
    which_one: "¿Qué imagen es?",
};

static PORTUGUESE: Words = Words {
    game: "Alguém diz umas palavras sobre uma imagem. Qual será? Histórias para contar entre 3 e 12 pessoas.",
    waiting: "Uma mesa à tua espera",
    playing: "Estão a jogar neste momento",
    at_the_table: "À mesa: ",
    sit_down: "Um toque, e tens lugar",
    look_on: "Um toque, e assistes",
    reached: "A noite em que {names} chegou à lua",
    shared: "A noite em que {names} partilharam a lua",
    won: "A noite que foi de {names}",
    a_friend: "alguém",
    stories: |stories, people| {
        format!("{stories} {}, {people} pessoas", if stories == 1 { "história" } else { "histórias" })
    },
    months: [
        "janeiro",
        "fevereiro",
        "março",
        "abril",
        "maio",
        "junho",
        "julho",
        "agosto",
        "setembro",
        "outubro",
        "novembro",
        "dezembro",
    ],
    day: |day, month, year| format!("{day} de {month} de {year}"),
    performance: "Uma atuação",
    which: "Contada por {name}. Qual é a imagem?",
    which_one: "Qual é a imagem?",
};

/// As in Portugal, but for what differs.
static BRAZILIAN: Words = Words {
    waiting: "Uma mesa espera por você",
    playing: "Estão jogando agora mesmo",
    at_the_table: "Na mesa: ",
    sit_down: "Um toque, e você tem lugar",
    look_on: "Um toque, e você assiste",
    shared: "A noite em que {names} dividiram a lua",
    day: |day, month, year| format!("{} de {month} de {year}", first(day, "1º")),
    performance: "Uma apresentação",
    ..PORTUGUESE
};

static CATALAN: Words = Words {
    game: "Algú diu unes paraules sobre una imatge. Quina és? Històries per contar entre 3 i 12 persones.",
    waiting: "Una taula t’espera",
    playing: "Ara mateix estan jugant",
    at_the_table: "A taula: ",
    sit_down: "Un toc, i ja tens lloc",
    look_on: "Un toc, i a mirar",
    reached: "La nit que {names} va arribar a la lluna",
    shared: "La nit que {names} van compartir la lluna",
    won: "La vetllada guanyada per {names}",
    a_friend: "algú",
    stories: |stories, people| {
        format!("{stories} {}, {people} persones", if stories == 1 { "història" } else { "històries" })
    },
    months: [
        "de gener",
        "de febrer",
        "de març",
        "d’abril",
        "de maig",
        "de juny",
        "de juliol",
        "d’agost",
        "de setembre",
        "d’octubre",
        "de novembre",
        "de desembre",
    ],
    day: |day, month, year| format!("{day} {month} de {year}"),
    performance: "Una actuació",
    which: "Contada per {name}. Quina imatge és?",
    which_one: "Quina imatge és?",
};

static FRENCH: Words = Words {
    game: "Quelqu’un dit quelques mots sur une image. Laquelle ? Des histoires à raconter de 3 à 12.",
    waiting: "Une table t’attend",
    playing: "La partie est en cours",
    at_the_table: "À table : ",
    sit_down: "Un geste, et tu as ta place",
    look_on: "Un geste, et tu regardes",
    reached: "Le soir où {names} a atteint la lune",
    shared: "Le soir où {names} se sont partagé la lune",
    won: "Le soir gagné par {names}",
    a_friend: "quelqu’un",
    stories: |stories, people| {
        format!("{stories} {}, {people} personnes", if stories == 1 { "histoire" } else { "histoires" })
    },
    months: [
        "janvier",
        "février",
        "mars",
        "avril",
        "mai",
        "juin",
        "juillet",
        "août",
        "septembre",
        "octobre",
        "novembre",
        "décembre",
    ],
    day: |day, month, year| format!("{} {month} {year}", first(day, "1er")),
    performance: "Une petite scène",
    which: "{name} raconte. Quelle image est-ce ?",
    which_one: "Quelle image est-ce ?",
};

static GERMAN: Words = Words {
    game: "Jemand sagt ein paar Worte zu einem Bild. Welches ist es? Geschichten für 3 bis 12 Personen.",
    waiting: "Ein Tisch wartet auf dich",
    playing: "Hier wird gerade gespielt",
    at_the_table: "Am Tisch: ",
    sit_down: "Antippen, und du sitzt",
    look_on: "Antippen und zusehen",
    reached: "Der Abend, an dem {names} den Mond erreichte",
    shared: "Der Abend, an dem sich {names} den Mond teilten",
    won: "Der Abend, der {names} gehörte",
    a_friend: "jemand",
    stories: |stories, people| {
        format!("{stories} {}, {people} Personen", if stories == 1 { "Geschichte" } else { "Geschichten" })
    },
    months: [
        "Januar",
        "Februar",
        "März",
        "April",
        "Mai",
        "Juni",
        "Juli",
        "August",
        "September",
        "Oktober",
        "November",
        "Dezember",
    ],
    day: |day, month, year| format!("{day}. {month} {year}"),
    performance: "Eine Vorführung",
    which: "{name} erzählt. Welches Bild ist es?",
    which_one: "Welches Bild ist es?",
};
