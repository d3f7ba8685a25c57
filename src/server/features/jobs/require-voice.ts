import type { FilmOrder } from '#film/film-order.ts';
import { canSpeak } from '#film/narration/narrate-film.ts';
import type { SpeechSettings } from '#film/narration/remote-voice.ts';
import { AppError } from '#server/app-error.ts';

/** Throws where a voice is asked for and none speaks the film's language. */
export function requireVoice(
  { voiceOver, language }: FilmOrder,
  speech: SpeechSettings | null,
): void {
  if (voiceOver && !canSpeak(language, speech)) throw new AppError('voice_not_available');
}
