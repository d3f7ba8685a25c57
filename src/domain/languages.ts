/** The languages prompts are read in and films speak, as ISO 639-1 names them. */
export const LANGUAGES = ['en', 'es', 'fr', 'de', 'it', 'pt', 'zh'] as const;
export type Language = (typeof LANGUAGES)[number];
