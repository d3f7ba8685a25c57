import type { VerdictBody } from '#contracts/schemas/compliance.ts';

/** Selects these words in the first field that has them; false where none has. */
export function selectWords(words: string): boolean {
  const fields = document.querySelectorAll<HTMLTextAreaElement>('textarea');
  const field = [...fields].find(({ value }) => value.includes(words));
  if (!field) return false;
  const start = field.value.indexOf(words);
  field.focus();
  field.setSelectionRange(start, start + words.length);
  return true;
}

/** The words that the policy does not allow. */
export function refusedWords(verdict: VerdictBody | undefined): readonly string[] {
  return (verdict?.findings ?? [])
    .filter(({ severity, excerpt }) => severity === 'block' && excerpt !== '')
    .map(({ excerpt }) => excerpt);
}

/** Selects the first of them that stands in a field; false where none does. */
export const selectRefused = (verdict: VerdictBody | undefined): boolean =>
  refusedWords(verdict).some(selectWords);
