import type { ReactNode } from 'react';

import type { ReviewJobBody } from '#contracts/schemas/moderation.ts';
import { Findings, judgedTexts } from '#web/features/moderation/findings.tsx';
import { FirstUses } from '#web/features/moderation/first-uses.tsx';
import { LabelCheck } from '#web/features/moderation/label-check.tsx';
import { marketNames } from '#web/features/moderation/market-names.ts';
import { Marked } from '#web/features/moderation/marked.tsx';
import { isPromptInHead } from '#web/features/moderation/review-title.ts';
import { ReviewWords } from '#web/features/moderation/review-words.tsx';
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

/** What the decision is about: findings and what is new; facts last. */
export function ReviewDetails({ job }: { readonly job: ReviewJobBody }) {
  return (
    <div className="grid min-w-0 content-start gap-5">
      {job.findings.length > 0 && (
        <Part title={TEXTS.findings}>
          <Findings findings={job.findings} texts={judgedTexts(job)} />
        </Part>
      )}
      <FirstUses uses={job.firstUses} />
      <FactList job={job} />
      {job.status === 'ready' && <LabelCheck jobId={job.id} />}
    </div>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="grid gap-2 border-t border-line pt-4">
      <h2 className="label-caps text-muted">{title}</h2>
      {children}
    </section>
  );
}

function FactList({ job: { markets, website, policyVersion } }: { readonly job: ReviewJobBody }) {
  const facts = [
    [TEXTS.markets, marketNames(markets)],
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
