import { typeset } from '#text/clean-text.ts';
import { foldText } from '#text/fold-text.ts';
import { hasWord, isWord, TAKEN } from '#text/spans.ts';
import { findNegations } from '#text/negations.ts';
import { LINKING_WORDS } from '#text/linking-words.ts';
import type { TitleCandidate, TitleSearch } from '#brief/reading/title-candidates.ts';

const HEADLINE_WORDS_MAX = 8;
/** Words of a line that speaks to its readers rather than describing a picture. */
const ADDRESS_WORDS =
  "you|your|yours|you're|we|our|us|let's|meets?|awaits?|begins?|is|are|it's|where|when|never|tu|tus|te|ti|vous|votre|vos|wo|dein|deine|ihr|ihre|dich|sie|tuo|tua|sua|seu|voce|donde|ou|dove|onde|empieza|comienza|commence|beginnt|inizia|comeca|espera|attend|wartet|aspetta|night of|why|who|dare|bet on|all in|vive|erlebe";

/** A short first line that the prompt sets apart, or a sentence that reads like a slogan. */
export function headlineCandidates(search: TitleSearch): TitleCandidate[] {
  const lines = search.text.split(/(?<=[.!?…])\s+|\n|\s[-–—|]\s|:\s/u);
  return lines.slice(0, 4).flatMap((line, index) => {
    const text = withoutRequest(line.trim(), search);
    if (
      GREETING.test(text) ||
      text.includes(TAKEN) ||
      !(isShort(text, search) || isLoneName(text, line, search)) ||
      isAboutFilm(text, search)
    )
      return [];
    const after = search.text.slice(
      search.text.indexOf(line) + line.length,
      search.text.indexOf(line) + line.length + 3,
    );
    const isSetApart = index === 0 && /^(?:\n|:\s|\s[-–—|])/u.test(after);
    const isExclaimed = /[!?]$/u.test(text);
    const speaks = hasWord(text.toLowerCase(), ADDRESS_WORDS);
    if (isSetApart && !isList(text) && !startsLowerCase(text))
      return [{ text, score: after.startsWith('\n') ? 80 : 73 }];
    const opens = index === 0 || (index === 1 && isList(lines[0] ?? ''));
    if (opens && isExclaimed) return [{ text, score: isOwnVoice(line) ? 58 : 73 }];
    if (speaks && /[.!?…]$/u.test(text) && lines.length > 1) return [{ text, score: 44 - index }];
    const isSentence =
      index === 0 && lines.length > 1 && /\p{L}\.$/u.test(text) && !startsLowerCase(text);
    const count = text.split(/\s+/u).length;
    if (isSentence && hasWord(foldText(text), STATED)) return [{ text, score: 46 }];
    if (isSentence && count >= 3 && !text.includes(','))
      return [{ text, score: count <= 5 ? 34 : 33 }];
    return [];
  });
}

/** `El viernes 13 nadie tiene mala suerte: …`: a line set apart that says more than its date. */
export function datedHeadlines(search: TitleSearch, undated: string): TitleCandidate[] {
  const opening = /^[^\n:.!?]+(?=\n|:\s|\s[-–—|]\s)/u.exec(search.text)?.[0] ?? '';
  const line = typeset(opening);
  const left = undated.slice(0, opening.length).replaceAll(TAKEN, ' ');
  const telling = (left.match(/\p{L}{2,}/gu) ?? []).filter(
    (word) => !LINKING_WORDS[search.language].includes(foldText(word)),
  );
  const opensOnDay =
    search.words.events.headFirst && NAMED_DAY.test(foldText(line)) && telling.length >= 1;
  const isHeadline =
    undated.slice(0, opening.length).includes(TAKEN) &&
    (telling.length >= 3 || opensOnDay) &&
    line.split(/\s+/u).length <= HEADLINE_WORDS_MAX &&
    !line.includes(',') &&
    !/[$€£¥%]|\d[.,]?\d{3}/u.test(line) &&
    !line.includes(TAKEN) &&
    !GREETING.test(line) &&
    !isAboutFilm(line, search);
  return isHeadline ? [{ text: line, score: opensOnDay ? 68 : 55 }] : [];
}

