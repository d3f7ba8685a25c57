import type { Facts } from '#brief/facts/find-facts.ts';
import { CUE_KINDS, findCues, TOKEN, wordNumber } from '#brief/ranking/cues.ts';
import type { LabelField } from '#brief/phrases/lists.ts';
import type { PieceReading } from '#brief/piece-reading.ts';
import { isGreeting } from '#brief/pieces/read-plain.ts';
import type { BriefText } from '#brief/segments/open-text.ts';
import { findSpans, TAKEN, takeOut } from '#text/spans.ts';

const LENGTH_MAX = 600;
const TAG = /[#＃@]\p{L}/u;
const QUESTION = /[?？]/u;

/** What may stand below the paragraph, as the script assist writes it. */
const BELOW: readonly (LabelField | null)[] = ['headline', 'callToAction'];

/**
 * Whether a text is one paragraph that describes a film, as people type it into a box, perhaps with labelled
 * titles below it: no message to anybody.
 */
export function isPlainPrompt(facts: Facts, readings: readonly PieceReading[]): boolean {
  const { text, any } = facts;
  const { prompt, folded } = text;
  const isMessage = readings.some(({ piece, label, isSigned }, at) => {
    const isBelow = at > 0 && piece.opensLine;
    const isStrange = isBelow ? !BELOW.includes(label) : label !== null;
    return isStrange || isSigned || piece.isBullet || isGreeting(facts, piece);
  });
  return (
    prompt.length <= LENGTH_MAX &&
    !text.isChat &&
    !isMessage &&
    !TAG.test(prompt) &&
    !QUESTION.test(prompt) &&
    !any.deadline.test(takeOut(folded, facts.houses)) &&
    !isThanked(facts) &&
    !(any.request.test(folded) && any.talk.test(withoutCalls(facts, behindRequest(text))))
  );
}

/** Whether it ends as messages do: not where only `another group of friends cheers, whip pans`. */
function isThanked({ text: { folded, language }, any }: Facts): boolean {
  if (language === 'zh') return any.signOff.test(folded);
  return findSpans(folded, new RegExp(any.signOff, 'gu')).some(({ start, end }) => {
    const before = folded.slice(0, start);
    const behind = folded.slice(end);
    const closes = CLAUSE_BEFORE.test(before) ? SENTENCE_ENDS : TEXT_ENDS;
    return SENTENCE_BEFORE.test(before) || closes.test(behind);
  });
}

const SENTENCE_BEFORE = /(?:^|[.!?…]|\n)\s*$/u;
const CLAUSE_BEFORE = /[,;:-]\s*$/u;
/** With room for a name. */
const SENTENCE_ENDS = /^[^.,;:!?\n]{0,24}(?:[.!?\n]|$)/u;
const TEXT_ENDS = /^[^,;:]{0,24}$/u;

/** Without what calls upon the guests, who are not spoken to as a studio is: `te esperamos`. */
function withoutCalls({ any }: Facts, folded: string): string {
  return folded.replaceAll(new RegExp(any.call, 'gu'), (call) => TAKEN.repeat(call.length));
}

const FILM = 1 << CUE_KINDS.indexOf('film');
const OPENING = /^[^.,:;!?，。：；！？]*/u;

/** The text behind the clause that asks for a film, if it opens with one: `I would like a clip of dice, …`. */
function behindRequest({ folded, language }: BriefText): string {
  const opening = OPENING.exec(folded)?.[0] ?? '';
  const words = (opening.match(TOKEN) ?? []).map((word) => wordNumber(word, language));
  const asksForFilm = findCues(words, language).some((cues) => (cues & FILM) !== 0);
  return asksForFilm ? folded.slice(opening.length) : folded;
}
