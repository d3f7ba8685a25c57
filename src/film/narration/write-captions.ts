import type { Cue } from '#film/narration/narration.ts';
import { MUSIC_NAMES } from '#film/narration/sound-names.ts';
import { findGame } from '#games/game-list.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';

const SOUND_SECONDS = 3;
const SOUND_SECONDS_MIN = 1.2;
/** A caption stays a little longer than its sentence, where nothing follows it. */
const LINGER_SECONDS = 0.5;

/**
 * What is heard, in words: the voice-over sentence by sentence, music and table where nobody speaks.
 * One caption at a time.
 */
export function writeCaptions(storyboard: Storyboard, spoken: readonly Cue[]): Cue[] {
  const filmSeconds = storyboard.frameCount / storyboard.controls.fps;
  const lingering = spoken.map((cue, index) => {
    const free = spoken[index + 1]?.startSeconds ?? filmSeconds;
    return { ...cue, endSeconds: Math.min(cue.endSeconds + LINGER_SECONDS, free) };
  });
  const sounds = soundsOf(storyboard).flatMap((sound) => {
    const next = lingering.find(({ endSeconds }) => endSeconds > sound.startSeconds);
    const endSeconds = Math.min(sound.endSeconds, next?.startSeconds ?? filmSeconds);
    return endSeconds - sound.startSeconds < SOUND_SECONDS_MIN ? [] : { ...sound, endSeconds };
  });
  return [...sounds, ...lingering].toSorted((a, b) => a.startSeconds - b.startSeconds);
}

function soundsOf({ language, look, preset, shots, controls }: Storyboard): Cue[] {
  const play = shots.find(
    ({ kind, world }, index) =>
      index > 0 && world === undefined && (kind === 'action' || kind === 'hero'),
  );
  const playSeconds = (play?.firstFrame ?? Infinity) / controls.fps;
  const musicEnds = Math.max(SOUND_SECONDS_MIN, Math.min(SOUND_SECONDS, playSeconds));
  const music =
    look.music === 'none'
      ? []
      : [
          {
            startSeconds: 0,
            endSeconds: musicEnds,
            text: `♪ ${MUSIC_NAMES[language][look.music]} ♪`,
          },
        ];
  if (!play) return music;
  const startSeconds = Math.max(musicEnds, playSeconds);
  const endSeconds = Math.min(
    startSeconds + SOUND_SECONDS,
    (play.firstFrame + play.frameCount) / controls.fps,
  );
  return [
    ...music,
    { startSeconds, endSeconds, text: `[${findGame(preset).names[language].heard}]` },
  ];
}
