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

const ENDS_HERE = /^(?:$|[\s.,;:!?])/;

/** Takes them out of that field, with the space before or after them; the caret stays in their place. */
export function removeWords(finding: Found): void {
  if (!selectWords(finding)) return;
  const field = document.activeElement;
  if (!(field instanceof HTMLTextAreaElement)) return;
  const { value, selectionStart: start, selectionEnd: end } = field;
  const hasSpaceBefore = value[start - 1] === ' ' && ENDS_HERE.test(value.slice(end));
  const hasSpaceAfter = start === 0 && value[end] === ' ';
  field.setRangeText('', start - Number(hasSpaceBefore), end + Number(hasSpaceAfter), 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
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
