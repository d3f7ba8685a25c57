import { joinHyphenated } from './hyphens.ts';
import { LEET, LOOK_ALIKES, PLAIN_SPELLINGS, SIMPLIFIED } from './look-alikes.ts';
import { dropUnits, replaceSameLength } from './mapped-text.ts';
import type { MappedText } from './mapped-text.ts';
import { cutRunTogether } from './run-together.ts';

/** A trick that makes words look right to people and wrong to machines. */
type Obfuscation =
  | 'invisible characters'
  | 'styled letters'
  | 'overlays'
  | 'look-alikes'
  | 'spacing'
  | 'leet'
  | 'masked letters'
  | 'stretched words'
  | 'encoded text'
  | 'rotated letters';

interface Signal {
  readonly kind: Obfuscation;
  /** Where in the original text. */
  readonly start: number;
  readonly end: number;
}

export interface Normalised extends MappedText {
  readonly signals: readonly Signal[];
}

const INVISIBLE = /\p{Cf}|\u034F|[\u115F\u1160\u3164]|\u17B4|\u17B5|[\u{FE00}-\u{FE0F}]/u;
/** The last of the first signs and letters, none of which is invisible. */
const LAST_PLAIN = '\u00AC';
/** Signs that turn the direction of what follows. */
const OVERRIDE = /[\u202D\u202E]/u;
const OVERLAY = /[\u0334-\u0338\u20D0-\u20DF]/u;
const STYLED = /[\uFF21-\uFF3A\uFF41-\uFF5A\u24B6-\u24E9\u{1D400}-\u{1D7FF}\u{1F130}-\u{1F189}]/u;
const EMOJI = /\p{Extended_Pictographic}/u;
const LETTER = /[\p{L}\p{N}]/u;
const SPACED =
  /(?<![\p{L}\p{N}])(?:[\p{L}\p{N}@$!](?:[ \t]{1,3}|[._\-*|/•·~+]{1,2})){3,}[\p{L}\p{N}](?![\p{L}\p{N}])/gu;
const SEPARATED_HAN = /\p{Script=Han}(?:[\s.·•*_\-|+~/]+\p{Script=Han})+/gu;
/** Words of the house that posters like to set with wide spacing. */
const HARMLESS_SPACED =
  /^(?:casino|roulette|poker|blackjack|slots?|jackpots?|jazz|lounge|vip|neon|vegas|gold|baccarat|bingo|club|hotel|resort|gala|nights?|live|welcome|fin|sala|royal|bar|grand)$/;

/** Letters in boxes, which Unicode leaves alone, as their plain letter. */
function unboxed(codePoint: number): string | undefined {
  if (codePoint < 0x1f150 || codePoint > 0x1f189) return undefined;
  const index = (codePoint - 0x1f150) % 0x20;
  return index < 26 ? String.fromCharCode(97 + index) : undefined;
}

/** Some Arabic ligatures stand for whole sentences. */
const LIGATURE_LENGTH_MAX = 4;

function plain(character: string): string {
  const boxed = unboxed(character.codePointAt(0) ?? 0);
  if (boxed) return boxed;
  const spelledOut = character.normalize('NFKC').slice(0, LIGATURE_LENGTH_MAX);
  const folded = spelledOut.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  return Array.from(folded, (letter) => {
    const spelled = PLAIN_SPELLINGS.get(letter) ?? SIMPLIFIED.get(letter) ?? letter;
    const isSpoken = spelled.length === 1 || letter.length === 1 || EMOJI.test(spelled);
    return isSpoken ? spelled : ' ';
  }).join('');
}

function isInsideWord(text: string, index: number, length: number): boolean {
  const before = Array.from(text.slice(Math.max(0, index - 4), index)).findLast(
    (character) => !INVISIBLE.test(character),
  );
  const after = Array.from(text.slice(index + length, index + length + 12)).find(
    (character) => !INVISIBLE.test(character),
  );
  return before !== undefined && after !== undefined && LETTER.test(before) && LETTER.test(after);
}

/** What a character shows, and what it is a trick of. */
interface ReadCharacter {
  readonly trick: 'invisible characters' | 'overlays' | 'styled letters' | undefined;
  readonly turnsRound: boolean;
  /** Emoji speak, other characters outside the basic plane do not. */
  readonly units: readonly string[];
}

