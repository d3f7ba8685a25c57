import type { StereoSound } from '#film/stereo-sound.ts';
import { randomStream } from '#film/random.ts';
import { cutOnBeats } from '#film/rhythm/cut-on-beats.ts';
import { recordGame } from '#film/sound/game-sounds.ts';
import { liftOpening } from '#film/sound/lift-opening.ts';
import { master } from '#film/sound/master.ts';
import { brighten, dip, earlyReflections, widen } from '#film/sound/mix.ts';
import { playDrums, playNotes, pump } from '#film/sound/play-score.ts';
import { reverberate } from '#film/sound/reverb.ts';
import { addRisers } from '#film/sound/risers.ts';
import { recordRoom } from '#film/sound/room-tone.ts';
import { writeScore, type Score } from '#film/sound/score.ts';
import { addBus, openBus, samplesOf, type SoundBus } from '#film/sound/sound-bus.ts';
import { underVoice } from '#film/sound/under-voice.ts';
import { decisionsOf } from '#film/storyboard/game-beats.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';

const LEVELS = { drums: 0.78, notes: 1, game: 0.42, reflections: 0.5, room: 0.35 } as const;
/** Parts of each that reach the walls. */
const SENDS = { drums: 0.2, notes: 0.6 } as const;
const WIDTH = 0.55;
/** What is left of the music while a game is decided elsewhere than at the turn. */
const AT_DECISION = 0.6;

/** The air of an empty room must not grow to the loudness of a band. */
const QUIET_GAIN_MAX = 4;
/** A voice without music under it is as loud as if there were some of this loudness. */
const VOICE_ABOVE_LUFS = -18;

/**
 * The sound of a film: music, the game on the table and the room, mixed at -14 LUFS; without music, as much quieter as
 * a room is. As long as the
 * film to the sample; the same storyboard and voice give the same samples. Under a voice all of it
 * is held back.
 */
export function composeSoundtrack(planned: Storyboard, voice?: Float32Array): StereoSound {
  const storyboard = cutOnBeats(planned);
  const { music } = storyboard.look;
  const isQuiet = music === 'none';
  const mix = isQuiet
    ? openBus(samplesOf(storyboard.frameCount / storyboard.controls.fps))
    : playMusic(storyboard, writeScore(storyboard, music));
  const game = recordGame(storyboard);
  addBus(mix, game, LEVELS.game);
  addBus(mix, earlyReflections(game), LEVELS.game * LEVELS.reflections);
  addBus(mix, recordRoom(storyboard), LEVELS.room);
  brighten(mix);
  if (!isQuiet) liftOpening(mix);
  if (voice) return master(underVoice(mix, voice, isQuiet ? VOICE_ABOVE_LUFS : undefined));
  return master(mix, isQuiet ? QUIET_GAIN_MAX : undefined);
}

function playMusic(storyboard: Storyboard, score: Score): SoundBus {
  const sampleCount = samplesOf(storyboard.frameCount / storyboard.controls.fps);
  const random = randomStream(storyboard.seed, 'performance');
  const drums = playDrums(score, sampleCount, random);
  const notes = playNotes(score, sampleCount, random);
  pump(notes, score);
  widen(notes, WIDTH);
  const send = openBus(sampleCount);
  addBus(send, notes, SENDS.notes);
  addBus(send, drums, SENDS.drums);
  addRisers(drums, score.plan, random);
  const music = openBus(sampleCount);
  addBus(music, drums, LEVELS.drums);
  addBus(music, notes, LEVELS.notes);
  addBus(music, reverberate(send), score.style.reverb);
  const { turnSeconds } = score.plan;
  const decisions = decisionsOf(storyboard).filter((seconds) => !isTurn(seconds, turnSeconds));
  dip(
    music,
    decisions.map((seconds) => ({ seconds, gain: AT_DECISION })),
  );
  return music;
}

/** What is decided as the music drops needs no room: the beat before it is silent. */
function isTurn(seconds: number, turnSeconds: number): boolean {
  return Math.abs(seconds - turnSeconds) < 0.05;
}
