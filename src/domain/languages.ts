/** The languages in which prompts are read and films are made, in ISO 639-1. */
export const LANGUAGES = ['en', 'es', 'fr', 'de', 'it', 'pt', 'zh'] as const;
export type Language = (typeof LANGUAGES)[number];
