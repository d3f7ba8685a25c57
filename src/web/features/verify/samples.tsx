import { ShieldCheck, ShieldX } from 'lucide-react';

import type { Sample } from '#web/features/verify/check-video.ts';
import { TEXTS } from '#web/features/verify/texts.ts';

const SAMPLES = [
  { sample: 'signed', label: TEXTS.aSignedVideo, text: TEXTS.signedByThisSite, Icon: ShieldCheck },
  { sample: 'altered', label: TEXTS.anAlteredVideo, text: TEXTS.oneByteChanged, Icon: ShieldX },
] as const;

interface SamplesProps {
  readonly onChoose: (sample: Sample) => void;
}

/** For those who have no video at hand: one as it was signed, and the same after a change. */
export function Samples({ onChoose }: SamplesProps) {
  return (
    <section aria-labelledby="samples" className="grid gap-3">
      <h2 id="samples" className="text-sm font-semibold">
        {TEXTS.noVideoAtHand}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2">
        {SAMPLES.map(({ sample, label, text, Icon }) => (
          <li key={sample}>
            <button
              type="button"
              onClick={() => onChoose(sample)}
              className="grid h-full w-full gap-0.5 rounded-plaque border border-line bg-surface px-3.5 py-3 text-left hover:border-gilt"
            >
              <span className="flex items-center gap-2 font-semibold">
                <Icon aria-hidden="true" className="size-4 shrink-0 text-gilt" /> {label}
              </span>
              <span className="text-sm text-muted">{text}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
