import { useEffect, useRef } from 'react';

import { PRESETS } from '#domain/order/presets.ts';
import type { CheckedVideo } from '#web/features/verify/check-video.ts';
import { CheckedVideoPlayer } from '#web/features/verify/checked-video-player.tsx';
import type { FilmFacts } from '#web/features/verify/film-reading.ts';
import { TEXTS } from '#web/features/verify/texts.ts';
import type { VerdictWords } from '#web/features/verify/verdict.ts';
import { VerdictIcon } from '#web/features/verify/verdict-icon.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { formatDateTime } from '#web/ui/text/moment.ts';
import { Disclosure } from '#web/ui/layout/disclosure.tsx';

const TONES: Record<VerdictWords['tone'], string> = {
  good: 'border-jade bg-jade-surface',
  open: 'border-gilt-line bg-surface',
  bad: 'border-danger bg-danger-surface',
  none: 'border-line-strong bg-surface',
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

/** The result of a check. It scrolls into sight: samples are tapped below it. */
export function Result({ file, reading, verdict }: CheckedVideo) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    section.current?.scrollIntoView?.({ block: 'start' });
  }, []);
  const { name } = file;
  const rows = rowsOf(reading.facts);
  const isForged = verdict.tone === 'bad';
  return (
    <section
      ref={section}
      aria-label={TEXTS.resultFor(name)}
      className={classNames('grid scroll-mt-6 gap-3 rounded-table border p-6', TONES[verdict.tone])}
    >
      <div className="flex items-start gap-4">
        <VerdictIcon tone={verdict.tone} className="size-10" />
        <div className="grid min-w-0 gap-1">
          <h2 className="font-display text-2xl leading-tight font-semibold">{verdict.title}</h2>
          <p dir="auto" className="text-sm wrap-anywhere text-muted">
            {name}
          </p>
        </div>
      </div>
      <p>{verdict.text}</p>
      <CheckedVideoPlayer file={file} />
      {isForged && rows.length > 0 && (
        <h3 className="border-t border-line pt-4 font-semibold">{TEXTS.whatTheFileClaims}</h3>
      )}
      {rows.length > 0 && (
        <dl
          className={classNames(
            'grid gap-x-6 gap-y-2 sm:grid-cols-[9rem_minmax(0,1fr)]',
            !isForged && 'border-t border-line pt-4',
          )}
        >
          {rows.map((row) => (
            <div key={row.name} className="contents">
              <dt className="text-sm text-muted sm:pt-0.5">{row.name}</dt>
              <dd
                dir="auto"
                className={classNames(
                  'min-w-0 text-left wrap-anywhere max-sm:mb-1.5',
                  isForged && 'text-muted line-through',
                )}
              >
                {row.value}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <Disclosure
        className="border-t border-line pt-3 text-sm"
        title={TEXTS.details}
        titleClassName="hover:text-ink font-semibold"
      >
        <ul className="mt-3 grid gap-1.5 wrap-anywhere">
          {reading.sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
          <li className="figures text-muted">{TEXTS.sha256(reading.sha256)}</li>
        </ul>
      </Disclosure>
    </section>
  );
}
