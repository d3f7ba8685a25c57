import { SAMPLE_RATE_HZ } from '#film/finish/encoder-backend.ts';
import { decisionSecondsOf } from '#film/game-beats.ts';
import type { PresetId } from '#domain/presets.ts';
import { between, randomStream, type Random } from '#film/seeded-random.ts';
import { addSound, openBus, samplesOf, type SoundBus } from '#film/sound/sound-bus.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';

interface GameStage {
  readonly bus: SoundBus;
  readonly random: Random;
  readonly decision: number;
  readonly filmSeconds: number;
}

const GAMES: Record<PresetId, (stage: GameStage) => void> = {
  roulette: addRoulette,
  blackjack: addBlackjack,
  slots: addSlots,
  poker: addPoker,
};

/** What the game on the table is heard to do, in time with the picture. */
export function recordGame(storyboard: Storyboard): SoundBus {
  const filmSeconds = storyboard.frameCount / storyboard.controls.fps;
  const bus = openBus(samplesOf(filmSeconds));
  const random = randomStream(storyboard.seed, 'game sounds');
  GAMES[storyboard.preset]({ bus, random, decision: decisionSecondsOf(storyboard), filmSeconds });
  return bus;
}

const FALL_SECONDS = 1.1;

function addRoulette(stage: GameStage): void {
  const { bus, random, decision } = stage;
  const rollSeconds = Math.max(0.5, decision - FALL_SECONDS);
  let bright = 0;
  let dull = 0;
  for (let index = 0; index < samplesOf(rollSeconds); index += 1) {
    const t = index / SAMPLE_RATE_HZ;
    bright += (random() * 2 - 1 - bright) * 0.32;
    dull += (bright - dull) * 0.07;
    const round = 2 * Math.PI * 0.85 * t;
    const near = 0.65 + 0.35 * Math.sin(round);
    const level = 0.16 * near * Math.min(1, t * 3) * Math.min(1, (rollSeconds - t) * 5);
    const pan = Math.cos(round) * 0.8;
    bus.left[index] = (bus.left[index] ?? 0) + (bright - dull) * level * (1 - pan * 0.7);
    bus.right[index] = (bus.right[index] ?? 0) + (bright - dull) * level * (1 + pan * 0.7);
  }
  let gap = 0.07;
  for (let seconds = rollSeconds; seconds < decision + 0.15; seconds += gap) {
    const left = Math.max(0, (decision - seconds) / FALL_SECONDS);
    addSound(bus, click(random, between(random, 2_200, 4_600), 0.035), {
      seconds,
      gain: 0.28 + 0.3 * left,
      pan: between(random, -0.4, 0.4),
    });
    gap = between(random, 0.05, 0.14) * (1.4 - 0.6 * left);
  }
  addSound(bus, click(random, 1_500, 0.06), { seconds: decision + 0.12, gain: 0.55, pan: 0 });
}

function addBlackjack({ bus, random, decision }: GameStage): void {
  const cards = 4;
  for (let card = 1; card <= cards; card += 1) {
    const landsAt = (decision / cards) * card;
    addSound(bus, slide(random, 0.34), { seconds: landsAt - 1, gain: 0.5, pan: 0.45 });
    addSound(bus, flick(random), { seconds: landsAt - 0.25, gain: 0.6, pan: -0.1 });
  }
  addChips(bus, random, decision + 0.5, 5);
}

function addPoker({ bus, random, decision }: GameStage): void {
  for (let chip = 0; chip < 42; chip += 1) {
    const seconds = (decision * (chip + 1)) / 42;
    addSound(bus, clack(random), {
      seconds,
      gain: between(random, 0.22, 0.42),
      pan: ((chip % 7) - 3) / 5,
    });
  }
  for (let card = 0; card < 5; card += 1) {
    const turnAt = card === 4 ? decision : decision * (0.12 + 0.14 * card);
    addSound(bus, slide(random, 0.3), { seconds: turnAt - 1.3, gain: 0.45, pan: 0.3 });
    addSound(bus, flick(random), { seconds: turnAt - 0.3, gain: 0.62, pan: (card - 2) / 4 });
  }
}

