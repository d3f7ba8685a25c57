import type { FilmOrder } from '#film/film-order.ts';
import { canSpeak } from '#film/narration/narrate-film.ts';
import type { SpeechSettings } from '#film/narration/remote-voice.ts';
import { narrationText } from '#film/narration/write-narration.ts';
import { planStoryboard } from '#film/storyboard/plan-storyboard.ts';
import { AppError } from '#server/app-error.ts';

/**
 * What a film with a voice, or one that a language model has read, shows and says in all: to be
 * judged like the prompt, as words in another order may mean something else. Nothing for other films,
 * whose words are the user's own sentences. Throws where no voice speaks the film's language.
 */
export function shownWords(
  order: FilmOrder,
  speech: SpeechSettings | null,
): { readonly shown?: string } {
  if (!order.voiceOver && !order.story) return {};
  const storyboard = planStoryboard(order);
  if (order.voiceOver && !canSpeak(storyboard.language, speech)) {
    throw new AppError('voice_not_available');
  }
  return { shown: narrationText(storyboard) };
}
