import type { NarrationLine } from '#film/narration/narration.ts';
import type { Storyboard, WordRole } from '#film/storyboard/storyboard.ts';

/** What must be heard most; the rest gives way where time is short. */
const WEIGHTS: Record<WordRole, number> = {
  title: 6,
  callToAction: 5,
  offer: 4,
  when: 3,
  venue: 2,
  line: 1,
};

/** A voice starts a moment after the cut, not on it. */
const AFTER_CUT_SECONDS = 0.25;

/**
 * The sentences of the voice-over: the words that the film shows, each said once, with the shot that
 * shows them. Nothing is said that is not on screen.
 */
export function writeNarration({ shots, controls, language }: Storyboard): NarrationLine[] {
  const said = new Set<string>();
  return shots.flatMap(({ words, firstFrame }) =>
    words.flatMap(({ role, text }) => {
      if (said.has(text)) return [];
      said.add(text);
      return {
        text: sentence(text, language === 'zh'),
        fromSeconds: firstFrame / controls.fps + AFTER_CUT_SECONDS,
        weight: WEIGHTS[role],
      };
    }),
  );
}

/** With a capital and a full stop, so that the voice falls at its end. */
function sentence(text: string, isChinese: boolean): string {
  const opened = text.charAt(0).toUpperCase() + text.slice(1);
  if (/[.!?。！？…]$/u.test(opened)) return opened;
  return `${opened}${isChinese ? '。' : '.'}`;
}
