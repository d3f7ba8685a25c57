import type { NarrationLine } from '#film/narration/narration.ts';
import type { WordRole } from '#domain/order/words.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';

/** What is spoken; small print is read, not heard. */
type SpokenRole = Exclude<WordRole, 'terms' | 'condition'>;

/** What must be heard most; the rest gives way where time is short. */
const WEIGHTS: Record<SpokenRole, number> = {
  headline: 6,
  callToAction: 5,
  offer: 4,
  when: 3,
  where: 3,
  signature: 2,
  note: 1,
};

/** A voice starts a moment after the cut, not on it. */
const AFTER_CUT_SECONDS = 0.25;
/** Fewer words than this are a fragment when they are spoken alone. */
const SENTENCE_WORDS_MIN = 3;

/** A piece of words with the condition that limits it. */
interface Phrase {
  readonly role: SpokenRole;
  readonly texts: readonly string[];
  readonly fromSeconds: number;
}

/**
 * The sentences of the voice-over: the words that the film shows, each said once, with the shot that
 * shows them first. Nothing is said that is not on screen. Date and place are one sentence, and so is
 * what would be a fragment alone with what stands beside it.
 */
export function writeNarration(storyboard: Storyboard): NarrationLine[] {
  const isChinese = storyboard.language === 'zh';
  const sentences: Phrase[][] = [];
  for (const phrase of phrasesOf(storyboard)) {
    const before = sentences.at(-1);
    if (before && belongTogether(before, phrase)) before.push(phrase);
    else sentences.push([phrase]);
  }
  return sentences.map((phrases) => ({
    text: sentenceOf(phrases, isChinese),
    fromSeconds: phrases[0]?.fromSeconds ?? 0,
    weight: Math.max(...phrases.map(({ role }) => WEIGHTS[role])),
  }));
}

function phrasesOf({ shots, controls }: Storyboard): Phrase[] {
  const said = new Set<string>();
  return shots.flatMap(({ words, firstFrame }) => {
    const fromSeconds = firstFrame / controls.fps + AFTER_CUT_SECONDS;
    const phrases: { role: SpokenRole; texts: string[]; fromSeconds: number }[] = [];
    for (const { role, text } of words) {
      if (role === 'condition') phrases.at(-1)?.texts.push(text);
      else if (role !== 'terms') phrases.push({ role, texts: [text], fromSeconds });
    }
    return phrases.filter(({ texts }) => isNew(texts, said));
  });
}

function isNew(texts: readonly string[], said: Set<string>): boolean {
  const key = texts.join('\n');
  if (said.has(key)) return false;
  said.add(key);
  return true;
}

const OF_AN_EVENT: readonly SpokenRole[] = ['when', 'where'];
/** What is always said by itself: who speaks, and what to do. */
const APART: readonly SpokenRole[] = ['callToAction', 'signature'];

function belongTogether(before: readonly Phrase[], phrase: Phrase): boolean {
  const last = before.at(-1);
  if (!last || endsSentence(last)) return false;
  if (APART.includes(phrase.role) || phrase.role === 'headline') return false;
  if (OF_AN_EVENT.includes(last.role) && OF_AN_EVENT.includes(phrase.role)) return true;
  return isFragment(before) || isFragment([phrase]);
}

function endsSentence({ texts }: Phrase): boolean {
  return /[.!?。！？…]["”»’」]?$/u.test(texts.at(-1) ?? '');
}

function isFragment(phrases: readonly Phrase[]): boolean {
  const text = phrases.flatMap(({ texts }) => texts).join(' ');
  const wordCount = text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  const ideographs = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  return wordCount < SENTENCE_WORDS_MIN && ideographs < SENTENCE_WORDS_MIN * 2;
}

/** With a capital and a full stop, so that the voice falls at its end. */
function sentenceOf(phrases: readonly Phrase[], isChinese: boolean): string {
  const texts = phrases.flatMap(({ texts }) => texts);
  const spoken = texts.reduce((text, next) => `${text}${joint(text, isChinese)}${next}`);
  const opened = spoken.charAt(0).toUpperCase() + spoken.slice(1);
  if (/[.!?。！？…]$/u.test(opened)) return opened;
  return `${opened}${isChinese ? '。' : '.'}`;
}

function joint(text: string, isChinese: boolean): string {
  if (/[.!?,;:。！？，；：…]$/u.test(text)) return isChinese ? '' : ' ';
  return isChinese ? '，' : ', ';
}
