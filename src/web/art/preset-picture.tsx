import { STILL_WIDTHS } from '#web/art/still-widths.ts';
import { classNames } from '#web/ui/class-names.ts';

interface PresetPictureProps {
  readonly preset: string;
  readonly className?: string;
  /** How wide it is shown, as `sizes` says it, so that no larger file comes than is needed. */
  readonly sizes: string;
  /** What is seen; left out where the words beside it say as much. */
  readonly alt?: string;
  /** In sight when the page opens: asked for first. */
  readonly isFirst?: boolean;
}

const addressOf = (preset: string, width: number) => `/presets/${preset}-${width}.avif`;

/** A still of the preset's film, as the studio draws it (`npm run stills`). */
export function PresetPicture({
  preset,
  className,
  sizes,
  alt = '',
  isFirst = false,
}: PresetPictureProps) {
  return (
    <img
      srcSet={STILL_WIDTHS.map((width) => `${addressOf(preset, width)} ${width}w`).join(', ')}
      sizes={sizes}
      src={addressOf(preset, STILL_WIDTHS[2])}
      alt={alt}
      width={854}
      height={480}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding="async"
      className={classNames('block bg-sunken object-cover', className)}
    />
  );
}

interface VideoStillProps {
  readonly posterUrl: string | null;
  readonly preset: string;
  /** The size of its box, in which every shape is shown whole. */
  readonly className: string;
}

/** A still of a video, or the picture of its preset until there is one. */
export function VideoStill({ posterUrl, preset, className }: VideoStillProps) {
  return (
    <span
      className={classNames(
        'evening block shrink-0 overflow-hidden rounded-plaque bg-(--art-black)',
        className,
      )}
    >
      {posterUrl === null ? (
        <PresetPicture preset={preset} sizes="7rem" className="size-full opacity-50" />
      ) : (
        <img src={posterUrl} alt="" loading="lazy" className="size-full object-contain" />
      )}
    </span>
  );
}
