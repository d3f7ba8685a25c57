import { useMutation } from '@tanstack/react-query';
import { FileCheck2, ShieldCheck, ShieldOff, ShieldQuestion, ShieldX } from 'lucide-react';
import { useEffect, useRef, type ChangeEvent } from 'react';
import { Link } from 'react-router';

import { proofRoutes } from '#contracts/routes/proof.ts';
import { PRESETS } from '#domain/presets.ts';
import { call } from '#web/api/client.ts';
import { describeFailure } from '#web/api/toast-failure.ts';
import { Wordmark } from '#web/art/wordmark.tsx';
import { ExamplesToTry } from '#web/features/verify/examples-to-try.tsx';
import {
  FILE_BYTES_MAX,
  isMp4,
  readFilm,
  type FilmFacts,
} from '#web/features/verify/film-reading.ts';
import { HowFilmsAreMade } from '#web/features/verify/how-films-are-made.tsx';
import { isOurExample } from '#web/features/verify/our-examples.ts';
import { TEXTS } from '#web/features/verify/texts.ts';
import {
  EXAMPLE,
  POSSIBLE_VERDICTS,
  verdictOf,
  type VerdictWords,
} from '#web/features/verify/verdict.ts';
import { PATHS } from '#web/paths.ts';
import { SiteFooter } from '#web/site/site-footer.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { formatDateTime } from '#web/ui/moment.ts';
import { Spinner } from '#web/ui/spinner.tsx';

const CANNOT_READ = TEXTS.thisFileCouldNotBeRead;
const TOO_LARGE = TEXTS.filesOver500MbCannotBe;
const NO_VIDEO = TEXTS.notAnMp4;

const fileNameIn = (address: string) => address.split('/').at(-1) ?? '';

/** A film of this site, as if somebody had chosen its file. */
async function fileAt(address: string): Promise<File> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(CANNOT_READ);
  return new File([await response.blob()], fileNameIn(address), { type: 'video/mp4' });
}

/** Reads the file here and asks the server for its hash alone. */
async function verify(chosen: File | string) {
  const file = typeof chosen === 'string' ? await fileAt(chosen) : chosen;
  if (file.size > FILE_BYTES_MAX) throw new Error(TOO_LARGE);
  if (!(await isMp4(file))) throw new Error(NO_VIDEO);
  const roots = await call(proofRoutes.roots, {});
  const reading = await readFilm({ file, roots });
  const record = await call(proofRoutes.verify, { body: { sha256: reading.sha256 } });
  const isUnknown = reading.validation === 'none' && !record.isKnown;
  const isExample = isUnknown && (await isOurExample(reading.sha256));
  const verdict = isExample ? EXAMPLE : verdictOf(reading.validation, record);
  return { file, reading, verdict };
}

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

function Result({ file, reading, verdict }: Awaited<ReturnType<typeof verify>>) {
  const { name } = file;
  const rows = rowsOf(reading.facts);
  return (
    <section
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
      <CheckedVideo file={file} />
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

/** The video itself, from the file: what the result is about can be seen. */
function CheckedVideo({ file }: { readonly file: File }) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(file);
    if (video.current) video.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- whatever file somebody chose
    <video
      ref={video}
      controls
      playsInline
      preload="metadata"
      aria-label={file.name}
      className="aspect-video max-h-96 w-full rounded-plaque bg-(--art-black) object-contain"
    />
  );
}

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

const OUTCOMES = [
  { verdict: POSSIBLE_VERDICTS.approved, Icon: ShieldCheck, look: 'text-jade' },
  { verdict: POSSIBLE_VERDICTS.valid, Icon: ShieldQuestion, look: 'text-amber' },
  { verdict: POSSIBLE_VERDICTS.invalid, Icon: ShieldX, look: 'text-danger' },
  { verdict: POSSIBLE_VERDICTS.none, Icon: ShieldOff, look: 'text-muted' },
] as const;

/** What a result may say, before somebody has one. */
function PossibleResults() {
  return (
    <section aria-labelledby="possible-results" className="grid content-start gap-4">
      <h2 id="possible-results" className="font-display text-2xl leading-tight font-semibold">
        {TEXTS.whatTheResultTells}
      </h2>
      <ul className="grid gap-4">
        {OUTCOMES.map(({ verdict, Icon, look }) => (
          <li key={verdict.title} className="flex items-start gap-3">
            <Icon aria-hidden="true" className={classNames('mt-0.5 size-6 shrink-0', look)} />
            <p>
              <span className="font-semibold">{verdict.title}.</span>{' '}
              <span className="text-muted">{verdict.text}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const nameOf = (chosen: File | string) =>
  typeof chosen === 'string' ? fileNameIn(chosen) : chosen.name;

/** For anybody who holds a film: whether it was made here and whether it was changed since. */
export function VerifyScreen() {
  const check = useMutation({ mutationFn: verify });
  const failure = [TOO_LARGE, NO_VIDEO].find((text) => text === check.error?.message);
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
              {/* Displayed also while it is empty: a live region is announced only if it was there before. */}
              <div aria-live="polite" className="grid gap-4 not-empty:mt-6">
                {check.isPending && (
                  <p className="flex items-center gap-3">
                    <Spinner /> {TEXTS.reading(nameOf(check.variables))}
                  </p>
                )}
                {check.isError && (
                  <p
                    role="alert"
                    className="rounded-plaque bg-danger-surface px-4 py-3 text-danger"
                  >
                    {describeFailure(check.error, failure ?? CANNOT_READ)}
                  </p>
                )}
                {check.data && <Result key={check.data.reading.sha256} {...check.data} />}
              </div>
            </div>
            <ExamplesToTry onChoose={(address) => check.mutate(address)} />
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
