import { writeDurably } from '#film/durable-file.ts';
import { narrateFilm } from '#film/narration/narrate-film.ts';
import type { Cue } from '#film/narration/narration.ts';
import type { SpeechSettings } from '#film/narration/remote-voice.ts';
import { webVttOf } from '#film/narration/web-vtt.ts';
import { writeCaptions } from '#film/narration/write-captions.ts';
import type { WorkDirectory } from '#film/segments/work-directory.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';

/** Speaks a film's voice-over and writes its captions, where they are wanted; answers the captions. */
export async function prepareCaptions(
  storyboard: Storyboard,
  directory: WorkDirectory,
  speech: SpeechSettings | null,
): Promise<readonly Cue[]> {
  const paths = { voicePath: directory.pathOf('voice'), cuesPath: directory.pathOf('cues') };
  const spoken = storyboard.voiceOver ? await narrateFilm(storyboard, paths, speech) : [];
  if (storyboard.captions === 'off') return [];
  const captions = writeCaptions(storyboard, spoken);
  const file = Buffer.from(webVttOf(captions, storyboard.language));
  await writeDurably(directory.pathOf('captions'), file);
  return captions;
}
