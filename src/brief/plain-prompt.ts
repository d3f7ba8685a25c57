import type { Facts } from '#brief/facts/find-facts.ts';
import type { PieceReading } from '#brief/piece-reading.ts';
import { isGreeting } from '#brief/pieces/read-plain.ts';

const LENGTH_MAX = 400;
const TAG = /[#＃@]\p{L}/u;
const QUESTION = /[?？]/u;

/** Whether a text is one paragraph that describes a film, as people type it into a box: no message to anybody. */
export function isPlainPrompt(facts: Facts, readings: readonly PieceReading[]): boolean {
  const { text, any } = facts;
  const { prompt, folded } = text;
  const isMessage = readings.some(
    ({ piece, label, isSigned }) =>
      label !== null || isSigned || piece.isBullet || isGreeting(facts, piece),
  );
  return (
    prompt.length <= LENGTH_MAX &&
    !prompt.trim().includes('\n') &&
    !text.isChat &&
    !isMessage &&
    !TAG.test(prompt) &&
    !QUESTION.test(prompt) &&
    !any.deadline.test(folded) &&
    !any.signOff.test(folded) &&
    !(any.request.test(folded) && any.talk.test(folded))
  );
}
