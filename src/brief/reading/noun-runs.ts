import { foldText } from '#text/fold-text.ts';
import { isWord } from '#text/spans.ts';
import type { LanguageWords } from '#brief/words/language-words.ts';
import { LINKING_WORDS } from '#text/linking-words.ts';
import type { SpacedLanguage } from '#text/language.ts';

export interface Token {
  readonly text: string;
  readonly folded: string;
  readonly start: number;
  readonly end: number;
  /** A linking word inside the phrase. */
  readonly isInner: boolean;
  readonly isCapitalised: boolean;
}

/** Words that follow one another without a pause, a verb or a linking word that ends the phrase. */
export type NounRun = readonly Token[];

const PAUSE =
  /(?<!\b(?:St|Mt|Dr|vs))\.(?!\d)|,(?!\d)|[،؛؟।\u241f|;:!?¡¿()[\]"“”„«»…\n/]|\s[-–—]+\s|^[-–—]\s/u;

/** The noun phrases of a text in their order. */
export function findNounRuns(
  text: string,
  language: SpacedLanguage,
  words: LanguageWords,
): NounRun[] {
  const runs: NounRun[] = [];
  let from = 0;
  while (from < text.length) {
    const pause = PAUSE.exec(text.slice(from));
    const end = pause ? from + pause.index : text.length;
    runs.push(...runsOfSegment(tokensOf(text, from, end), language, words));
    from = pause ? end + pause[0].length : text.length;
  }
  return runs;
}

/** Phrases whose linking word is part of them stay in one piece. */
const SET_PHRASE_OR_WORD =
  /(?:lin(?:e|es|ed|ing) up|en (?:vivo|directo|direct|rose)|ao vivo|dal vivo|texas hold ?['’]?em|machines? à sous|all in|afterwork|deep[ -]stack|heads[ -]up|double down|sit (?:&|and) go|drop(?:-| )in|walk-in|black and (?:gold|white|silver|red)|gold and (?:black|white|red|silver)|red and (?:gold|black|white)|(?:blue|green|pink|purple|teal|white|silver) and (?:gold|black|silver|white|blue|green|pink|teal))(?![\p{L}])|[^\s]+/giu;

function tokensOf(text: string, from: number, end: number): Token[] {
  return [...text.slice(from, end).matchAll(SET_PHRASE_OR_WORD)].flatMap(({ index, 0: raw }) => {
    const elision =
      /^(?:l|d|dell|nell|all|sull|un|quest|jusqu|qu|s|c|n|j)['’](?=\p{L})/iu.exec(raw)?.[0] ?? '';
    const start = from + index;
    const article = token(elision, start);
    const noun = token(raw.slice(elision.length), start + elision.length);
    return elision === '' ? [noun] : [article, noun];
  });
}

function token(text: string, start: number): Token {
  const isCapitalised = /^\p{Lu}/u.test(text);
  return {
    text,
    folded: foldText(text),
    start,
    end: start + text.length,
    isInner: false,
    isCapitalised,
  };
}

function runsOfSegment(
  tokens: readonly Token[],
  language: SpacedLanguage,
  words: LanguageWords,
): NounRun[] {
  const linking = new Set(LINKING_WORDS[language]);
  const isBoundary = ({ folded, isCapitalised, start, text }: Token) =>
    (linking.has(folded) && text !== 'São') ||
    isWord(folded, words.film) ||
    (isWord(folded, words.verbs) &&
      (!isCapitalised || language === 'de' || start === tokens[0]?.start)) ||
    !/[\p{L}\p{N}&]/u.test(folded);
  const isInner = ({ folded }: Token) => isWord(folded, words.inner) || /^d['’]$/u.test(folded);
  const runs: NounRun[] = [];
  let run: Token[] = [];
  for (let i = 0; i < tokens.length; i += 1) {
    const current = tokens[i];
    if (!current) break;
    if (!isBoundary(current) && !isInner(current)) {
      run.push(current);
      continue;
    }
    const bridge = run.length > 0 ? bridgeLength(tokens.slice(i), isInner, isBoundary) : 0;
    if (bridge > 0) {
      run.push(...tokens.slice(i, i + bridge).map((inner) => ({ ...inner, isInner: true })));
      i += bridge - 1;
    } else {
      if (run.length > 0) runs.push(run);
      run = [];
    }
  }
  return run.length > 0 ? [...runs, run] : runs;
}

/** How many inner linking words lead on to a further word of the phrase; 0 where none does. */
function bridgeLength(
  tokens: readonly Token[],
  isInner: (token: Token) => boolean,
  isBoundary: (token: Token) => boolean,
): number {
  const firstContent = tokens.findIndex((next) => !isInner(next));
  const content = tokens[firstContent];
  return firstContent > 0 && firstContent <= 3 && content && !isBoundary(content)
    ? firstContent
    : 0;
}

export function textOf(text: string, tokens: readonly Token[]): string {
  const [first, last] = [tokens[0], tokens.at(-1)];
  return first && last ? text.slice(first.start, last.end) : '';
}

export function contentCount(tokens: readonly Token[]): number {
  return tokens.filter(({ isInner }) => !isInner).length;
}
