import { FilmError } from '#film/film-error.ts';
import { openDraftVoice } from '#film/narration/draft-voice.ts';
import { keepNarration, readCues, type NarrationPaths } from '#film/narration/narration-files.ts';
import type { Cue, Narration, Voice } from '#film/narration/narration.ts';
import { openRemoteVoice, type SpeechSettings } from '#film/narration/remote-voice.ts';
import { speakNarration } from '#film/narration/speak-narration.ts';
import { writeNarration } from '#film/narration/write-narration.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';
import type { Language } from '#domain/languages.ts';

/** Whether a film in `language` can have a voice-over: the draft voice speaks English only. */
export function canSpeak(language: Language, speech: SpeechSettings | null): boolean {
  return speech !== null || language === 'en';
}

/** The voice of a film, by the name that tells its films apart; null for a film without one. */
export function voiceIdOf(storyboard: Storyboard, speech: SpeechSettings | null): string | null {
  if (!storyboard.voiceOver) return null;
  return speech === null ? 'draft' : `${speech.model}/${speech.voice ?? ''}`;
}

/**
 * Speaks the film's words into the files of `paths`, unless they are there, and answers when what is
 * said. A speech model that fails is replaced by the draft voice where that speaks the language.
 */
export async function narrateFilm(
  storyboard: Storyboard,
  paths: NarrationPaths,
  speech: SpeechSettings | null,
): Promise<readonly Cue[]> {
  const kept = await readCues(paths);
  if (kept) return kept;
  const narration = await speakWithAny(storyboard, speech);
  await keepNarration(paths, narration);
  return narration.cues;
}

async function speakWithAny(
  storyboard: Storyboard,
  speech: SpeechSettings | null,
): Promise<Narration> {
  const voices = [...(speech === null ? [] : [() => openRemoteVoice(speech)]), openDraftVoice];
  let cause: unknown;
  for (const open of voices) {
    const voice = open();
    try {
      if (voice.speaks(storyboard.language)) return await speak(storyboard, voice);
    } catch (error) {
      cause = error;
    } finally {
      await voice.close();
    }
  }
  throw new FilmError('voiceFailed', 'The voice-over could not be spoken.', { cause });
}

function speak(storyboard: Storyboard, voice: Voice): Promise<Narration> {
  const { frameCount, controls, language } = storyboard;
  const filmSeconds = frameCount / controls.fps;
  return speakNarration({ lines: writeNarration(storyboard), language, filmSeconds }, voice);
}
