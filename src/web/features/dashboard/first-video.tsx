import { PenLine } from 'lucide-react';
import { Link } from 'react-router';

import { TEXTS } from '#web/features/dashboard/texts.ts';
import { PATHS } from '#web/paths.ts';
import { PresetLinks } from '#web/site/preset-links.tsx';

/** What to begin with: a preset, or an idea of one's own. */
export function FirstVideo() {
  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
      <PresetLinks sizes="(min-width: 40rem) 16rem, 50vw" className="contents" />
      <Link
        to={PATHS.create}
        className="grid grid-rows-[1fr_auto] rounded-plaque border border-dashed border-line-strong hover:border-gilt"
      >
        <PenLine aria-hidden="true" className="size-8 place-self-center text-gilt" />
        <span className="grid px-3 py-2">
          <span className="font-semibold">{TEXTS.createYourFirstVideo}</span>
          <span className="text-sm text-muted">{TEXTS.withYourOwnIdea}</span>
        </span>
      </Link>
    </div>
  );
}
