import type { Facts } from '#brief/facts/find-facts.ts';
import { CUE_KINDS, findCues, TOKEN, wordNumber } from '#brief/judge/cues.ts';
import type { LabelField } from '#brief/phrases/lists.ts';
import type { PieceReading } from '#brief/piece-reading.ts';
import { isGreeting } from '#brief/pieces/read-plain.ts';
import type { BriefText } from '#brief/segments/open-text.ts';

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
    !any.deadline.test(folded) &&
    !any.signOff.test(folded) &&
    !(any.request.test(folded) && any.talk.test(behindRequest(text)))
  );
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
