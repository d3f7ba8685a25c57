import { useEffect, useState } from 'react';

export interface Playback {
  /** From the beginning of the film. */
  readonly seconds: number;
  readonly isPlaying: boolean;
  readonly seek: (seconds: number) => void;
  readonly toggle: () => void;
}

/** Runs through a film of this length in its own time. */
export function usePlayback(lengthSeconds: number): Playback {
  const [moment, setMoment] = useState(0);
  const [isPlaying, setIsPlaying] = useState(false);
  // A film that was planned anew may be shorter.
  const seconds = Math.min(moment, lengthSeconds);

  useEffect(() => {
    if (!isPlaying) return undefined;
    let before = performance.now();
    let frame = requestAnimationFrame(function run(now) {
      const passed = (now - before) / 1_000;
      before = now;
      setMoment((last) => Math.min(last + passed, lengthSeconds));
      frame = requestAnimationFrame(run);
    });
    return () => cancelAnimationFrame(frame);
  }, [isPlaying, lengthSeconds]);

  if (isPlaying && seconds >= lengthSeconds) setIsPlaying(false);

  return {
    seconds,
    isPlaying,
    seek: (wanted) => {
      setIsPlaying(false);
      setMoment(wanted);
    },
    toggle: () => {
      if (!isPlaying && seconds >= lengthSeconds) setMoment(0);
      setIsPlaying(!isPlaying);
    },
  };
}
