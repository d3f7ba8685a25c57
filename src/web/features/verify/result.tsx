import { useEffect, useRef } from 'react';

import { PRESETS } from '#domain/presets.ts';
import type { CheckedVideo } from '#web/features/verify/check-video.ts';
import { CheckedVideoPlayer } from '#web/features/verify/checked-video-player.tsx';
import type { FilmFacts } from '#web/features/verify/film-reading.ts';
import { TEXTS } from '#web/features/verify/texts.ts';
import type { VerdictWords } from '#web/features/verify/verdict.ts';
import { classNames } from '#web/ui/class-names.ts';
import { formatDateTime } from '#web/ui/moment.ts';

const TONES: Record<VerdictWords['tone'], string> = {
  good: 'border-jade bg-jade-surface',
  open: 'border-gilt-line bg-surface',
  bad: 'border-danger bg-danger-surface',
};

/** A moment where one lives; as it is written where it is none. */
function momentOf(written: string): string {
  return Number.isNaN(Date.parse(written)) ? written : formatDateTime(written);
}

function rowsOf({ title, signer, createdAt, making, label, parts }: FilmFacts) {
  const rows: [string, string | undefined][] = [
    [PRESETS.some(({ name }) => name === title) ? TEXTS.preset : TEXTS.titleOfIt, title],
    [TEXTS.signedBy, signer],
    [TEXTS.created, createdAt && momentOf(createdAt)],
    [TEXTS.howItWasMade, making],
    [TEXTS.visibleLabel, label],
    [TEXTS.contains, parts],
  ];
  return rows.flatMap(([name, value]) => (value === undefined ? [] : [{ name, value }]));
}

/** The result of a check. It scrolls into sight: on a phone it stands below what was tapped. */
export function Result({ file, reading, verdict }: CheckedVideo) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    section.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  const { name } = file;
  const rows = rowsOf(reading.facts);
  return (
    <section
      ref={section}
      aria-label={TEXTS.resultFor(name)}
      className={classNames('grid gap-3 rounded-table border p-6', TONES[verdict.tone])}
    >
      <div className="grid gap-1">
        <h2 className="font-display text-2xl leading-tight font-semibold">{verdict.title}</h2>
        <p dir="auto" className="text-sm wrap-anywhere text-muted">
          {name}
        </p>
      </div>
      <p>{verdict.text}</p>
      <CheckedVideoPlayer file={file} />
      {rows.length > 0 && (
        <dl className="grid gap-x-6 gap-y-2 border-t border-line pt-4 sm:grid-cols-[9rem_minmax(0,1fr)]">
          {rows.map((row) => (
            <div key={row.name} className="contents">
              <dt className="text-sm text-muted sm:pt-0.5">{row.name}</dt>
              <dd dir="auto" className="min-w-0 text-left wrap-anywhere max-sm:mb-1.5">
                {row.value}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <details className="border-t border-line pt-3 text-sm">
        <summary className="cursor-pointer font-semibold">{TEXTS.details}</summary>
        <ul className="mt-3 grid gap-1.5 wrap-anywhere">
          {reading.sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
          <li className="figures text-muted">{TEXTS.sha256(reading.sha256)}</li>
        </ul>
      </details>
    </section>
  );
}
