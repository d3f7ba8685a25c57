import type { StoryboardBody } from '#contracts/schemas/storyboard.ts';
import { isBlank } from '#domain/order/words.ts';
import { WORD_TEXTS } from '#web/features/create-video/words/texts.ts';

/** Says what a film without a headline shows first instead; undefined where it has a headline. */
export function noHeadlineNote({
  words,
  shots,
}: Pick<StoryboardBody, 'words' | 'shots'>): string | undefined {
  if (!isBlank(words.headline)) return undefined;
  const [first] = shots.flatMap((shot) => shot.words);
  return first ? WORD_TEXTS.noHeadline(first.text) : WORD_TEXTS.noText;
}
