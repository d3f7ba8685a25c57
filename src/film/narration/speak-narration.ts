import { SAMPLE_RATE_HZ } from '#film/stereo-sound.ts';
import {
  PACES,
  timeLines,
  withoutLightest,
  type SpokenLine,
} from '#film/narration/fit-narration.ts';
import type { Narration, NarrationLine, Speech, Voice } from '#film/narration/narration.ts';
import type { Language } from '#domain/languages.ts';

export interface NarrationOrder {
  readonly lines: readonly NarrationLine[];
  readonly language: Language;
  readonly filmSeconds: number;
}

interface Recorded extends SpokenLine {
  readonly speech: Speech;
}

/** Below this, -46 dB, a voice is silent. */
const SILENCE = 0.005;
const KEPT_SILENCE_SECONDS = 0.03;

/**
 * Has the lines spoken so that they end before the film does: at the usual pace, else faster, else
 * without the lines that are missed least.
 */
export async function speakNarration(order: NarrationOrder, voice: Voice): Promise<Narration> {
  let recorded: Recorded[] = [];
  for (const pace of PACES) {
    recorded = await record(order, voice, pace);
    if (timeLines(recorded, order.filmSeconds)) break;
  }
  while (recorded.length > 0 && !timeLines(recorded, order.filmSeconds)) {
    recorded = withoutLightest(recorded);
  }
  return assemble(recorded, order.filmSeconds);
}

async function record(
  { lines, language }: NarrationOrder,
  voice: Voice,
  pace: number,
): Promise<Recorded[]> {
  const recorded: Recorded[] = [];
  for (const line of lines) {
    const speech = withoutSilence(await voice.speak(line.text, { language, pace }));
    if (speech.length > 0)
      recorded.push({ ...line, speech, seconds: speech.length / SAMPLE_RATE_HZ });
  }
  return recorded;
}

function assemble(recorded: readonly Recorded[], filmSeconds: number): Narration {
  const samples = new Float32Array(Math.round(filmSeconds * SAMPLE_RATE_HZ));
  const timed = timeLines(recorded, filmSeconds) ?? [];
  timed.forEach(({ startSeconds }, index) => {
    const speech = recorded[index]?.speech ?? new Float32Array();
    const at = Math.round(startSeconds * SAMPLE_RATE_HZ);
    samples.set(speech.subarray(0, Math.max(0, samples.length - at)), at);
  });
  return {
    cues: timed.map(({ startSeconds, endSeconds, text }) => ({ startSeconds, endSeconds, text })),
    samples,
  };
}

function withoutSilence(speech: Speech): Speech {
  const first = speech.findIndex((sample) => Math.abs(sample) > SILENCE);
  if (first === -1) return new Float32Array();
  const last = speech.findLastIndex((sample) => Math.abs(sample) > SILENCE);
  const kept = KEPT_SILENCE_SECONDS * SAMPLE_RATE_HZ;
  return speech.subarray(Math.max(0, first - kept), Math.min(speech.length, last + kept));
}
