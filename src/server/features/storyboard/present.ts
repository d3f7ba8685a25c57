import { ERRORS } from '#contracts/errors.ts';
import type { StoryboardBody } from '#contracts/schemas/storyboard.ts';
import { mediaOfShot } from '#film/film-media.ts';
import { canSpeak } from '#film/narration/narrate-film.ts';
import type { SpeechSettings } from '#film/narration/remote-voice.ts';
import { writeNarration } from '#film/narration/write-narration.ts';
import type { FilmPreview } from '#film/preview/open-previewer.ts';

export function presentPreview(
  { storyboard, stills }: FilmPreview,
  speech: SpeechSettings | null,
): StoryboardBody {
  const speaks = canSpeak(storyboard.language, speech);
  const { words, look, legal, controls } = storyboard;
  return {
    words: { ...words, lines: words.lines.map((line) => ({ ...line })) },
    leftOut: [...storyboard.leftOut],
    language: storyboard.language,
    look: { ...look, palette: { ...look.palette }, dressing: [...look.dressing] },
    colorConflicts: storyboard.colorConflicts.map((one) => ({ ...one })),
    people: controls.crowdDensity,
    durationSeconds: storyboard.frameCount / controls.fps,
    seed: storyboard.seed,
    legal: { ...legal, responsibleGambling: [...legal.responsibleGambling] },
    shots: storyboard.shots.map((shot, index) => {
      const still = stills.get(index);
      const media = mediaOfShot(shot.source);
      return {
        kind: shot.kind,
        startSeconds: shot.firstFrame / controls.fps,
        durationSeconds: shot.frameCount / controls.fps,
        layout: shot.layout,
        source: shot.source.source,
        ...(media && { mediaId: media.mediaId }),
        words: shot.words.map(({ role, text }) => ({ role, text })),
        ...(still && { still: dataAddress(still) }),
      };
    }),
    narration:
      storyboard.voiceOver && speaks ? writeNarration(storyboard).map(({ text }) => text) : [],
    voiceNote: storyboard.voiceOver && !speaks ? ERRORS.voice_not_available.message : null,
  };
}

/** Encodes a picture as a `data:` URL. */
export function dataAddress(jpeg: Uint8Array): string {
  return `data:image/jpeg;base64,${Buffer.from(jpeg).toString('base64')}`;
}
