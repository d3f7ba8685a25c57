import { Play } from 'lucide-react';
import { useState } from 'react';

import { classNames } from '#web/ui/class-names.ts';
import { TEXTS } from '#web/ui/texts.ts';
import { useScrub } from '#web/ui/video/use-scrub.ts';

interface FilmProps {
  readonly prompt: string;
  readonly videoUrl: string;
  readonly posterUrl: string | null;
  /** Width to height, as the film was ordered. */
  readonly shape: unknown;
  /** Of the box that it stands in. */
  readonly boxShape?: '16:9' | '1:1';
  /** WebVTT. */
  readonly captionsUrl?: string | null;
}

/**
 * A finished film, filling its box: its poster, bare, until somebody plays it. Nothing is loaded
 * before that, or before a mouse rests on it: then it can be leafed through.
 */
export function Film(props: FilmProps) {
  const { prompt, videoUrl, posterUrl, shape, boxShape = '16:9', captionsUrl } = props;
  const [isOpened, setIsOpened] = useState(false);
  const { film, stop, position, ...scrubbing } = useScrub({ enabled: !isOpened });

  function handlePlay() {
    setIsOpened(true);
    stop();
    film.current?.focus();
    // Where the browser refuses, its own controls are there to press.
    film.current?.play().catch(() => undefined);
  }

  return (
    <div className="@container absolute inset-0 overflow-hidden bg-(--art-black)" {...scrubbing}>
      {posterUrl && (
        // Where its box has another shape, a film stands before its own light rather than between black bars.
        <img
          src={posterUrl}
          alt=""
          loading="lazy"
          className={classNames(
            'absolute inset-0 size-full scale-125 object-cover opacity-45 blur-xl',
            shape === boxShape && 'hidden',
          )}
        />
      )}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- films speak through burned-in titles; captions are there where they were asked for */}
      <video
        ref={film}
        controls={isOpened}
        playsInline
        preload="none"
        poster={posterUrl ?? undefined}
        src={videoUrl}
        aria-label={TEXTS.video(prompt)}
        tabIndex={isOpened ? 0 : -1}
        onPlay={() => setIsOpened(true)}
        className="absolute inset-0 size-full object-contain"
      >
        {captionsUrl && <track default kind="captions" label={TEXTS.captions} src={captionsUrl} />}
      </video>
      {!isOpened && (
        <button
          type="button"
          aria-label={TEXTS.play(prompt)}
          onClick={handlePlay}
          // Above the legal line of the poster, and clear of its other words.
          className="group evening absolute inset-0 grid items-end p-2.5 pb-[max(1.5rem,11%)] text-ink outline-offset-[-4px] @max-3xs:p-1.5 @max-3xs:pb-[13%]"
        >
          <span className="grid size-11 @max-xs:size-8 @max-3xs:size-6 place-items-center rounded-chip border border-gilt bg-page/70 transition-transform duration-(--duration-calm) ease-croupier group-hover:scale-110 group-hover:bg-brass group-hover:text-on-brass">
            <Play
              aria-hidden="true"
              className="ml-0.5 size-5 fill-current @max-xs:size-4 @max-3xs:size-3"
            />
          </span>
          {position !== null && (
            <span
              aria-hidden="true"
              className="absolute inset-x-0 bottom-0 h-1 origin-left bg-brass"
              style={{ transform: `scaleX(${position})` }}
            />
          )}
        </button>
      )}
    </div>
  );
}
