/** Two channels of 48 kHz samples in -1..1, equally long. */
export interface StereoSound {
  readonly left: Float32Array;
  readonly right: Float32Array;
}

export const SAMPLE_RATE_HZ = 48_000;
