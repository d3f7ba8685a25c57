import { Pause, Play } from 'lucide-react';
import { useRef, useState } from 'react';

import { TEXTS } from '#web/features/landing/texts.ts';
import { useNearby } from '#web/ui/hooks/use-nearby.ts';

interface ExampleFilmProps {
  /** The preset's name. */
  readonly name: string;
  readonly preset: string;
}

const ADDRESS = '/examples/';

/**
 * A film of this product: its poster, and the film itself while a mouse is over it or once it is
 * pressed. Nothing but the poster is loaded before that. Silent: nobody asked for music.
 */
export function ExampleFilm({ name, preset }: ExampleFilmProps) {
  const film = useRef<HTMLVideoElement>(null);
  const isNearby = useNearby(film);
  const [isPlaying, setIsPlaying] = useState(false);

  function play() {
    // Refused where the browser saves data or battery: the poster stays.
    film.current?.play().catch(() => undefined);
  }

  function rest() {
    film.current?.pause();
  }

  const Icon = isPlaying ? Pause : Play;
  return (
    <div
      className="group relative overflow-hidden rounded-[inherit]"
      onPointerEnter={(event) => event.pointerType === 'mouse' && play()}
      onPointerLeave={(event) => event.pointerType === 'mouse' && rest()}
    >
      <video
        ref={film}
        muted
        loop
        playsInline
        preload="none"
        poster={isNearby ? `${ADDRESS}${preset}.webp` : undefined}
        src={`${ADDRESS}${preset}.mp4`}
        aria-label={TEXTS.exampleVideo(name)}
        tabIndex={-1}
        onPlay={() => setIsPlaying(true)}
        onPause={() => setIsPlaying(false)}
        className="block aspect-9/16 w-full bg-(--art-black) object-cover"
      />
      <button
        type="button"
        aria-label={isPlaying ? TEXTS.pauseTheExample(name) : TEXTS.playTheExample(name)}
        onClick={() => (isPlaying ? rest() : play())}
        className="absolute inset-0 grid items-end justify-items-center pb-[9%] outline-offset-[-4px]"
      >
        <span
          className={
            isPlaying
              ? 'opacity-0'
              : 'grid size-14 place-items-center rounded-chip border border-gilt bg-page/70 text-ink transition-transform duration-(--duration-calm) ease-croupier group-hover:scale-110'
          }
        >
          <Icon aria-hidden="true" className="ml-0.5 size-6 fill-current" />
        </span>
      </button>
    </div>
  );
}
