import {
  ChevronDown,
  CircleCheck,
  OctagonX,
  ShieldAlert,
  ShieldCheck,
  TriangleAlert,
} from 'lucide-react';

import type { ProofSheetBody } from '#contracts/schemas/proof.ts';
import {
  isProven,
  PROOF_NOTE,
  proofSections,
  releaseOf,
  wordsVerdict,
  type ProofSection,
  type ProofTopic,
} from '#domain/proof/proof-sheet.ts';
import { checkNumbers } from '#web/features/proof/check-numbers.ts';
import { plainAnswers } from '#web/features/proof/plain-answers.ts';
import { ProvenVideo } from '#web/features/proof/proven-video.tsx';
import { ReviewCard } from '#web/features/proof/review-card.tsx';
import { TEXTS } from '#web/features/proof/texts.ts';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { Unbroken } from '#web/ui/text/unbroken.tsx';

const MEASURED: readonly ProofTopic[] = ['label', 'flashes'];
/** Their helplines stay on one line. Anything else is to be copied as it is. */
const WITH_HELPLINES: readonly ProofTopic[] = ['label', 'markets'];
const TECHNICAL: readonly ProofTopic[] = ['verdict', 'video', 'file'];

/** The sheet as cards: the answer first, what it rests on in plain words, and the figures where asked for. */
export function ProofSheetCards({ sheet }: { readonly sheet: ProofSheetBody }) {
  const sections = proofSections(sheet);
  const of = (...topics: readonly ProofTopic[]) =>
    topics.flatMap((topic) => sections.filter((section) => section.topic === topic));
  return (
    <div className="grid gap-6">
      <Answer sheet={sheet} checks={of(...MEASURED)} />
      <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid min-w-0 gap-6">
          <Checks sheet={sheet} sections={of(...MEASURED)} />
          {of('words').map((section) => (
            <SectionCard key={section.heading} section={section} />
          ))}
        </div>
        <div className="grid min-w-0 gap-6">
          <ReviewCard {...sheet} />
          {of('markets').map((section) => (
            <SectionCard key={section.heading} section={section} isNarrow />
          ))}
        </div>
      </div>
      <Technical sections={of(...TECHNICAL)} />
      <p className="max-w-3xl text-sm text-muted">{PROOF_NOTE}</p>
    </div>
  );
}

interface AnswerProps {
  readonly sheet: ProofSheetBody;
  readonly checks: readonly ProofSection[];
}

/** Whether all is as it has to be, in a sentence, and of which video that is said. */
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
        className={hasPassed ? 'size-14 text-jade' : 'size-14 text-danger'}
      />
      <div className="grid min-w-0 flex-1 basis-80 gap-1.5">
        <h2 className="font-display text-3xl leading-tight font-semibold">
          {hasPassed ? TEXTS.allChecksPassed : TEXTS.someChecksFailed}
        </h2>
        <p className="max-w-2xl">
          {hasPassed
            ? TEXTS.whatPassingMeans(sheet.proof.flashes !== undefined)
            : TEXTS.whatFailingMeans(failed, checks.length)}
        </p>
        <p className="figures text-sm wrap-anywhere text-muted">
          {TEXTS.versions(sheet.policyVersion, sheet.marketsVersion)}
        </p>
      </div>
      <ProvenVideo sheet={sheet} />
    </section>
  );
}

interface ChecksProps {
  readonly sheet: ProofSheetBody;
  readonly sections: readonly ProofSection[];
}

function Checks({ sheet, sections }: ChecksProps) {
  const answers = plainAnswers(sheet);
  const numbers = checkNumbers(sheet.proof);
  const numbered = sections
    .map((section, index) => ({
      section,
      number: numbers[index] ?? index + 1,
      answer: answers[index] ?? '',
    }))
    .toSorted((one, other) => one.number - other.number);
  return (
    <Card aria-labelledby="checks">
      <CardTitle id="checks" className="mb-1">
        {TEXTS.whatWasChecked}
      </CardTitle>
      <p className="mb-2 text-sm text-muted">{TEXTS.openForFigures}</p>
      <ul className="divide-y divide-line">
        {numbered.map((check) => (
          <Check key={check.number} {...check} />
        ))}
        <WordsCheck sheet={sheet} number={sections.length + 1} />
      </ul>
    </Card>
  );
}

interface CheckProps {
  readonly section: ProofSection;
  /** As its box in the picture has it. */
  readonly number: number;
  readonly answer: string;
}

