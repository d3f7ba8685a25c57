import { foldText } from '#text/fold-text.ts';
import type { Quote } from '#brief/reading/quotes.ts';
import { unquote } from '#brief/reading/labels.ts';
import { hasWord, isWord, type Span } from '#text/spans.ts';
import { HOUSES } from '#brief/reading/venue.ts';
import type { LanguageWords } from '#brief/words/language-words.ts';

export interface SortedQuotes {
  readonly title: string | undefined;
  readonly callToAction: string | undefined;
  readonly venue: string | undefined;
  readonly lines: readonly string[];
}

const CALL_CUES = new RegExp(
  `(?:${[
    'at the end|(?:last|final|closing) (?:frame|shot|line|words?|card|sentence)|call[- ]to[- ]action|\\bcta\\b|(?:end|close|finish|sign off|wrap up|conclude)(?:s|ing)? (?:with|on|by)|button|end ?card|drive (?:people|them|viewers) to|so say|ask them to|outro|sign-?off|by invitation',
    'al final|(?:ultima|ultimo) (?:frase|plano|pantalla|linea|imagen)|frase final|llamada(?: a la accion)?|(?:termin|cierr|cerr|acab|remat|concluy|finaliz)\\p{L}* con|cierre|despedida|remate',
    "a la fin|(?:derniere|dernier) (?:image|phrase|plan|mot|ecran)|phrase finale|mot de la fin|appel(?: a l'action)?|(?:termin|fini|conclu|clotur)\\p{L}* (?:par|sur|avec)|pour finir|pour conclure|carton final|conclusion",
    'handlungsaufforderung|(?:ende[nt]?|schließ|schloss|abschließ|aufhor)\\p{L}* mit|am (?:ende|schluss)|zum (?:schluss|ende|abschluss)|schluss(?:wort|satz|bild)|abspann|letzte[rs]? (?:satz|bild|einstellung|wort)|buchbar|aufruf',
    "alla fine|(?:ultima|ultimo) (?:frase|inquadratura|schermata|parola|scritta)|frase finale|invito(?: all'azione)?|(?:chiu|finisc|conclu|termin)\\p{L}* con|chiusura",
    'no final|(?:ultima|ultimo) (?:frase|cena|tela|plano)|frase final|(?:termin|encerr|finaliz|fech|acab|conclu)\\p{L}* com|chamada para|fecho|encerramento',
  ].join('|')})[^"]*$`,
  'u',
);

/** A house is often quoted by its name: `the steamer “River Queen”`. */
const HOUSE_CUES =
  /(?:boat|ship|steamer|yacht|liner|bar|lounge|club|casino|hotel|restaurant|salon|barco|vapor|crucero|yate|sala|bateau|peniche|paquebot|navire|dampfer|schiff|boot|yacht|kahn|battello|nave|motonave|traghetto|locale|ristorante|navio|iate|barca)\s*["„“«‘'‚»›]?\s*$/u;

/**
 * Quoted dates, prices and houses are read like any other words: `‘Last Spin’. ‘30 May’. ‘Hotel Mirador’`.
 */
export function isQuotedFact(quote: Quote, facts: readonly Span[]): boolean {
  const inside = facts.filter(({ start, end }) => start >= quote.start && end <= quote.end);
  const covered = inside.reduce((sum, { start, end }) => sum + end - start, 0);
  if (covered >= quote.text.length * 0.7) return true;
  const parts = quote.text.split(/\s+/u);
  const isName = parts.every((part) => /^\p{Lu}/u.test(part) || LINKS.test(foldText(part)));
  return (
    parts.length > 1 &&
    parts.length < 7 &&
    isName &&
    !TITLE_CUE.test(quote.cue) &&
    hasWord(foldText(quote.text), HOUSES) &&
    isWord(foldText(parts[0] ?? ''), `(?:gran|grand|grande|the|el|la|le|il|o|das)|${HOUSES}`)
  );
}

const TITLE_CUE =
  /(?:titl|titre|titel|titol|titul|headline|lema|slogan|motto|tagline|accroche|banner)\p{L}*[^.]{0,12}$/u;
const LINKS =
  /^(?:de|del|di|da|do|das|dos|des|du|of|the|la|le|el|los|las|les|am|an|im|in|der|und|y|e|et|and|d'|l')$/u;

/** Deals quoted phrases out: the first is the title, one that asks for something the call to action. */
export function sortQuotes(quotes: readonly Quote[], words: LanguageWords): SortedQuotes {
  const isCall = ({ text, cue }: Quote) =>
    CALL_CUES.test(cue) ||
    new RegExp(`^(?:${words.calls.strong})(?![\\p{L}])`, 'u').test(foldText(text));
  const call = quotes.find(isCall);
  const house = quotes.find((quote) => quote !== call && HOUSE_CUES.test(quote.cue));
  const named = quotes
    .filter((quote) => quote !== call && quote !== house)
    .map(({ text }) => unquote(text));
  const [title, ...lines] = named;
  return {
    title,
    venue: house ? unquote(house.text) : undefined,
    callToAction: call ? unquote(call.text) : undefined,
    lines: [...new Set(lines)].filter((line) => line !== title),
  };
}
