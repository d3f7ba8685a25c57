import type { LANGUAGES } from '#domain/languages.ts';

export type Language = (typeof LANGUAGES)[number];

/** Languages written with spaces between words. */
export const SPACED_LANGUAGES = ['en', 'es', 'fr', 'de', 'it', 'pt'] as const;
export type SpacedLanguage = (typeof SPACED_LANGUAGES)[number];
