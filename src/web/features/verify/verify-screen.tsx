import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import { FileCheck2 } from 'lucide-react';
import type { ChangeEvent } from 'react';
import { Link } from 'react-router';

import { describeFailure } from '#web/api/toast-failure.ts';
import { Wordmark } from '#web/art/wordmark.tsx';
import {
  checkVideo,
  nameOf,
  type CheckedVideo,
  type Sample,
} from '#web/features/verify/check-video.ts';
import { HowFilmsAreMade } from '#web/features/verify/how-films-are-made.tsx';
import { Result } from '#web/features/verify/result.tsx';
import { Samples } from '#web/features/verify/samples.tsx';
import { TEXTS } from '#web/features/verify/texts.ts';
import { POSSIBLE_VERDICTS } from '#web/features/verify/verdict.ts';
import { VerdictIcon } from '#web/features/verify/verdict-icon.tsx';
import { PATHS } from '#web/paths.ts';
import { SiteFooter } from '#web/site/site-footer.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';

/** The field lies over all of its place, so that browsers take a file dropped anywhere on it. */
function FileChoice({ onChoose }: { readonly onChoose: (file: File) => void }) {
  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    // The same file may be chosen again.
    event.target.value = '';
    if (file) onChoose(file);
  }
  return (
    <label className="relative grid justify-items-center gap-3 rounded-table border border-dashed border-line-strong bg-surface px-8 py-12 text-center focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-gilt hover:border-gilt">
      <FileCheck2 aria-hidden="true" className="size-10 text-gilt" />
      <span className="text-lg font-semibold">{TEXTS.chooseAVideoMp4}</span>
      <span className="text-sm text-muted">
        {TEXTS.orDropIt} {TEXTS.theFileIsCheckedInYour}
      </span>
      <input
        type="file"
        accept="video/mp4"
        className="absolute inset-0 size-full cursor-pointer opacity-0"
        onChange={handleChange}
      />
    </label>
  );
}

/** What a result may say, before somebody has one. */
function PossibleResults() {
  return (
    <section aria-labelledby="possible-results" className="grid content-start gap-4">
      <h2 id="possible-results" className="font-display text-2xl leading-tight font-semibold">
        {TEXTS.whatTheResultTells}
      </h2>
      <ul className="grid gap-4">
        {POSSIBLE_VERDICTS.map(({ title, text, tone }) => (
          <li key={title} className="flex items-start gap-3">
            <VerdictIcon tone={tone} className="mt-0.5 size-6" />
            <p>
              <span className="font-semibold">{title}.</span>{' '}
              <span className="text-muted">{text}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The check that is running, and its end. */
function Check({
  check,
}: {
  readonly check: UseMutationResult<CheckedVideo, Error, File | Sample>;
}) {
  const known = [TEXTS.filesOver500MbCannotBe, TEXTS.notAnMp4];
  const failure = known.find((text) => text === check.error?.message);
  if (check.isPending) {
    return (
      <p className="flex items-center gap-3">
        <Spinner /> {TEXTS.reading(nameOf(check.variables))}
      </p>
    );
  }
  if (check.isError) {
    return (
      <p role="alert" className="rounded-plaque bg-danger-surface px-4 py-3 text-danger">
        {describeFailure(check.error, failure ?? TEXTS.thisFileCouldNotBeRead)}
      </p>
    );
  }
  return check.data ? <Result key={check.data.reading.sha256} {...check.data} /> : null;
}

/** For anybody who holds a film: whether it was made here and whether it was changed since. */
export function VerifyScreen() {
  const check = useMutation({ mutationFn: checkVideo });
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="mx-auto flex h-20 w-full max-w-(--site-width) items-center px-5 sm:px-8">
        <Link to={PATHS.landing} aria-label={TEXTS.casinoreelHome}>
          <Wordmark />
        </Link>
      </header>
      <main className="mx-auto grid w-full max-w-(--site-width) grow content-start gap-12 px-5 py-10 sm:px-8">
        <div className="grid gap-2">
          <h1 className="font-display text-4xl leading-[1.05] font-semibold sm:text-5xl">
            {TEXTS.verifyAVideo}
          </h1>
          <p className="max-w-2xl text-lg text-muted">{TEXTS.findOutWhetherAVideoWas}</p>
        </div>
        <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <div className="grid min-w-0 gap-6">
            <div>
              <FileChoice onChoose={(file) => check.mutate(file)} />
              {/* Displayed also while empty: a live region is announced only if it was there before. */}
              <div aria-live="polite" className="grid gap-4 not-empty:mt-6">
                <Check check={check} />
              </div>
            </div>
            <Samples onChoose={(sample) => check.mutate(sample)} />
          </div>
          <PossibleResults />
        </div>
        <HowFilmsAreMade />
        <p className="max-w-4xl border-t border-line pt-5 text-sm text-muted">
          {TEXTS.videosMadeHereCarryVisibleLabels}
        </p>
      </main>
      <SiteFooter />
    </div>
  );
}
