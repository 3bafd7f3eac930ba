/** What the booklet's rows open. */
export type BookletPage = "pictures" | "candle" | "bots" | "house" | "door";
/** The sheets of the lobby. */
export type Page = BookletPage | "settings" | "invite" | "person" | "chat" | "own";
