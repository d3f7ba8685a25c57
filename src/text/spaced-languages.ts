/** Languages written with spaces between words. */
export const SPACED_LANGUAGES = ['en', 'es', 'fr', 'de', 'it', 'pt'] as const;
export type SpacedLanguage = (typeof SPACED_LANGUAGES)[number];
