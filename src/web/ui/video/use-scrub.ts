import { useRef, useState, type PointerEvent, type RefObject } from 'react';

interface Scrub {
  readonly film: RefObject<HTMLVideoElement | null>;
  /** 0 to 1 while a mouse moves through the film; null otherwise. */
  readonly position: number | null;
  /** Ends the leafing, or what would become of it, and goes back to the first frame. */
  readonly stop: () => void;
  readonly onPointerEnter: (event: PointerEvent) => void;
  readonly onPointerMove: (event: PointerEvent) => void;
  readonly onPointerLeave: () => void;
}

/** Somebody who only passes by loads nothing. */
const INTENT_MILLISECONDS = 180;

/** Leafs through a film that is not playing: its left edge is the beginning, its right edge the end. */
export function useScrub({ enabled }: { readonly enabled: boolean }): Scrub {
  const film = useRef<HTMLVideoElement>(null);
  const [position, setPosition] = useState<number | null>(null);
  const intent = useRef<ReturnType<typeof setTimeout>>(undefined);

  function onPointerEnter(event: PointerEvent) {
    if (!enabled || event.pointerType !== 'mouse') return;
    intent.current = setTimeout(() => {
      if (!film.current) return;
      film.current.preload = 'auto';
      film.current.load();
      setPosition(0);
    }, INTENT_MILLISECONDS);
  }

  function onPointerMove(event: PointerEvent) {
    if (position === null || !enabled || !film.current) return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const wanted = Math.min(Math.max((event.clientX - left) / width, 0), 1);
    setPosition(wanted);
    // Unknown until the film's head has come.
    if (Number.isFinite(film.current.duration)) {
      film.current.currentTime = wanted * film.current.duration;
    }
  }

  function onPointerLeave() {
    clearTimeout(intent.current);
    if (position === null) return;
    setPosition(null);
    if (!enabled || !film.current) return;
    film.current.preload = 'none';
    film.current.load();
  }

  function stop() {
    // Loading anew would end the playing that follows.
    clearTimeout(intent.current);
    setPosition(null);
    if (film.current) film.current.currentTime = 0;
  }

  return { film, stop, position, onPointerEnter, onPointerMove, onPointerLeave };
}
