import { findSpans, isWord, overlapsAny, takeOut, wholeWords, type Span } from '#text/spans.ts';
import { endOfTail, startOfThing, type OfferLanguage } from '#brief/reading/offer-things.ts';
import { GIFT_WORDS } from '#brief/words/gift-words.ts';
import type { OfferWords } from '#brief/words/language-words.ts';

const NUMBER = String.raw`(?:\d{1,3}(?:[.,' ]\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,](?:\d{1,2}|-))?)`;
const SYMBOL = String.raw`(?:(?:us|a|c|hk|nt|ca|au|r|mx|mop|s)?[$€£¥₹]|s/|mop |usd |eur |gbp |chf |mxn |brl |cad |aud |hkd |usd|eur|gbp|chf)`;
const SCALE = String.raw`(?:\s?(?:k|mm?|mio\.?|mill?|millions?|millon|millones|milhoes|milhao|million(?:en|s|i)?|milione|milioni|mila|mil|thousand|grand|bn|tsd\.?)(?![\p{L}]))?`;
const CURRENCY = String.raw`(?:€|\$|£|¥|euros?(?![\p{L}])|eur(?![\p{L}])|dollars?|dolares|dollari|usd|pounds?|libras|sterline|chf|francs?|franken|pesos?|reais|mxn|gbp|balles(?![\p{L}])|patacas(?![\p{L}])|pln|zl)`;
const SUM = `(?:${SYMBOL}\\s?${NUMBER}(?:/${SYMBOL}?${NUMBER})?\\+?${SCALE}(?:\\s(?:usd|eur|gbp|cad|aud|mxn))?|${NUMBER}\\+?${SCALE}\\s?(?:de\\s|d')?${CURRENCY})(?!(?!pp(?!\\p{L}))[\\p{L}\\p{N}])`;
/** A sum, or two with a plus between them, as buy-ins are told. */
const MONEY = new RegExp(
  `(?<![\\p{L}\\p{N}.,])${SUM}(?:\\s?(?:\\+|-|to|a|bis|al?|ate|hasta|jusqu'a)\\s?${SUM})?`,
  'gu',
);
const PERCENT = new RegExp(
  `(?<![\\p{L}\\p{N}.,])-?${NUMBER}\\s?(?:%|percent|por ciento|pour cent|prozent|per cento|por cento)(?![\\p{L}\\p{N}])`,
  'gu',
);
const COUNTED = wholeWords(
  String.raw`\d[\d.,]*\s+(?:(?:bonus|tier|loyalty|reward|extra|double)\s+)?(?:points|free spins|bonus spins|free games|drawing tickets|drawing entries|giri gratis|tiradas gratis|tours gratuits|freispiele|bonuspunkte|punkte|puntos|punti|pontos|rodadas gratis|giros gratis)`,
);
/** `250K GTD`: poker's own way to name a sum. */
const GUARANTEED = wholeWords(
  String.raw`\d[\d.,]*\s?(?:k|mil|mila)?\s+(?:gtd|guaranteed|guarantee|garantid[oa]s?|garantizad[oa]s?|garantis?|garantiert|garantit[oi])`,
);
/** What a player starts a tournament with. */
const CHIPS = wholeWords(
  String.raw`(?:\d{1,3}(?:[., ]\d{3})+|\d{4,}|\d+\s?(?:k|mil|mila|mille|tausend))\s+(?:starting\s+|in\s+|de\s+)?(?:chips?|jetons?|fichas?|fiches?|gettoni|stack)`,
);
const NOUN_WORDS_MAX = 4;
/** More than any brief offers; text of nothing but amounts is not read to its end. */
const AMOUNTS_MAX = 60;
/** Before the first noun that is known: `$20 lobster dinner`, but not `$20,000 Turkey Trot drawing`. */
const UNKNOWN_WORDS_MAX = 1;

/** Sums of money alone. */
export function findAmounts(folded: string): Span[] {
  return findSpans(folded, MONEY);
}

/**
 * What is offered, amounts with what they are given for, in the order of the text. Phrases end where
 * something was taken out of `folded`.
 */
