/** A word, a Chinese character, an emoji or a sign that carries meaning, with its place in the text. */
export interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** The break before it: none, a comma or the like, or the end of a sentence. */
  readonly pause: 0 | 1 | 2;
  /** A colon, a quotation mark or a dash stands before it: what follows is said on its own. */
  readonly opens: boolean;
  /** A hyphen, a dot or a bullet with a blank beside it stands before it, where others write a comma. */
  readonly isSetOff: boolean;
}

const WORD =
  /\p{Script=Han}|(?:can|don|won|isn|aren|wasn|didn|doesn|couldn|wouldn|shouldn|haven|hasn|weren|ain)['’]t(?![a-z])|(?:(?!\p{Script=Han})[\p{L}\p{N}])+|\p{Extended_Pictographic}|[%€$£¥+]/gu;
const SENTENCE_END = /[.!?…;。！？；\n]/;
const CLAUSE_END = /[,:()"“”«»„，：、（）–—|/]/;
const OPENING = /[:"“”«»„「」『』‹›：–—]/;

const SETTING_OFF = /\s[-·•*~>]|[·•]\s/;

/** The point after an initial, as in "J. D."; that of "a.m." may end a sentence. */
const AFTER_INITIAL = /^\.\s?$/;
const INITIAL = /^[a-z]$/;

function isInitial(word: Word | undefined, before: Word | undefined): boolean {
  if (!word || !INITIAL.test(word.text)) return false;
  return word.text !== 'm' || (before?.text !== 'a' && before?.text !== 'p');
}

function pauseIn(gap: string): 0 | 1 | 2 {
  if (SENTENCE_END.test(gap)) return 2;
  return CLAUSE_END.test(gap) ? 1 : 0;
}

/** Splits normalised text into words; each Chinese character is a word. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  let previousEnd = 0;
  for (const match of text.matchAll(WORD)) {
    const gap = text.slice(previousEnd, match.index);
    const end = match.index + match[0].length;
    const isShortened = AFTER_INITIAL.test(gap) && isInitial(words.at(-1), words.at(-2));
    const pause = previousEnd === 0 ? 2 : isShortened ? 0 : pauseIn(gap);
    words.push({
      text: match[0].replace(/['’]/g, ''),
      start: match.index,
      end,
      pause,
      opens: OPENING.test(gap),
      isSetOff: SETTING_OFF.test(gap),
    });
    previousEnd = end;
  }
  return words;
}
