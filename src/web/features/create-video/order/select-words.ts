import type { VerdictBody } from '#contracts/schemas/compliance.ts';
import { placesOf, type Found } from '#web/features/create-video/prompt/excerpt-places.ts';

/** Selects the words of a finding in the first field that has them; false where none has. */
export function selectWords(finding: Found): boolean {
  for (const field of document.querySelectorAll<HTMLTextAreaElement>('textarea')) {
    const [place] = placesOf(finding, field.value);
    if (!place) continue;
    field.focus();
    field.setSelectionRange(place.start, place.end);
    return true;
  }
  return false;
}

/** What the policy found of words that it does not allow. */
export function refusedWords(verdict: VerdictBody | undefined): readonly Found[] {
  return (verdict?.findings ?? []).filter(
    ({ severity, excerpt }) => severity === 'block' && excerpt !== '',
  );
}

/** Selects the first of them that stands in a field; false where none does. */
export const selectRefused = (verdict: VerdictBody | undefined): boolean =>
  refusedWords(verdict).some(selectWords);
