/** True in dev and gallery builds: the gallery of states is part of the page. */
declare const __GALLERY__: boolean;

/** Under which address the words lie. */
declare const __WORDS__: string;
