import type { LookWishes, SuggestedColors } from '#brief/brief.ts';

/**
 * A world that many words belong to (`rodeo`, `Rennpferd`, `牛仔`), as it looks and sounds. It fills what
 * the prompt does not say in so many words: a prompt about cowboys names neither leather nor lamps.
 */
export type Theme = SuggestedColors &
  Partial<Pick<LookWishes, 'mood' | 'setting' | 'music' | 'pace' | 'dressing'>>;