const NOTHING: readonly string[] = [];

function unitsOf(shown: string): readonly string[] {
  return Array.from(shown).flatMap((part) => {
    if (part.length === 1) return [part];
    return EMOJI.test(part) ? part.split('') : ['\uFFFC'];
  });
}

function readCharacter(character: string): ReadCharacter {
  if (INVISIBLE.test(character)) {
    const turnsRound = OVERRIDE.test(character);
    return { trick: 'invisible characters', turnsRound, units: NOTHING };
  }
  if (OVERLAY.test(character)) return { trick: 'overlays', turnsRound: false, units: NOTHING };
  const trick = STYLED.test(character) ? 'styled letters' : undefined;
  return { trick, turnsRound: false, units: unitsOf(plain(character)) };
}

const knownCharacters = new Map<string, ReadCharacter>();
const REMEMBERED_CHARACTERS_MAX = 5_000;

function characterOf(character: string): ReadCharacter {
  const known = knownCharacters.get(character);
  if (known !== undefined) return known;
  if (knownCharacters.size > REMEMBERED_CHARACTERS_MAX) knownCharacters.clear();
  const read = readCharacter(character);
  knownCharacters.set(character, read);
  return read;
}

/** Whether a capital begins the next word of a hashtag such as `#GuaranteedWin`. */
function isNewHashtagWord(text: string, index: number): boolean {
  if (!/\p{Lu}/u.test(text.charAt(index))) return false;
  const begins = /\p{Ll}\p{Lu}|\p{Lu}\p{Lu}\p{Ll}/u;
  if (!begins.test(text.slice(index - 1, index + 2))) return false;
  return /#[\p{L}\p{N}]+$/u.test(text.slice(Math.max(0, index - 40), index));
}

/** Reads the original character by character: what it shows, where it stands, what it hides. */
function readOriginal(original: string): { mapped: MappedText; signals: Signal[] } {
  const units: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  const signals: Signal[] = [];
  const hasHashtag = original.includes('#');
  let index = 0;
  for (const character of original) {
    const start = index;
    const end = start + character.length;
    index = end;
    const { trick, turnsRound, units: shown } = characterOf(character);
    if (turnsRound) signals.push({ kind: 'rotated letters', start, end });
    const isTrick = trick !== 'invisible characters' || isInsideWord(original, start, end - start);
    if (trick !== undefined && isTrick) signals.push({ kind: trick, start, end });
    if (shown.length === 0) continue;
    if (hasHashtag && isNewHashtagWord(original, start)) {
      units.push(' ');
      starts.push(start);
      ends.push(start);
    }
    for (const unit of shown) {
      units.push(unit);
      starts.push(start);
      ends.push(end);
    }
  }
  return { mapped: { text: units.join(''), starts, ends }, signals };
}

/** Letters that no word in Latin letters holds. */
const MIXABLE =
  /(?![\p{Script=Latin}\p{Script=Common}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])\p{L}|[ɑɡɪʀɴᴀ-ᴢ]/u;
const ALL_MIXABLE = new RegExp(MIXABLE, 'gu');
const isDisguised = (word: string): boolean => Array.from(word).every((c) => LOOK_ALIKES.has(c));

/** Look-alikes count only in words that also hold Latin letters, so that real Russian survives. */
function undoLookAlikes(
  mapped: MappedText,
  note: (start: number, end: number) => void,
): MappedText {
  if (!MIXABLE.test(mapped.text)) return mapped;
  const latin = (mapped.text.match(/[a-z]/g) ?? []).length;
  const foreign = (mapped.text.match(ALL_MIXABLE) ?? []).length;
  const isLatinText = latin > foreign;
  return replaceSameLength(mapped, /[\p{L}\p{N}]+/gu, (word, offset) => {
    if (!MIXABLE.test(word)) return word;
    if (!/[a-z]/.test(word) && !(isLatinText && word.length > 2 && isDisguised(word))) return word;
    note(offset, offset + word.length);
    return Array.from(word, (letter) => LOOK_ALIKES.get(letter) ?? letter).join('');
  });
}

