import { SAMPLE_RATE_HZ } from '#film/stereo-sound.ts';
import type { GameSound, StretchKind } from '#film/studio/presets/game-sound.ts';
import { between, randomStream, type Random } from '#film/random.ts';
import { FOLEY, reelTick } from '#film/sound/foley.ts';
import { addSound, openBus, samplesOf, type SoundBus } from '#film/sound/sound-bus.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';
import { planTakes } from '#film/studio/cuts/plan-takes.ts';
import { findScenePreset } from '#film/studio/presets/preset-list.ts';

/** What the game on the table is heard to do: the preset's own plan of the picture, made audible. */
export function recordGame(storyboard: Storyboard): SoundBus {
  const bus = openBus(samplesOf(storyboard.frameCount / storyboard.controls.fps));
  const random = randomStream(storyboard.seed, 'game sounds');
  for (const sound of findScenePreset(storyboard.preset).soundsOf(storyboard)) {
    addGameSound(bus, sound, random);
  }
  silenceUnseen(bus, storyboard);
  return bus;
}

const FADE_SECONDS = 0.06;

/** What is not seen is not heard: photos, clips and worlds beside the tables show no game of ours. */
function silenceUnseen(bus: SoundBus, storyboard: Storyboard): void {
  const { fps } = storyboard.controls;
  const fade = samplesOf(FADE_SECONDS);
  let wasSeen = false;
  for (const { isSeen, firstFrame, frameCount } of sightsOf(storyboard)) {
    const start = samplesOf(firstFrame / fps);
    const end = isSeen
      ? start
      : Math.min(bus.left.length, samplesOf((firstFrame + frameCount) / fps));
    for (let index = start; index < end; index += 1) {
      const gain = wasSeen ? Math.max(0, 1 - (index - start) / fade) : 0;
      bus.left[index] = (bus.left[index] ?? 0) * gain;
      bus.right[index] = (bus.right[index] ?? 0) * gain;
    }
    wasSeen = isSeen;
  }
}

interface Sight {
  readonly isSeen: boolean;
  readonly firstFrame: number;
  readonly frameCount: number;
}

/** Whether the game is seen: shot by shot, or take by take where some show a landscape. */
function sightsOf(storyboard: Storyboard): readonly Sight[] {
  const { shots, look } = storyboard;
  const sights = shots.map((shot) => ({
    ...shot,
    isSeen: shot.source.source !== 'media' && shot.world === undefined,
  }));
  if (look.landscape === undefined) return sights;
  return planTakes(storyboard).map((take) => {
    const sight = sights.findLast(({ firstFrame }) => firstFrame <= take.firstFrame);
    return { ...take, isSeen: sight?.isSeen === true && take.world === null };
  });
}

function addGameSound(bus: SoundBus, sound: GameSound, random: Random): void {
  const { gain = 1, pan = 0 } = sound;
  if ('from' in sound) {
    STRETCH[sound.kind](bus, { from: sound.from, to: sound.to, gain, pan }, random);
    return;
  }
  const { strike, gain: usual } = FOLEY[sound.kind];
  addSound(bus, strike(random), {
    seconds: sound.seconds,
    gain: gain * usual * between(random, 0.85, 1.1),
    pan,
  });
}

interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly gain: number;
  readonly pan: number;
}

const STRETCH: Record<StretchKind, (bus: SoundBus, stretch: Stretch, random: Random) => void> = {
  roll: addRoll,
  whirr: addWhirr,
};

/** Wood under a ball that comes and goes as it circles. */
function addRoll(bus: SoundBus, { from, to, gain }: Stretch, random: Random): void {
  let bright = 0;
  let dull = 0;
  const start = Math.max(0, samplesOf(from));
  const end = Math.min(bus.left.length, samplesOf(to));
  for (let index = start; index < end; index += 1) {
    const since = (index - start) / SAMPLE_RATE_HZ;
    const left = (end - index) / SAMPLE_RATE_HZ;
    bright += (random() * 2 - 1 - bright) * 0.32;
    dull += (bright - dull) * 0.07;
    // Slower towards its end, as the ball is.
    const round = -2 * Math.PI * 0.85 * left * (1 + 0.012 * left);
    const near = 0.65 + 0.35 * Math.sin(round);
    const level = 0.16 * gain * near * Math.min(1, since * 3) * Math.min(1, left * 5);
    const pan = Math.cos(round) * 0.8;
    bus.left[index] = (bus.left[index] ?? 0) + (bright - dull) * level * (1 - pan * 0.7);
    bus.right[index] = (bus.right[index] ?? 0) + (bright - dull) * level * (1 + pan * 0.7);
  }
}

const SYMBOLS_A_SECOND = 12;

function addWhirr(bus: SoundBus, { from, to, gain, pan }: Stretch, random: Random): void {
  for (let seconds = from; seconds < to; seconds += 1 / SYMBOLS_A_SECOND) {
    const rising = Math.min(1, (seconds - from) * 3);
    addSound(bus, reelTick(random), { seconds, gain: 0.09 * gain * rising, pan });
  }
}
