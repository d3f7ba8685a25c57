import type { ReactNode } from 'react';

import type { ReviewJobBody } from '#contracts/schemas/moderation.ts';
import { Findings, judgedTexts } from '#web/features/moderation/findings/findings.tsx';
import { FirstUses } from '#web/features/moderation/review/first-uses.tsx';
import { LabelCheck } from '#web/features/moderation/review/label-check.tsx';
import { marketNames } from '#web/markets/market-names.ts';
import { Marked } from '#web/features/moderation/findings/marked.tsx';
import { isPromptInHead } from '#web/features/moderation/review/review-title.ts';
import { ReviewWords } from '#web/features/moderation/review/review-words.tsx';
import { TEXTS } from '#web/features/moderation/texts.ts';

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

/** Where it is shown, where it leads, and what its frames show. */
export function ReviewFacts({ job }: { readonly job: ReviewJobBody }) {
  return (
    <div className="grid min-w-0 content-start gap-5">
      <FactList job={job} />
      {job.status === 'ready' && <LabelCheck jobId={job.id} />}
    </div>
  );
}

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
  const { markets, findings, advertises, website, policyVersion } = job;
  const facts = [
    [TEXTS.markets, findings.length > 0 ? null : marketNames(markets)],
    [TEXTS.advertises, TEXTS.advertised[advertises]],
    [TEXTS.linksTo, website],
    [TEXTS.policy, policyVersion],
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
