import { readFileSync } from 'node:fs';
import { unpackSamples } from '#film/sound/samples/pack-samples.ts';
import ZONES from './samples.generated.json' with { type: 'json' };

/** A recorded note and where it lies among all of them. */
export interface SampleZone {
  readonly start: number;
  readonly length: number;
  /** Samples a second. */
  readonly rate: number;
  /** The note that it is, in MIDI's numbers and parts of them. */
  readonly midi: number;
  /** Where it may be repeated, from its own start; null where it rings out. */
  readonly loop: readonly number[] | null;
}

export type SampleName = keyof typeof ZONES;

const BANK: Record<SampleName, readonly SampleZone[]> = ZONES;

let recordings: Float32Array | null = null;

/** Returns all recordings end to end, unpacked when the first film asks for them. */
export function sampleRecordings(): Float32Array {
  recordings ??= unpackSamples(readFileSync(new URL('samples.generated.bin', import.meta.url)));
  return recordings;
}

/** Returns the recording nearest to a note. */
export function zoneFor(name: SampleName, midi: number): SampleZone {
  const [nearest] = BANK[name].toSorted(
    (a, b) => Math.abs(a.midi - midi) - Math.abs(b.midi - midi),
  );
  if (nearest === undefined) throw new RangeError(`Nothing is recorded of ${name}`);
  return nearest;
}