/** Two hours or days and what stands between them, "14 h à 2 h", "1 y 2". */
const HOURS_OR_DAYS = /^(?:\d{0,2}h?a?\d{1,2}h?\d{0,2}|\d[aeouy]\d)$/u;

function joinSpacedLetters(
  mapped: MappedText,
  note: (start: number, end: number) => void,
): MappedText {
  const dropped = new Set<number>();
  for (const match of mapped.text.matchAll(SPACED)) {
    const joined = match[0].replace(/[^\p{L}\p{N}]/gu, '');
    if (/^\d+$/.test(joined) || /\p{Script=Han}/u.test(joined) || HOURS_OR_DAYS.test(joined))
      continue;
    for (const gap of match[0].matchAll(/[^\p{L}\p{N}@$!]+/gu)) {
      const from = match.index + gap.index;
      const kept = gap[0].length > 1 && /^\s+$/.test(gap[0]) ? 1 : 0;
      for (let at = from + kept; at < from + gap[0].length; at += 1) dropped.add(at);
    }
    const words = match[0].split(/\s{2,}/).map((word) => word.replace(/[^\p{L}\p{N}]/gu, ''));
    if (!words.every((word) => HARMLESS_SPACED.test(word)))
      note(match.index, match.index + match[0].length);
  }
  for (const match of mapped.text.matchAll(SEPARATED_HAN)) {
    const gaps = [...match[0].matchAll(/[^\p{Script=Han}]+/gu)];
    for (const gap of gaps)
      for (let at = 0; at < gap[0].length; at += 1) dropped.add(match.index + gap.index + at);
    const isSpreadOut = gaps.length * 2 >= match[0].replace(/[^\p{Script=Han}]/gu, '').length;
    const isTypeset = gaps.every(([gap]) => /^\s+$/.test(gap));
    if (isSpreadOut && gaps.length > 1 && !isTypeset)
      note(match.index, match.index + match[0].length);
  }
  return dropped.size === 0 ? mapped : dropUnits(mapped, (index) => dropped.has(index));
}

const LEET_CANDIDATE =
  /(?<![\p{L}\p{N}@.$€])(?=[0-9@$!€]{0,24}[a-z])[a-z0-9@$!€]+(?![\p{L}\p{N}@])/gu;

const CURRENCY_CODES = /^(?:usd|cad|aud|nzd|hkd|sgd|mxn|ars|clp|cop|brl|mop|twd)\$$/;

function isLeet(word: string): boolean {
  if (/^(?:us|a|r|c|hk|nz)?[$€]\d/.test(word) || /^\d+[a-z]{1,4}$/.test(word)) return false;
  if (/^[$@][a-z]{3,}/.test(word) && word.startsWith('$')) return true;
  if (/^[a-z]{3,}\$$/.test(word)) return !CURRENCY_CODES.test(word);
  if (/^(?:n0|w[1!]n|b3t|s3x|k1d)$/.test(word)) return true;
  return (
    /[a-z][@$€!013457]{1,2}[a-z]/.test(word) && !/^[a-z]\d[a-z]$/.test(word) && !/\d{3}/.test(word)
  );
}

/** Digits for letters, only in words that mix both inside, so that `21+`, `8x` and `40k` survive. */
function undoLeet(mapped: MappedText, note: (start: number, end: number) => void): MappedText {
  if (!/[0-9@$!€]/.test(mapped.text)) return mapped;
  return replaceSameLength(mapped, LEET_CANDIDATE, (word, offset) => {
    const inner = word.replace(/!+$/, '');
    if (!isLeet(inner) && !/^[a-z]{2,}(?:33|0+|5+)[a-z]*$/.test(inner)) return word;
    if (/^[a-z]+\d+$/.test(inner) && !/^n0$|33$/.test(inner)) return word;
    if (/@[a-z0-9-]+$/.test(inner) && mapped.text[offset + word.length] === '.') return word;
    note(offset, offset + word.length);
    const letters = Array.from(inner, (unit) => LEET.get(unit) ?? unit).join('');
    return letters + word.slice(inner.length);
  });
}

