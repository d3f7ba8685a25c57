import { foldText } from '#text/fold-text.ts';
import { findSpans, hasWord, TAKEN, wholeWords } from '#text/spans.ts';
import type { TitleCandidate, TitleSearch } from '#brief/reading/title-candidates.ts';
import { LINKING_WORDS } from '#text/linking-words.ts';

const WEEKDAYS =
  '(?:(?:le|los|el|il|i|les|nos|nuestros|i nostri|nossas|as|a|o) )?(?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|lunedi|martedi|mercoledi|giovedi|venerdi|sabat[oi]|domenic(?:a|he)|segundas?|tercas?|quartas?|quintas?|sextas?)(?:-feiras?)?';
/** Follow a day without naming it. */
const PLAIN_FOLLOWERS =
  '(?:solo|solamente|unicamente|noche|noches|tarde|por|a|al|soir|soirs|apres-midi|matin|seulement|uniquement|sera|sere|notte|pomeriggio|soltanto|ore|dalle|alle|h|noite|tarde|apenas|so|y|e|et|ou|o|au|a|as|das|dia|de (?:\\d|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|janeiro|fevereiro|marco|maio|junho|julho|setembro|outubro|novembro|dezembro)|des|du|del|que|ven|vem|venez|\\d+)';
const NAMED_DAY = new RegExp(
  `^(?:[\\s\\p{Extended_Pictographic}\\ufe0f*•-]*)(${WEEKDAYS} (?!${PLAIN_FOLLOWERS}(?!\\p{L}))[\\p{L}' -]{3,30}?)(?=\\s*(?:[,.:;!\\n(?]|$|${TAKEN}|\\p{Extended_Pictographic}|\\s-\\s|\\d|\\s(?:al|alla|au|a la|aux|no|na|en el|en la|nel|nella|del|do|da|du|chez|presso|ore|h)\\s))`,
  'u',
);
const NAME_WORDS_MAX = 4;

/** What opens on a weekday and goes on: `giovedì donne al casinò`, `mercredis deep stack`. */
export function nameOfDay({ text, words }: TitleSearch): TitleCandidate[] {
  if (!words.events.headFirst) return [];
  const name = NAMED_DAY.exec(foldText(text));
  if (name?.[1] === undefined || name[1].split(' ').length > NAME_WORDS_MAX) return [];
  const from = name[0].length - name[1].length;
  return [{ text: text.slice(from, from + name[1].length).trim(), score: 62 }];
}

const SUBJECT =
  /^(?:[\s*•-]*)(?:subject|re|asunto|objet|sujet|betreff|oggetto|assunto)\s*:\s*([^\n]+)/u;

/** The subject of a mail without what it says about the film: `Oggetto: video Trofeo dei Laghi`. */
export function subjectOf({ text, folded, words, language }: TitleSearch): TitleCandidate[] {
  const found = SUBJECT.exec(folded);
  if (found?.[1] === undefined) return [];
  const start = found[0].length - found[1].length;
  const tokens = [...text.slice(start, found[0].length).matchAll(/\S+/gu)];
  const isIdle = (word: string) =>
    hasWord(
      word,
      `${words.film}|brief|briefing|request|pedido|encargo|demande|anfrage|richiesta`,
    ) ||
    LINKING_WORDS[language].includes(word) ||
    !/\p{L}/u.test(word);
  while (tokens[0] && isIdle(foldText(tokens[0][0]))) tokens.shift();
  const first = tokens[0];
  if (!first || tokens.some(({ 0: word }) => word.includes(TAKEN))) return [];
  const subject = text.slice(start + first.index, found[0].length).trim();
  return tokens.length <= 6 && !/\d/u.test(subject) ? [{ text: subject, score: 57 }] : [];
}

/** `Natal quentinho no Casino …`: what opens on a named day and goes on to the house. */
export function holidayOpening({ text, folded, words, language }: TitleSearch): TitleCandidate[] {
  const clause = /^[^,.;:!?\n()–—]+?(?=\s*(?:[,.;:!?\n()–—]|$))/u.exec(text)?.[0] ?? '';
  const at = clause.indexOf(TAKEN);
  const opening = (at === -1 ? clause : clause.slice(0, at)).trim();
  const said = folded.slice(0, opening.length);
  const tokens = said.split(/\s+/u);
  while (LINKING_WORDS[language].includes(tokens.at(-1) ?? '')) tokens.pop();
  const day = findSpans(said, wholeWords(words.dates.holidays))[0];
  const isNamed = day?.start === 0 && tokens.join(' ').length > day.end && tokens.length <= 5;
  return isNamed ? [{ text: text.slice(0, tokens.join(' ').length), score: 69 }] : [];
}
