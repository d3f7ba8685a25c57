import type { FilmOrder } from '#film/film-order.ts';
import { canSpeak } from '#film/narration/narrate-film.ts';
import type { SpeechSettings } from '#film/narration/remote-voice.ts';
import { AppError } from '#server/app-error.ts';

/** Throws if a voice-over is requested in a language that no configured voice speaks. */
export function requireVoice(
  { voiceOver, language }: FilmOrder,
  speech: SpeechSettings | null,
): void {
  if (voiceOver && !canSpeak(language, speech)) throw new AppError('voice_not_available');
}