/** `Lunes de jubilados: …`, `Jeudi malin : …`. */
const NAMED_DAY =
  /^(?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|segunda|terca|quarta|quinta|sexta) (?!(?:solo|solamente|unicamente|noche|tarde|soir|seulement|uniquement|sera|notte|soltanto|noite|apenas|so|y|e|et|a|ou|o|al|au)(?!\p{L}))\p{L}/u;

/** `The dice don't sleep.` reads like a slogan. */
const STATED = "don't|doesn't|never|no|nunca|jamais|nie|non|mai|nao";

/** `Zuckerwatte, Riesenrad, Drehorgel: …` sets a scene. */
function isList(text: string): boolean {
  return (text.match(/,/gu)?.length ?? 0) > 1;
}

/** `Promote Senior Tuesdays: …`: the verb of the brief is not part of the name. */
function withoutRequest(line: string, { words }: TitleSearch): string {
  const request = new RegExp(`^(?:${words.topics})\\s+(?:(?:${words.weakOpeners})\\s+)*`, 'u').exec(
    foldText(line),
  );
  return (request ? line.slice(request[0].length) : line).replace(/^[¡¿]+/u, '');
}

const GREETING =
  /^(?:hey|hi|hello|dear|hola|bonjour|salut|hallo|ciao|ol[aá]|oi|guten tag)(?![\p{L}])/iu;

/** The house speaks of itself: news rather than a title. */
function isOwnVoice(text: string): boolean {
  return hasWord(
    foldText(text),
    "we|we're|we are|our|nous|notre|nosotros|nuestro|nuestra|wir|unser|unsere|noi|nostro|nostra|nosso|nossa|celebramos|cumplimos",
  );
}

function isShort(text: string, { words }: TitleSearch): boolean {
  const count = text.split(/\s+/u).length;
  const isEvent = isWord(foldText(text).replace(/[.!?…]+$/u, ''), words.events.strong);
  return (count >= 2 || isEvent) && count <= HEADLINE_WORDS_MAX;
}

/** `Neonnacht: …`, `Faroeste: …`: one telling word before a colon. */
function isLoneName(text: string, line: string, { text: whole, words }: TitleSearch): boolean {
  const folded = foldText(text);
  return (
    /^\p{Lu}[\p{L}'’-]{5,}$/u.test(text) &&
    whole.startsWith(line) &&
    /^\s?:\s/u.test(whole.slice(line.length)) &&
    !hasWord(folded, GAME_NAMES) &&
    !isWord(folded, words.events.weak)
  );
}

const GAME_NAMES =
  'roulette|ruleta|roleta|blackjack|poker|poquer|slots?|craps|dados|dadi|wurfel|automaten|casino|kasino|cassino|video|promo|brief|briefing|objet|asunto|assunto|betreff|oggetto|subject|style|estilo|stil|stile|mood|vibe|ambiente|ambiance|stimmung|atmosfera';

function isAboutFilm(text: string, { words, language }: TitleSearch): boolean {
  const folded = foldText(text);
  return (
    ORDERS.test(folded) ||
    hasWord(folded, words.film) ||
    findNegations(folded, language).length > 0 ||
    hasWord(folded, `please|${REQUESTS}`)
  );
}

/** `Make it pop!!`: said to the makers of the film. */
const ORDERS =
  /^(?:(?:please|and|just) )*(?:make it|keep it|think|go for|give it|do it|surprise me|hazlo|dale|que (?:sea|quede|parezca)|fais-le|faites-le|mach(?:t|en sie)? es|bitte|fallo|fatelo|deixe|faca|capricha)(?!\p{L})/u;

const REQUESTS =
  'create|make me|generate|i want|we want|i need|we need|show|quiero|queremos|necesito|hazme|crea|je veux|je voudrais|nous voulons|creez|faites|ich mochte|wir brauchen|wir mochten|erstelle|erstellen|voglio|vorrei|creare|quero|queremos|preciso|crie|faca';

function startsLowerCase(text: string): boolean {
  return /^\p{Ll}/u.test(text);
}
