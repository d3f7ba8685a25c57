import type { StereoSound } from '#film/finish/encoder-backend.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';
export function composeSoundtrack(s: Storyboard): StereoSound {
  const n = (s.frameCount / s.controls.fps) * 48000;
  const a = new Float32Array(n).map((_, i) => Math.sin(i / 20) * 0.2);
  return { left: a, right: a };
}
