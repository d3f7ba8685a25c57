import { Link } from 'react-router';

import { PRESETS } from '#domain/order/presets.ts';
import { PresetPicture } from '#web/art/preset-picture.tsx';
import { PATHS } from '#web/paths.ts';
import { TEXTS } from '#web/site/texts.ts';

interface PresetLinksProps {
  /** How wide each is shown, as `sizes` says it. */
  readonly sizes: string;
  /** Of the list, which lays out its items. */
  readonly className: string;
}

/** What can be made, as pictures; each begins a video with its preset. */
export function PresetLinks({ sizes, className }: PresetLinksProps) {
  return (
    <ul aria-label={TEXTS.presets} className={className}>
      {PRESETS.map(({ id, name }) => (
        <li key={id}>
          <Link
            to={PATHS.create}
            state={{ preset: id }}
            className="grid overflow-hidden rounded-plaque border border-line text-left hover:border-gilt"
          >
            <PresetPicture preset={id} sizes={sizes} className="aspect-video w-full" />
            <span className="px-3 py-2 font-semibold">{name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
