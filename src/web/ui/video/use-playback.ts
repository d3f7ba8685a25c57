import { useEffect, useState, type RefObject } from 'react';

export interface Playback {
  readonly isPlaying: boolean;
  readonly isMuted: boolean;
  readonly seconds: number;
  /** In seconds; 0 until it is known. */
  readonly duration: number;
}

/** Plays or pauses; where the browser refuses to play, the video stands still. */
export function togglePlaying(video: HTMLVideoElement | null): void {
  if (video?.paused) video.play().catch(() => undefined);
  else video?.pause();
}

export function toggleMuted(video: HTMLVideoElement | null): void {
  if (video) video.muted = !video.muted;
}

/** Where the page does not show, the browser's own controls have to do. */
export function useBrowserControlsInFullScreen(video: RefObject<HTMLVideoElement | null>) {
  useEffect(() => {
    const element = video.current;
    if (!element) return undefined;
    const handleChange = () => {
      element.controls = document.fullscreenElement === element;
    };
    element.addEventListener('fullscreenchange', handleChange);
    return () => element.removeEventListener('fullscreenchange', handleChange);
  }, [video]);
}

const PLAYER_EVENTS = [
  'play',
  'pause',
  'timeupdate',
  'seeked',
  'loadedmetadata',
  'volumechange',
] as const;

const AT_START: Playback = { isPlaying: false, isMuted: false, seconds: 0, duration: 0 };

/** What the element says of itself. */
export function usePlayback(video: RefObject<HTMLVideoElement | null>): Playback {
  const [playback, setPlayback] = useState(AT_START);
  useEffect(() => {
    const element = video.current;
    if (!element) return undefined;
    const listening = new AbortController();
    const read = () =>
      setPlayback({
        isPlaying: !element.paused,
        isMuted: element.muted,
        seconds: element.currentTime,
        duration: Number.isFinite(element.duration) ? element.duration : 0,
      });
    read();
    for (const event of PLAYER_EVENTS) {
      element.addEventListener(event, read, { signal: listening.signal });
    }
    return () => listening.abort();
  }, [video]);
  return playback;
}
