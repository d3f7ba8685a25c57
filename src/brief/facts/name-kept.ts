import type { Facts } from '#brief/facts/find-facts.ts';
import { HOUSE } from '#brief/facts/find-houses.ts';
import type { Span } from '#text/spans.ts';

/**
 * Returns the name that a film without writing keeps, as in `no text apart from our name at the end, The
 * Wexcombe`; `name` is null where the text asks for the name and does not say it. Null where it asks for none.
 */
export function nameKept({ text, any }: Facts): { readonly name: Span | null } | null {
  const asked = any.nameOnly.exec(text.folded);
  if (!asked) return null;
  const from = asked.index + asked[0].length;
  const said = NAME_BEHIND.exec(text.prompt.slice(from));
  const [all = '', name = ''] = said ?? [];
  const end = from + all.length;
  return { name: name === '' ? null : { start: end - name.length, end } };
}

/** A name behind a comma, colon, dash or bracket, before which may stand where it is to be seen. */
const NAME_BEHIND = new RegExp(
  String.raw`^[^,:(.!?\n，：（。]{0,28}?\s?[,:(–—，：（-]\s?(${HOUSE}|\p{Script=Han}{2,10})`,
  'u',
);
