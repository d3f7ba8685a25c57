import { foldedAt, within, type Facts } from '#brief/facts/find-facts.ts';
import { SURENESS, type Finding } from '#brief/finding.ts';
import { overlapsAny } from '#text/spans.ts';

/** A room or hotel is where it is; a casino invites. */
const CASINO =
  /^(?:(?:gran|grand|grosses) )?(?:casino|cassino|spielbank)(?!\p{L})|(?:casino|kasino|spielbank)$/u;

/** `Casino Vista Clara de Lugo` has its town; `Casino Torre de Oro` is a name. */
const IN_TOWN = /^\p{L}+ \p{Lu}\S* \p{Lu}.* (?:de|di|em|in|à) \p{Lu}[\p{L}'’-]+$/u;

/** Without what says the town of a place once more: `Key Largo` beside `Coral Key Casino, Key Largo`. */
export function withoutTowns(found: readonly Finding[]): Finding[] {
  const places = found.filter(({ field }) => field === 'where');
  return found.filter(
    (one) =>
      !TOWN_FIELDS.includes(one.field) || !overlapsAny(one, places) || one.sureness > SURENESS.line,
  );
}

const TOWN_FIELDS: readonly Finding['field'][] = ['signature', 'note'];

/** The only casino of a prompt that nobody else signs signs it. With its town or floor it stays a place. */
export function withHouseSigning(facts: Facts, found: readonly Finding[]): Finding[] {
  const places = found.filter(({ field }) => field === 'where');
  const [place] = places;
  const isSigned = found.some(({ field }) => field === 'signature');
  if (!place || places.length > 1 || isSigned || place.sureness > SURENESS.line) return [...found];
  const [house] = within(facts.houses, place);
  const isBare =
    house?.end === place.end &&
    /^(?:the\s)?$/u.test(facts.text.folded.slice(place.start, house.start));
  if (!isBare || IN_TOWN.test(facts.text.prompt.slice(place.start, place.end))) return [...found];
  const isOnly = facts.houses.every((one) => foldedAt(facts, one) === foldedAt(facts, house));
  if (!isOnly || !CASINO.test(foldedAt(facts, house))) return [...found];
  return found.map((one) => (one === place ? { ...one, ...house, field: 'signature' } : one));
}
