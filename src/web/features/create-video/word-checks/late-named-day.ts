import type * as NamedDay from '#web/features/create-video/word-checks/named-day.ts';

/** The names of days come with the first reading of a prompt, not with the screen. */
let loaded: typeof NamedDay | undefined;

export async function loadNamedDay(): Promise<void> {
  loaded ??= await import('#web/features/create-video/word-checks/named-day.ts');
}

/** Undefined until they are loaded. */
export const namedDay = () => loaded;
