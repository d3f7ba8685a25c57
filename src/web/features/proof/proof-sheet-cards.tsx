import { CircleCheck, OctagonX, ShieldAlert, ShieldCheck } from 'lucide-react';

import type { ProofSheetBody } from '#contracts/schemas/proof.ts';
import {
  isProven,
  PROOF_NOTE,
  proofSections,
  type ProofSection,
  type ProofTopic,
} from '#domain/proof-sheet.ts';
import { TEXTS } from '#web/features/proof/texts.ts';
import { Card, CardTitle } from '#web/ui/card.tsx';

/** What is measured stands first and wide; what happened to the file stands beside it. */
const MEASURED: readonly ProofTopic[] = ['label', 'flashes'];
const BESIDE: readonly ProofTopic[] = ['review', 'verdict', 'markets', 'file'];
const ORDERED: readonly ProofTopic[] = ['words', 'video'];

/** The sheet as cards: the answer first, then what it rests on. */
export function ProofSheetCards({ sheet }: { readonly sheet: ProofSheetBody }) {
  const sections = proofSections(sheet);
  const of = (topics: readonly ProofTopic[]) =>
    topics.flatMap((topic) => sections.filter((section) => section.topic === topic));
  return (
    <div className="grid gap-6">
      <Answer sheet={sheet} checks={of(MEASURED)} />
      <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-6">
          <Measurements sections={of(MEASURED)} />
          {of(ORDERED).map((section) => (
            <SectionCard key={section.heading} section={section} />
          ))}
        </div>
        <div className="grid min-w-0 gap-6">
          {of(BESIDE).map((section) => (
            <SectionCard key={section.heading} section={section} isNarrow />
          ))}
        </div>
      </div>
      <p className="max-w-3xl text-sm text-muted">{PROOF_NOTE}</p>
    </div>
  );
}

interface AnswerProps {
  readonly sheet: ProofSheetBody;
  readonly checks: readonly ProofSection[];
}

/** Whether all is as it has to be, and of which video that is said. */
function Answer({ sheet, checks }: AnswerProps) {
  const hasPassed = isProven(sheet);
  const Icon = hasPassed ? ShieldCheck : ShieldAlert;
  const failed = checks.filter(({ complaints }) => complaints.length > 0).length;
  return (
    <section
      aria-label={TEXTS.result}
      className="evening felt layout-line m-1 flex flex-wrap items-center gap-x-6 gap-y-4 rounded-card p-6"
    >
      <Icon
        aria-hidden="true"
        className={hasPassed ? 'size-12 text-jade' : 'size-12 text-danger'}
      />
      <div className="grid min-w-0 flex-1 basis-64 gap-1">
        <h2 className="font-display text-3xl leading-tight font-semibold">
          {hasPassed ? TEXTS.allChecksPassed : TEXTS.someChecksFailed}
        </h2>
        <p className="text-muted">{TEXTS.checksMade(checks.length, failed)}</p>
      </div>
      <p
        dir="auto"
        className="line-clamp-3 min-w-0 flex-1 basis-80 border-l-2 border-gilt-line pl-4 wrap-anywhere"
      >
        {sheet.words.headline ?? sheet.prompt}
      </p>
    </section>
  );
}

function Measurements({ sections }: { readonly sections: readonly ProofSection[] }) {
  return (
    <Card aria-labelledby="measurements">
      <CardTitle id="measurements" className="mb-2">
        {TEXTS.measurements}
      </CardTitle>
      <ul className="divide-y divide-line">
        {sections.map((section, index) => (
          <Measurement key={`${section.heading} ${index}`} section={section} />
        ))}
      </ul>
    </Card>
  );
}

function Measurement({
  section: { heading, rows, complaints },
}: {
  readonly section: ProofSection;
}) {
  const hasPassed = complaints.length === 0;
  const Icon = hasPassed ? CircleCheck : OctagonX;
  return (
    <li className="grid gap-3 py-5 last:pb-0">
      <h3 className="flex items-center gap-2.5 font-semibold">
        <Icon
          aria-hidden="true"
          className={hasPassed ? 'size-5 shrink-0 text-jade' : 'size-5 shrink-0 text-danger'}
        />
        {heading}
        <span className="sr-only">{hasPassed ? TEXTS.passed : TEXTS.failed}</span>
      </h3>
      {complaints.map((complaint) => (
        <p key={complaint} className="text-danger">
          {complaint}
        </p>
      ))}
      <Rows rows={rows} />
    </li>
  );
}

interface SectionCardProps {
  readonly section: ProofSection;
  /** Each value stands under its name. */
  readonly isNarrow?: boolean;
}

function SectionCard({ section: { topic, heading, rows }, isNarrow = false }: SectionCardProps) {
  return (
    <Card aria-labelledby={topic}>
      <CardTitle id={topic} className="mb-4">
        {heading}
      </CardTitle>
      <Rows rows={rows} isNarrow={isNarrow} />
    </Card>
  );
}

function Rows({
  rows,
  isNarrow = false,
}: Pick<ProofSection, 'rows'> & Pick<SectionCardProps, 'isNarrow'>) {
  return (
    <dl
      className={
        isNarrow
          ? 'grid gap-3 text-[0.9375rem]'
          : 'grid gap-x-6 gap-y-2 text-[0.9375rem] sm:grid-cols-[10rem_minmax(0,1fr)]'
      }
    >
      {rows.map(([name, value]) => (
        <div key={name + value} className={isNarrow ? 'grid gap-0.5' : 'contents'}>
          <dt className="text-sm text-muted">{name}</dt>
          <dd dir="auto" className="figures min-w-0 text-left wrap-anywhere max-sm:mb-1.5">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
