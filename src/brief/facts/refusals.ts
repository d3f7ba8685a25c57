import { sharedSource, type SharedKind } from '#brief/phrases/lists.ts';
import type { BriefText } from '#brief/segments/open-text.ts';
import type { Span } from '#text/spans.ts';

/** Kinds of facts that a text may refuse to show. */
const KINDS = {
  price: 'kindPrice',
  prize: 'kindPrize',
  sum: 'kindSum',
  time: 'kindTime',
  date: 'kindDate',
  place: 'kindPlace',
  house: 'kindHouse',
  phone: 'kindPhone',
  web: 'kindWeb',
  offer: 'kindOffer',
  age: 'kindAge',
  call: 'kindCall',
} as const satisfies Record<string, SharedKind>;

export type RefusedKind = keyof typeof KINDS;

/** What a text refuses to show: facts of whole kinds, and the clauses that name single ones. */
export interface Refusals {
  readonly kinds: ReadonlySet<RefusedKind>;
  readonly clauses: readonly Span[];
  /** What single facts are called, as in `don’t mention the free parking`. */
  readonly named: readonly string[];
}

const words = (source: string) =>
  String.raw`(?<![\p{Script=Latin}\p{N}-])(?:${source})(?![\p{Script=Latin}\p{N}-])`;
const kinds = Object.entries(KINDS) as [RefusedKind, SharedKind][];
const NOUNS = new Map(
  kinds.map(([kind, list]) => [kind, new RegExp(words(sharedSource(list)), 'gu')]),
);
const SOME = new RegExp(words(sharedSource('refusesSome')), 'u');
/** A clause, of which a comma lists on: `no prices, dates or addresses`. */
const CLAUSE = String.raw`[^.;:!?\n()。；：！？（）]{0,70}`;
const REFUSING = new RegExp(
  String.raw`(?:${words(sharedSource('refusesBefore'))}|${sharedSource('refusesBeforeChinese')})(?<object>${CLAUSE})`,
  'gu',
);
const ARTICLE = String.raw`(?:(?:any|all|the|our|den|die|das|der|le|la|les|el|los|las|il|lo|gli|i|o|a|os|as|de|d'|l'|un|une|una|uma)\s?)?`;
const ALL_NOUNS = kinds.map(([, list]) => sharedSource(list)).join('|');
const CLOSED = String.raw`(?=\s?(?:[,.;:!?\n)，。；]|$)|\s(?:or|and|nor|please|on|in|at all|shown|anywhere|oder|und|bitte|im|auf|zeigen|nennen|einblenden|anzeigen|erwahnen|schreiben|ou|et|ni|a l.ecran|dans|s.il|y|o|en|por|e|a schermo|sullo|nel|sul|per|na|no)(?!\p{L}))`;
const NONE = new RegExp(
  String.raw`(?<![\p{Script=Latin}\p{N}]|\bin )(?:${sharedSource('refusesNone')})\s?${ARTICLE}(?!${words(sharedSource('freeOf'))})(?:${ALL_NOUNS})${CLOSED}${CLAUSE}`,
  'gu',
);
const REFUSED_BEFORE = new RegExp(
  String.raw`(?:${words(ALL_NOUNS)}[^.,;:!?\n()。，；：！？（）]{0,24}?\s?(?:${words(sharedSource('refusesBehind'))}|${sharedSource('refusesBehindChinese')}))`,
  'gu',
);

/** What a text does not want to show, wherever it says so. */
export function findRefusals(text: BriefText): Refusals {
  // Portuguese says `no site` for `on the site`.
  const clauses = [REFUSING, NONE, REFUSED_BEFORE].flatMap((expression) =>
    [...text.folded.matchAll(expression)]
      .map(({ index, 0: match }) => ({ start: index, end: index + heldLength(match) }))
      .filter(({ start }) => text.language !== 'pt' || !/^no\s/u.test(text.folded.slice(start)))
      .filter(({ start, end }) => !SOME.test(text.folded.slice(start, end + 12))),
  );
  const refused = kinds.filter(([kind]) =>
    clauses.some(({ start, end }) => names(kind, text.folded.slice(start, end))),
  );
  const named = [...text.folded.matchAll(REFUSING)].flatMap(({ groups }) =>
    nameOf(groups?.object ?? ''),
  );
  return { kinds: new Set(refused.map(([kind]) => kind)), clauses, named };
}

const LEAD = new RegExp(String.raw`^\s?${ARTICLE}`, 'u');

/** The words behind a refusal up to its first comma, where they are enough to be told elsewhere. */
function nameOf(object: string): string[] {
  const name = (object.split(/[,，、]/u)[0] ?? '').trim().replace(LEAD, '').trim();
  return /\p{L}\P{L}+\p{L}|\p{L}{7}|\p{Script=Han}{3}/u.test(name) ? [name] : [];
}

function names(kind: RefusedKind, clause: string): boolean {
  return clause.replaceAll(QUOTED, ' ').search(NOUNS.get(kind) ?? /(?!)/u) >= 0;
}

/** A refused wording is none of the facts that it names: `don’t write “jackpot guaranteed”`. */
const QUOTED = /[“„«"][^“”„«»"]+[”“»"]|(?<!\p{L})'[^']+'/gu;

/** Up to the comma behind which no further kind is listed. */
function heldLength(match: string): number {
  const parts = match.split(/(?<=[,，、])/u);
  const held = parts.findIndex((part, at) => at > 0 && !kinds.some(([kind]) => names(kind, part)));
  const kept = held < 0 ? match : parts.slice(0, held).join('');
  return kept.replace(/[\s,，、]+$/u, '').length;
}
