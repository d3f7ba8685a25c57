import { classNames } from '#web/ui/class-names.ts';

interface PresetPictureProps {
  readonly preset: string;
  readonly className?: string;
  /** What is seen; left out where the words beside it say as much. */
  readonly alt?: string;
  /** In sight when the page opens: asked for first. */
  readonly isFirst?: boolean;
}

/** A still of the preset's film, as the studio draws it (`npm run stills`). */
export function PresetPicture({
  preset,
  className,
  alt = '',
  isFirst = false,
}: PresetPictureProps) {
  return (
    <img
      src={`/presets/${preset}.webp`}
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
