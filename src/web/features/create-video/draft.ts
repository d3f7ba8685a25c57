import type { CreateFormValues } from '#web/features/create-video/create-form.ts';

/** Of one tab: two tabs can hold two orders. */
const STORAGE_KEY = 'casino-video-draft';

export interface DraftPlace {
  readonly userId: string;
  /** The entry of the browser's history that shows the form. */
  readonly entry: string;
}

/** Keeps what somebody has begun, so that neither a reload nor the way to the credits loses it. */
export function keepDraft(
  { userId, entry }: DraftPlace,
  values: CreateFormValues & { readonly seed: number },
): void {
  if (values.preset === '' && values.prompt === '') return dropDraft();
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ userId, entry, begun: values }));
}

export function dropDraft(): void {
  sessionStorage.removeItem(STORAGE_KEY);
}

/**
 * What the form begins with: what the way here brought, or else what this person had begun. On the
 * same entry of the history what was begun goes before, because it began with what was brought.
 */
export function beginningOf({ userId, entry }: DraftPlace, brought: unknown): unknown {
  const draft = readDraft();
  if (draft?.userId !== userId) return brought;
  return draft.entry === entry || !bringsWords(brought) ? draft.begun : brought;
}

function bringsWords(brought: unknown): boolean {
  const { preset, prompt } = { ...(brought as Partial<CreateFormValues> | null) };
  return preset !== undefined || prompt !== undefined;
}

function readDraft(): (DraftPlace & { readonly begun: unknown }) | null {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null');
    return typeof draft === 'object' ? (draft as ReturnType<typeof readDraft>) : null;
  } catch {
    return null;
  }
}
