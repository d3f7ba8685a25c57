import { flushSync } from 'react-dom';

import type { VerdictBody } from '#contracts/schemas/compliance.ts';
import {
  placesOf,
  type Found,
  type Span,
} from '#web/features/create-video/prompt/excerpt-places.ts';

/** The first field that has the words of a finding. */
function fieldOf(finding: Found): HTMLTextAreaElement | undefined {
  const fields = [...document.querySelectorAll('textarea')];
  return fields.find(({ value }) => placesOf(finding, value).length > 0);
}

/** Selects the words of a finding in the first field that has them; false where none has. */
export function selectWords(finding: Found): boolean {
  const field = fieldOf(finding);
  const [place] = field ? placesOf(finding, field.value) : [];
  if (!field || !place) return false;
  field.focus();
  field.setSelectionRange(place.start, place.end);
  return true;
}

const ENDS_HERE = /^(?:$|[\s.,;:!?])/;
/** No text begins with it. */
const LEFT_AT_START = /^[\s.,;:!?]+/;

/** Takes them out of that field; the caret stays in their place. */
export function removeWords(finding: Found): void {
  const field = fieldOf(finding);
  if (field) takeOut(field, placesOf(finding, field.value).slice(0, 1));
}

/** Takes the words of all findings out of the fields, each out of the first that has them. */
export function removeAllWords(findings: readonly Found[]): void {
  const places = new Map<HTMLTextAreaElement, Span[]>();
  for (const finding of findings) {
    const field = fieldOf(finding);
    if (field) places.set(field, [...(places.get(field) ?? []), ...placesOf(finding, field.value)]);
  }
  for (const [field, spans] of places) flushSync(() => takeOut(field, joined(spans)));
}

/** Findings may overlap. */
function joined(spans: readonly Span[]): Span[] {
  const apart: Span[] = [];
  for (const span of spans.toSorted((one, other) => one.start - other.start)) {
    const last = apart.at(-1);
    if (!last || span.start > last.end) apart.push(span);
    else apart.splice(-1, 1, { start: last.start, end: Math.max(last.end, span.end) });
  }
  return apart;
}

/** With the space before them or, at the beginning, the signs after them. */
function takeOut(field: HTMLTextAreaElement, spans: readonly Span[]): void {
  field.focus();
  for (const { start, end } of spans.toReversed()) {
    const rest = field.value.slice(end);
    const hasSpaceBefore = field.value[start - 1] === ' ' && ENDS_HERE.test(rest);
    const [after = ''] = (start === 0 && LEFT_AT_START.exec(rest)) || [];
    field.setRangeText('', start - Number(hasSpaceBefore), end + after.length, 'end');
  }
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
