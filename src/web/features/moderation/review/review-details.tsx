import type { ReactNode } from 'react';

import type { ReviewJobBody } from '#contracts/schemas/moderation.ts';
import { findPreset } from '#domain/order/presets.ts';
import { Findings, judgedTexts } from '#web/features/moderation/findings/findings.tsx';
import { FirstUses } from '#web/features/moderation/review/first-uses.tsx';
import { marketNames } from '#web/markets/market-names.ts';
import { Marked } from '#web/features/moderation/findings/marked.tsx';
import { isPromptInHead } from '#web/features/moderation/review/review-title.ts';
import { ReviewVerdict } from '#web/features/moderation/review/review-verdict.tsx';
import { ReviewWords } from '#web/features/moderation/review/review-words.tsx';
import { TEXTS } from '#web/features/moderation/texts.ts';
import { formatDateTime } from '#web/ui/text/moment.ts';

/** What was asked for, to be compared with the picture: words on screen and prompt. */
export function ReviewedTexts({ job }: { readonly job: ReviewJobBody }) {
  const excerpts = job.findings.map(({ excerpt }) => excerpt);
  return (
    <>
      <Part title={TEXTS.wordsOnScreen}>
        <ReviewWords job={job} />
      </Part>
      {!isPromptInHead(job) && (
        <Part title={TEXTS.prompt}>
          <p dir="auto" className="text-sm wrap-anywhere whitespace-pre-line">
            <Marked text={job.prompt} excerpts={excerpts} />
          </p>
        </Part>
      )}
    </>
  );
}

/** What the decision is about: findings and what is new. */
export function Objections({ job }: { readonly job: ReviewJobBody }) {
  return (
    <>
      {job.findings.length > 0 && (
        <Part title={TEXTS.findings} aside={TEXTS.foundFor(marketNames(job.markets))}>
          <Findings findings={job.findings} texts={judgedTexts(job)} />
        </Part>
      )}
      <FirstUses uses={job.firstUses} />
    </>
  );
}

/** What the checks say, whose it is, where it is shown and where it leads. */
export function ReviewFacts({ job }: { readonly job: ReviewJobBody }) {
  return (
    <div className="grid min-w-0 content-start gap-5">
      <ReviewVerdict job={job} />
      <FactList job={job} />
    </div>
  );
}

const SHORT_ID_LENGTH = 8;

interface PartProps {
  readonly title: string;
  readonly aside?: string;
  readonly children: ReactNode;
}

function Part({ title, aside, children }: PartProps) {
  return (
    <section className="grid gap-2 border-t border-line pt-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="label-caps text-muted">{title}</h2>
        {aside && <p className="text-sm text-muted">{aside}</p>}
      </div>
      {children}
    </section>
  );
}

function FactList({ job }: { readonly job: ReviewJobBody }) {
  const { markets, advertises, website, preset, organizationName, author, createdAt } = job;
  const facts = [
    [TEXTS.markets, marketNames(markets)],
    [TEXTS.advertises, TEXTS.advertised[advertises]],
    [TEXTS.linksTo, website],
    [TEXTS.preset, findPreset(preset)?.name ?? preset],
    [TEXTS.organization, organizationName],
    [TEXTS.author, author ?? TEXTS.aClosedAccount],
    [TEXTS.ordered, formatDateTime(createdAt)],
    [TEXTS.videoId, job.id.slice(0, SHORT_ID_LENGTH)],
  ] as const;
  return (
    <dl className="figures grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 border-t border-line pt-4 text-sm">
      {facts.map(
        ([name, value]) =>
          value !== null && (
            <div key={name} className="contents">
              <dt className="text-muted">{name}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
