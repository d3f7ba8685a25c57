import { useQuery } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import { Link, useParams } from 'react-router';

import { proofRoutes } from '#contracts/routes/proof.ts';
import type { ProofSheetBody } from '#contracts/schemas/proof.ts';
import { isProven, PROOF_NOTE, proofSections, type ProofSection } from '#domain/proof-sheet.ts';
import { hasStatus } from '#web/api/api-error.ts';
import { callFile } from '#web/api/client.ts';
import { FailedRead } from '#web/api/failed-read.tsx';
import { toastFailure } from '#web/api/toast-failure.ts';
import { useChange } from '#web/api/use-change.ts';
import { proofQuery } from '#web/features/proof/proof-query.ts';
import { TEXTS } from '#web/features/proof/texts.ts';
import { PATHS } from '#web/paths.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

function Section({ heading, rows }: ProofSection) {
  return (
    <section className="grid gap-3 border-t border-gilt-line pt-4">
      <h2 className="font-display text-xl font-semibold">{heading}</h2>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[12rem_minmax(0,1fr)]">
        {rows.map(([name, value]) => (
          <div key={name + value} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="figures min-w-0 break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function PaperButton({ jobId }: { readonly jobId: string }) {
  const paper = useChange({
    mutationFn: () => callFile(proofRoutes.paper, { params: { id: jobId } }),
    onSuccess: (file) => saveFile(file, `proof-sheet-${jobId.slice(0, 8)}.pdf`),
    onError: (error) => toastFailure({ title: TEXTS.couldNotSaveTheProofSheet, error }),
  });
  return (
    <Button pending={paper.isPending} onClick={() => paper.mutate()}>
      {!paper.isPending && <FileDown aria-hidden="true" className="size-4.5" />}
      {TEXTS.saveAsPdf}
    </Button>
  );
}

function Sheet({ sheet }: { readonly sheet: ProofSheetBody }) {
  return (
    <div className="grid max-w-3xl gap-7">
      <p>
        {isProven(sheet) ? (
          <Badge tone="default">{TEXTS.allChecksPassed}</Badge>
        ) : (
          <Badge tone="destructive">{TEXTS.someChecksFailed}</Badge>
        )}
      </p>
      {proofSections(sheet).map((section, index) => (
        <Section key={`${section.heading} ${index}`} {...section} />
      ))}
      <p className="text-sm text-muted">{PROOF_NOTE}</p>
    </div>
  );
}

/** The proof sheet of one video: what its frames show, its verdicts, its review, its hashes. */
export function ProofScreen() {
  const { jobId = '' } = useParams();
  const query = useQuery(proofQuery(jobId));
  const isMissing = hasStatus(query.error, 404);
  return (
    <>
      <PageHeading
        title={TEXTS.proofSheet}
        lead={TEXTS.measuredInTheFinishedVideoFrame}
        {...(query.data && { actions: <PaperButton jobId={jobId} /> })}
      />
      {query.isPending && (
        <output aria-label={TEXTS.loadingTheProofSheet}>
          <Skeleton className="h-96 max-w-3xl" />
        </output>
      )}
      {isMissing && (
        <EmptyState
          title={TEXTS.noProofSheet}
          text={TEXTS.thisVideoIsNotFinishedOr}
          action={
            <Button asChild variant="secondary">
              <Link to={PATHS.videos}>{TEXTS.myVideos}</Link>
            </Button>
          }
        />
      )}
      {query.isError && !isMissing && (
        <FailedRead title={TEXTS.theProofSheetCouldNotBe} query={query} />
      )}
      {query.data && <Sheet sheet={query.data} />}
    </>
  );
}
