import { findSpans, hasWord, type Span } from '#text/spans.ts';
import type { LanguageWords } from '#brief/words/language-words.ts';

/** Of the picture, but often said of the evening itself: `casino royale style poker night`. */
const SOFT_WORDS = /(?<!\p{L})(?:style|vibe|aesthetic|estilo|stil|stile|look|story)(?!\p{L})/gu;

/** Clauses that speak about camera and picture and name no event: not for a title. */
export function findFilmClauses(folded: string, words: LanguageWords): Span[] {
  return findSpans(folded, /[^,.;:!?\n|()]+/gu).flatMap(({ start, end }) => {
    const clause = folded.slice(start, end);
    if (!hasWord(clause.replaceAll(SOFT_WORDS, ' '), words.film)) return [];
    if (hasWord(clause, words.events.strong) || hasWord(clause, words.dates.holidays)) return [];
    const topic = TOPIC.exec(clause);
    const rest = topic ? clause.slice(topic.index + topic[0].length) : '';
    const isNamed = topic !== null && rest.length > 6 && !hasWord(rest, words.film);
    return [{ start, end: isNamed ? start + topic.index + topic[0].length : end }];
  });
}

/** `a film for our Pearl Evening`: what the film is about is not about the film. */
const TOPIC =
  /(?<=(?:film|video|clip|spot|reel|teaser|story|piece|pieza|filmato|filme|anuncio|court|brief)\s(?:\S+\s){0,6}?)(?:for|about|on|pour|sur|para|sobre|per|su|fur|uber|zu|zum|zur)\s(?:(?:our|the|a|an|nuestr[oa]s?|nos|notre|la|le|les|el|il|lo|una?|unseren?|den|die|das|nostr[oaie]|nosso|nossa|o|os|as)\s)+/u;