const REEL_STOP_STEP_SECONDS = 0.45;

function addSlots({ bus, random, decision, filmSeconds }: GameStage): void {
  for (let seconds = 0.15; seconds < decision - 0.9; seconds += 1 / 13) {
    addSound(bus, click(random, 900, 0.02), {
      seconds,
      gain: 0.1,
      pan: between(random, -0.4, 0.4),
    });
  }
  for (let reel = 0; reel < 3; reel += 1) {
    const seconds = decision - (2 - reel) * REEL_STOP_STEP_SECONDS;
    addSound(bus, thud(random), { seconds, gain: 0.7, pan: (reel - 1) * 0.45 });
  }
  const scale = [0, 4, 7, 12, 16, 19, 24, 19];
  for (let step = 0; step < 24; step += 1) {
    const seconds = decision + 0.12 + step * 0.075;
    if (seconds > filmSeconds - 0.6) break;
    const midi = 76 + (scale[step % scale.length] ?? 0);
    addSound(bus, chime(midi), {
      seconds,
      gain: 0.22 * (1 - step / 30),
      pan: Math.sin(step) * 0.5,
    });
  }
}

function addChips(bus: SoundBus, random: Random, from: number, count: number): void {
  for (let chip = 0; chip < count; chip += 1) {
    addSound(bus, clack(random), {
      seconds: from + chip * between(random, 0.06, 0.1),
      gain: 0.4,
      pan: -0.3,
    });
  }
}

/** Something small and hard on something hard. */
function click(random: Random, hertz: number, seconds: number): Float32Array {
  return ring(
    seconds,
    (t) =>
      Math.sin(2 * Math.PI * hertz * t) * Math.exp(-t * 150) +
      0.5 * (random() * 2 - 1) * Math.exp(-t * 420),
  );
}

/** Clay on clay: two close tones and a tick. */
function clack(random: Random): Float32Array {
  const hertz = between(random, 2_900, 3_700);
  return ring(0.07, (t) => {
    const tones =
      Math.sin(2 * Math.PI * hertz * t) + 0.6 * Math.sin(2 * Math.PI * hertz * 1.47 * t);
    return 0.45 * tones * Math.exp(-t * 95) + 0.5 * (random() * 2 - 1) * Math.exp(-t * 500);
  });
}

function thud(random: Random): Float32Array {
  return ring(0.3, (t) => {
    const body = Math.sin(2 * Math.PI * (70 * t + 1.6 * (1 - Math.exp(-t * 40))));
    return 0.9 * body * Math.exp(-t * 16) + 0.5 * (random() * 2 - 1) * Math.exp(-t * 120);
  });
}

function chime(midi: number): Float32Array {
  const hertz = 440 * 2 ** ((midi - 69) / 12);
  return ring(
    0.5,
    (t) =>
      (Math.sin(2 * Math.PI * hertz * t) + 0.4 * Math.sin(2 * Math.PI * hertz * 2.01 * t)) *
      Math.exp(-t * 9),
  );
}

/** A card over cloth. */
function slide(random: Random, seconds: number): Float32Array {
  let soft = 0;
  let dull = 0;
  return ring(seconds, (t) => {
    soft += (random() * 2 - 1 - soft) * 0.5;
    dull += (soft - dull) * 0.16;
    return (soft - dull) * 0.6 * Math.sin(Math.PI * Math.min(1, t / seconds)) ** 0.7;
  });
}

/** A card turned and put down. */
function flick(random: Random): Float32Array {
  return ring(0.16, (t) => {
    const bend = Math.exp(-(((t - 0.02) / 0.012) ** 2)) * 0.5;
    const land = t > 0.09 ? Math.exp(-(t - 0.09) * 130) * 0.9 : 0;
    return (random() * 2 - 1) * (bend + land);
  });
}

function ring(seconds: number, voice: (t: number) => number): Float32Array {
  const sound = new Float32Array(samplesOf(seconds));
  for (let index = 0; index < sound.length; index += 1) {
    sound[index] = voice(index / SAMPLE_RATE_HZ) * Math.min(1, (sound.length - index) / 120);
  }
  return sound;
}
