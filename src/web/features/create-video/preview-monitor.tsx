import { MINIMUM_AGE } from '#domain/age.ts';
import type { CrowdDensity } from '#domain/controls.ts';
import { PresetPicture } from '#web/art/preset-picture.tsx';
import type { CreateFormValues } from '#web/features/create-video/create-form.ts';
import { classNames } from '#web/ui/class-names.ts';

const FRAMES = {
  '16:9': 'aspect-video w-full',
  '9:16': 'aspect-9/16 h-full',
  '1:1': 'aspect-square h-full',
} as const;

const CAMERAS = {
  static: '',
  smooth: 'animate-pan',
  dynamic: 'animate-push',
  orbit: 'animate-orbit',
} as const;

const LIGHTS = {
  bright: 'brightness-115 saturate-110',
  cinematic: 'brightness-90 contrast-105',
  dramatic: 'brightness-75 contrast-125',
  neon: 'saturate-150 hue-rotate-15',
} as const;

const CROWD_SIZES: Record<CrowdDensity, number> = { none: 0, light: 3, medium: 6, busy: 11 };

function Crowd({ density }: { readonly density: CrowdDensity }) {
  const size = CROWD_SIZES[density];
  return (
    <svg
      viewBox="0 0 110 30"
      preserveAspectRatio="none"
      className="absolute inset-x-0 bottom-0 h-1/4 w-full text-(--art-black) opacity-85"
    >
      {Array.from({ length: size }, (_, index) => {
        const x = ((index + 0.5) * 110) / size;
        const height = 13 + ((index * 5) % 7);
        return (
          <g key={index} fill="currentColor">
            <circle cx={x} cy={30 - height} r="3.4" />
            <path d={`M${x - 7} 30q0-${height - 5} 7-${height - 5}t7 ${height - 5}z`} />
          </g>
        );
      })}
    </svg>
  );
}

function Sketch({ values }: { readonly values: CreateFormValues }) {
  const { preset, card, cameraMotion, lighting, crowdDensity } = values;
  return (
    <>
      {preset === '' ? (
        <div className="felt absolute inset-0 grid place-items-center p-4 text-center font-display text-muted">
          Choose a preset
        </div>
      ) : (
        <PresetPicture
          preset={preset}
          sizes="30rem"
          className={classNames(
            'absolute inset-0 size-full scale-110',
            CAMERAS[cameraMotion],
            LIGHTS[lighting],
          )}
        />
      )}
      {preset !== '' && <Crowd density={crowdDensity} />}
      <div className="absolute inset-0 bg-linear-to-t from-(--scrim) via-(--art-black)/35 to-(--scrim)" />
      {preset !== '' && (
        <span className="absolute top-2 right-2 rounded-chip bg-page/80 px-2 text-[0.625rem] font-semibold text-ink">
          AI-GENERATED
        </span>
      )}
      {card.words.headline !== '' && (
        <p className="absolute inset-x-3 top-1/2 -translate-y-1/2 text-center font-display text-[clamp(1.1rem,1.7vw,1.6rem)] leading-tight font-semibold text-balance text-ink [text-shadow:0_1px_12px_var(--page)]">
          {card.words.headline}
        </p>
      )}
      <span className="absolute bottom-2 left-2 text-[0.625rem] font-semibold text-ink">
        {MINIMUM_AGE}+ · Play responsibly
      </span>
    </>
  );
}

interface PreviewMonitorProps {
  readonly values: CreateFormValues;
  /** A picture of the film as it would be made now, once it is drawn. */
  readonly still: string | undefined;
}

/** A sketch of the film to come: shape, table, light, camera, crowd and headline. Decorative. */
export function PreviewMonitor({ values, still }: PreviewMonitorProps) {
  const { aspectRatio } = values;
  return (
    <div
      aria-hidden="true"
      className="evening grid h-64 place-items-center overflow-hidden rounded-card border border-gilt-line bg-sunken p-3 sm:h-72"
    >
      <div
        className={classNames(
          'relative max-h-full overflow-hidden rounded-[4px] bg-page shadow-2xl',
          FRAMES[aspectRatio],
        )}
      >
        {still ? (
          <img src={still} alt="" className="absolute inset-0 size-full object-cover" />
        ) : (
          <Sketch values={values} />
        )}
      </div>
    </div>
  );
}
