import { PRESET_IDS } from '#domain/order/presets.ts';
import { PresetPicture } from '#web/art/preset-picture.tsx';
import type { CreateFormValues } from '#web/features/create-video/create-form.ts';
import { TEXTS } from '#web/features/create-video/texts.ts';
import { classNames } from '#web/ui/class-names.ts';

/** The picture is as wide as its place, but no higher than `--stage-height`. */
const FRAMES = {
  '16:9': 'aspect-video w-[min(100%,calc(var(--stage-height)*16/9))]',
  '9:16': 'aspect-9/16 w-[min(100%,calc(var(--stage-height)*9/16))]',
  '1:1': 'aspect-square w-[min(100%,var(--stage-height))]',
} as const;

interface PreviewScreenProps {
  readonly aspectRatio: CreateFormValues['aspectRatio'];
  readonly preset: CreateFormValues['preset'];
  /** A frame of the film as it would be made now. */
  readonly still: string | undefined;
  /** A frame of the video that is corrected, until there is one of the correction. */
  readonly stillBefore?: string | undefined;
  /** What stands on it. */
  readonly words: string;
  /** Whether the frame is that of a film before the last change. */
  readonly isOutdated: boolean;
  readonly isRefused: boolean;
  /** Whether the film is planned: only its frames are missing. */
  readonly isPlanned: boolean;
}

/** The frame of the film that is looked at. */
export function PreviewScreen(props: PreviewScreenProps) {
  const { aspectRatio, preset, still, stillBefore, words, isOutdated } = props;
  return (
    <div className="evening relative grid place-items-center overflow-hidden rounded-card border border-gilt-line bg-sunken p-2">
      <div
        className={classNames(
          'relative overflow-hidden rounded-[4px] bg-page',
          FRAMES[aspectRatio],
        )}
      >
        {still && (
          <img
            src={still}
            alt={TEXTS.frameWith(words)}
            className={classNames(
              'absolute inset-0 size-full object-cover transition-opacity duration-(--duration-calm)',
              isOutdated && 'opacity-60',
            )}
          />
        )}
        {!still && stillBefore && (
          <img
            src={stillBefore}
            alt=""
            className="absolute inset-0 size-full object-cover opacity-60"
          />
        )}
        {!still && preset === '' && (
          <div aria-hidden="true" className="absolute inset-0 grid grid-cols-5">
            {PRESET_IDS.map((id) => (
              <PresetPicture key={id} preset={id} sizes="16rem" className="size-full opacity-70" />
            ))}
          </div>
        )}
        {!still && !stillBefore && preset !== '' && (
          <PresetPicture
            preset={preset}
            sizes="40rem"
            className={classNames(
              'absolute inset-0 size-full object-cover',
              // Of what is not allowed it is all there is to see.
              !props.isRefused && 'opacity-60',
            )}
          />
        )}
        {!still && (
          <p
            className={classNames(
              'felt-text absolute inset-x-0 bg-(--scrim) p-3 text-center text-balance text-ink',
              // Below, a film has its legal lines.
              stillBefore ? 'top-0' : 'bottom-0',
            )}
          >
            {whyThereIsNone(props)}
          </p>
        )}
      </div>
    </div>
  );
}

function whyThereIsNone({ preset, isOutdated, isRefused, isPlanned }: PreviewScreenProps): string {
  if (isOutdated) return TEXTS.drawing;
  if (isRefused) return TEXTS.previewWaits;
  if (isPlanned) return TEXTS.notDrawnYet;
  return preset === '' ? TEXTS.choosePreset : TEXTS.writePrompt;
}
