export const LANGUAGES = ['en', 'es', 'fr', 'de', 'it', 'pt', 'zh'] as const;
export type Language = (typeof LANGUAGES)[number];

/**
 * Words for one idea in seven languages, separated by commas, without accents. `win*` stands for
 * every word that begins so, `*gewinn*` for every word that holds it, `~` for up to three words.
 */
type ConceptWords = Partial<Record<Language, string>>;
export type Lexicon = Readonly<Record<string, ConceptWords>>;
