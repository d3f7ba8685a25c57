import { callsForDay, otherDayThanCall } from '#web/features/create-video/word-checks/named-day.ts';
import type { CardWords, Reading } from '#web/features/create-video/words/card-words.ts';

/** A call to action that neither prompt nor brand asks for, changed for one that goes with the day of the lines. */
export function withCallForDay(
  words: CardWords,
  lines: CardWords['lines'],
  { readFrom = [], lockedWords = [], suggestions }: Reading,
): CardWords {
  const isAsked = [...readFrom, ...lockedWords].some(({ field }) => field === 'callToAction');
  if (isAsked || otherDayThanCall({ callToAction: words.callToAction, lines }) === undefined) {
    return words;
  }
  const [callToAction = words.callToAction] = callsForDay(suggestions?.callsToAction ?? [], lines);
  return { ...words, callToAction };
}