/** One check in plain words; unfolded, what was measured. What failed is unfolded from the start. */
function Check({ section, number, answer }: CheckProps) {
  const { heading, complaints } = section;
  const hasPassed = complaints.length === 0;
  const Icon = hasPassed ? CircleCheck : OctagonX;
  return (
    <li>
      <details className="group" open={!hasPassed}>
        <summary className="flex cursor-pointer list-none items-start gap-3 py-4">
          <Icon
            aria-hidden="true"
            className={
              hasPassed ? 'mt-0.5 size-5 shrink-0 text-jade' : 'mt-0.5 size-5 shrink-0 text-danger'
            }
          />
          <span className="grid min-w-0 flex-1 gap-0.5">
            <span className="font-semibold">
              <span className="figures text-muted">{number}.</span> {heading}
              <span className="sr-only"> {hasPassed ? TEXTS.passed : TEXTS.failed}</span>
            </span>
            <span className="wrap-anywhere text-muted">
              <Unbroken text={answer} />
            </span>
            {complaints.map((complaint) => (
              <span key={complaint} className="text-danger">
                {complaint}
              </span>
            ))}
          </span>
          <ChevronDown
            aria-hidden="true"
            className="mt-1 size-4 shrink-0 text-muted transition-transform group-open:rotate-180"
          />
        </summary>
        <div className="pb-5 pl-8">
          <Rows section={section} />
        </div>
      </details>
    </li>
  );
}

/** What was found in the words before the video was created, and who allowed it all the same. */
function WordsCheck({
  sheet,
  number,
}: {
  readonly sheet: ProofSheetBody;
  readonly number: number;
}) {
  const { findings, decisions, policyVersion } = sheet;
  const isClean = findings.length === 0;
  const Icon = isClean ? CircleCheck : TriangleAlert;
  const release = isClean ? null : releaseOf(decisions);
  return (
    <li className="flex items-start gap-3 py-4">
      <Icon
        aria-hidden="true"
        className={
          isClean ? 'mt-0.5 size-5 shrink-0 text-jade' : 'mt-0.5 size-5 shrink-0 text-amber'
        }
      />
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p className="font-semibold">
          <span className="figures text-muted">{number}.</span> {TEXTS.words}
        </p>
        <p className="figures wrap-anywhere text-muted">
          {TEXTS.judgedBy(wordsVerdict(findings.length, release), policyVersion)}
        </p>
        {findings.map(({ category, excerpt, message }) => (
          <p key={`${category} ${excerpt} ${message}`} className="wrap-anywhere text-muted">
            {excerpt !== '' && <q dir="auto">{excerpt}</q>} {message}
          </p>
        ))}
      </div>
    </li>
  );
}

/** Versions, identifiers and hashes: for those who check the sheet itself. */
function Technical({ sections }: { readonly sections: readonly ProofSection[] }) {
  return (
    <details className="group rounded-card border border-line bg-surface p-5 sm:p-6">
      <summary className="flex cursor-pointer list-none items-center gap-3">
        <span className="grid flex-1 gap-0.5">
          <span className="font-display text-xl font-semibold">{TEXTS.technicalDetails}</span>
          <span className="text-sm text-muted">{TEXTS.technicalDetailsLead}</span>
        </span>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="mt-6 grid grid-cols-1 gap-x-10 gap-y-8 xl:grid-cols-3">
        {sections.map((section) => (
          <section
            key={section.heading}
            aria-label={section.heading}
            className="grid content-start gap-3"
          >
            <h3 className="label-caps text-muted">{section.heading}</h3>
            <Rows section={section} isNarrow />
          </section>
        ))}
      </div>
    </details>
  );
}

interface SectionCardProps {
  readonly section: ProofSection;
  /** Each value stands under its name. */
  readonly isNarrow?: boolean;
}

function SectionCard({ section, isNarrow = false }: SectionCardProps) {
  const { topic, heading } = section;
  return (
    <Card aria-labelledby={topic}>
      <CardTitle id={topic} className="mb-4">
        {heading}
      </CardTitle>
      <Rows section={section} isNarrow={isNarrow} />
    </Card>
  );
}

function Rows({ section: { topic, rows }, isNarrow = false }: SectionCardProps) {
  const hasHelplines = WITH_HELPLINES.includes(topic);
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
            {hasHelplines ? <Unbroken text={value} /> : value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
