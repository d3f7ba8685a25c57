import type * as CallForDay from '#web/features/create-video/word-checks/call-for-day.ts';

/** The names of days come with the first reading of a prompt, not with the screen. */
let loaded: typeof CallForDay | undefined;

export async function loadNamedDay(): Promise<void> {
  loaded ??= await import('#web/features/create-video/word-checks/call-for-day.ts');
}

/** Undefined until they are loaded. */
export const namedDay = () => loaded;
