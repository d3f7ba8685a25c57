/** The languages prompts are read in and films speak. */
export const LANGUAGES = ['en', 'es', 'fr', 'de', 'it', 'pt', 'zh'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Languages written with spaces between words. */
export const SPACED_LANGUAGES = ['en', 'es', 'fr', 'de', 'it', 'pt'] as const;
export type SpacedLanguage = (typeof SPACED_LANGUAGES)[number];