export function findOffers(folded: string, by: OfferLanguage, taken: readonly Span[]): Span[] {
  const words = by.words.offers;
  const free = takeOut(folded, taken);
  const money = findSpans(folded, MONEY)
    .slice(0, AMOUNTS_MAX)
    .map((span) => wholeOffer(span, free, by));
  const shares = findSpans(folded, PERCENT)
    .map((span) => ({ bare: span, whole: withNeighbours(span, folded, words) }))
    .filter(({ bare, whole }) => whole.end > bare.end || whole.start < bare.start)
    .map(({ whole }) => whole);
  const counted = findSpans(folded, COUNTED).map(({ start, end }) => ({
    start,
    end: endOfTail(free, end, by),
  }));
  const gifts = [words.gifts, ...GIFT_WORDS[by.language].gifts].flatMap((source) =>
    findSpans(free, wholeWords(source)),
  );
  const guaranteed = [...findSpans(folded, GUARANTEED), ...findSpans(folded, CHIPS)];
  const found = [...money, ...shares, ...counted, ...guaranteed, ...gifts]
    .filter((span) => !overlapsAny(span, taken))
    .toSorted((a, b) => a.start - b.start || b.end - a.end);
  const kept: Span[] = [];
  for (const span of found) {
    if (!overlapsAny(span, kept)) kept.push(span);
  }
  return kept;
}

/** An amount with the thing that it is the price of, and what it is given for. */
function wholeOffer(bare: Span, folded: string, by: OfferLanguage): Span {
  const { start, end } = withNeighbours(bare, folded, by.words.offers);
  const lead = folded.slice(start, bare.start);
  const noun = folded.slice(bare.end, end);
  return {
    start: startOfThing(folded, { start, lead, noun }, by),
    end: endOfTail(folded, end, by),
  };
}

function withNeighbours(amount: Span, folded: string, words: OfferWords): Span {
  return { start: withLead(amount, folded, words.leads), end: withNoun(amount, folded, words) };
}

function withLead({ start }: Span, folded: string, leads: string): number {
  const before = folded.slice(Math.max(0, start - 48), start);
  const lead = new RegExp(`(?<![\\p{L}\\p{N}])(?:${leads})[\\s:]*$`, 'u').exec(before);
  if (!lead) return start;
  const count = /(?<![\p{L}\p{N}.,])\d{1,4}\s+$/u.exec(before.slice(0, lead.index));
  return start - lead[0].length - (/\p{L}{4}/u.test(lead[0]) ? (count?.[0].length ?? 0) : 0);
}

/** `entrada 50 € premio garantizado 10.000 €`: the noun belongs to the amount that follows it. */
const NEXT_AMOUNT = /^\s*(?:de|von|of|di|d'|:)?\s*[$€£]?\d/u;

const PROMOTIONAL =
  /^(?:promo\p{L}*|gratis|gratuit\p{L}*|offert\p{L}*|oferecid\p{L}*|incluid\p{L}*|garanti\p{L}*|garantiz\p{L}*|garantid\p{L}*)$/u;

/** The end of the last offer noun in the phrase that follows the amount, or the amount's own end. */
function withNoun({ end }: Span, folded: string, words: OfferWords): number {
  const after = /^[^.,;:!?\n|\u241f()"“”«»]*/u.exec(folded.slice(end))?.[0] ?? '';
  let reach = 0;
  let contentWords = 0;
  for (const { index, 0: word } of after.matchAll(/[^\s]+/gu)) {
    if (!isWord(word, words.joiners)) contentWords += 1;
    if (contentWords > NOUN_WORDS_MAX || (reach === 0 && contentWords > UNKNOWN_WORDS_MAX + 1))
      break;
    const two = /^[^\s]+\s+[^\s]+/u.exec(after.slice(index))?.[0] ?? word;
    const bare = word.replace(/^[ld]'/u, '');
    if (isWord(two, words.nouns)) reach = index + two.length;
    else if (isWord(word, words.joiners)) continue;
    else if (isWord(bare, words.nouns)) reach = Math.max(reach, index + word.length);
    else if (reach > 0 && reach < index) {
      if (PROMOTIONAL.test(word)) reach = index + word.length;
      break;
    }
  }
  return NEXT_AMOUNT.test(after.slice(reach)) ? end : end + reach;
}