/** `freeee` becomes `free` and `wiiin` becomes `win`. */
function shortenRepeats(mapped: MappedText): MappedText {
  const dropped = new Set<number>();
  for (const match of mapped.text.matchAll(/([a-z])\1{2,}/g)) {
    const kept = 'eosl'.includes(match[1] ?? '') ? 2 : 1;
    for (let at = kept; at < match[0].length; at += 1) dropped.add(match.index + at);
  }
  return dropped.size === 0 ? mapped : dropUnits(mapped, (index) => dropped.has(index));
}

/** A way of writing that no poster needs: how it looks, and how often it must occur to speak. */
interface StrangeWriting {
  readonly kind: Obfuscation;
  readonly pattern: RegExp;
  readonly atLeast: number;
  /** What no text without it is searched for. */
  readonly sign: string;
}

const STRANGE_WRITING: readonly StrangeWriting[] = [
  { kind: 'masked letters', pattern: /\p{L}{1,20}\*{1,3}\p{L}{1,20}/gu, atLeast: 1, sign: '*' },
  {
    kind: 'spacing',
    pattern: /(?<=\p{L})\p{Extended_Pictographic}\uFE0F?(?=\p{L})/gu,
    atLeast: 2,
    sign: '',
  },
  { kind: 'stretched words', pattern: /(\p{L})\1{2,}/giu, atLeast: 3, sign: '' },
  { kind: 'encoded text', pattern: /&#x?[0-9a-f]+;/giu, atLeast: 3, sign: '&#' },
  { kind: 'encoded text', pattern: /\b(?:[0-9a-f]{2}[ ,:-]?){14,}\b/giu, atLeast: 1, sign: '' },
  {
    kind: 'encoded text',
    pattern:
      /(?<![\w/.:@-])(?=[\w+/]*[a-z])(?=[\w+/]*[A-Z])(?=[\w+/]*\d)[A-Za-z0-9+/]{20,}={0,2}/gu,
    atLeast: 1,
    sign: '',
  },
];

/** A text without its invisible characters, and where each unit of it stood. */
function visibleUnits(original: string): { readonly text: string; readonly places: number[] } {
  const places: number[] = [];
  let text = '';
  for (let index = 0; index < original.length; index += 1) {
    const unit = original.charAt(index);
    if (unit > LAST_PLAIN && INVISIBLE.test(unit)) continue;
    text += unit;
    places.push(index);
  }
  return { text, places };
}

function findStrangeWriting(original: string): Signal[] {
  const { text, places } = visibleUnits(original);
  return STRANGE_WRITING.flatMap(({ kind, pattern, atLeast, sign }) => {
    if (!text.includes(sign)) return [];
    const found = Array.from(text.matchAll(pattern), (match) => ({
      kind,
      start: places[match.index] ?? 0,
      end: (places[match.index + match[0].length - 1] ?? 0) + 1,
    }));
    return found.length >= atLeast ? found : [];
  });
}

/** A few styled letters may be decoration; a word of them hides. */
function countsAsHiding(signals: readonly Signal[]): Signal[] {
  const styled = signals.filter(({ kind }) => kind === 'styled letters').length;
  const overlays = signals.filter(({ kind }) => kind === 'overlays').length;
  return signals.filter(
    ({ kind }) =>
      !(kind === 'styled letters' && styled < 4) && !(kind === 'overlays' && overlays < 2),
  );
}

/**
 * The text as a reader understands it: lower case, no accents, simplified Chinese, tricks undone.
 * Every unit keeps the way back to the original; `signals` tell which tricks were seen.
 */
export function normalise(original: string): Normalised {
  const { mapped: read, signals } = readOriginal(original);
  let mapped = read;
  const noteAs =
    (kind: Obfuscation) =>
    (from: number, to: number): void => {
      const start = mapped.starts[from] ?? 0;
      signals.push({ kind, start, end: mapped.ends[to - 1] ?? start });
    };
  mapped = undoLookAlikes(mapped, noteAs('look-alikes'));
  mapped = joinSpacedLetters(mapped, noteAs('spacing'));
  mapped = joinHyphenated(mapped);
  mapped = undoLeet(mapped, noteAs('leet'));
  mapped = shortenRepeats(mapped);
  mapped = cutRunTogether(mapped);
  return { ...mapped, signals: [...countsAsHiding(signals), ...findStrangeWriting(original)] };
}
