import { canSpeak } from '#film/narration/narrate-film.ts';
import type { SpeechSettings } from '#film/narration/remote-voice.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';
import { AppError } from '#server/app-error.ts';

/** Throws where a voice is asked for and none speaks the film's language. */
export function requireVoice(
  { voiceOver, language }: Pick<Storyboard, 'voiceOver' | 'language'>,
  speech: SpeechSettings | null,
): void {
  if (voiceOver && !canSpeak(language, speech)) throw new AppError('voice_not_available');
}
