import { PresetPicture } from '#web/art/preset-picture.tsx';
import { classNames } from '#web/ui/class-names.ts';

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
