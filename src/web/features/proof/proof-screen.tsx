import { useQuery } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import { Link, useParams } from 'react-router';

import { proofRoutes } from '#contracts/routes/proof.ts';
import { titleOfVideo } from '#domain/videos/video-title.ts';
import { hasStatus } from '#web/api/api-error.ts';
import { callFile } from '#web/api/client.ts';
import { FailedRead } from '#web/api/failed-read.tsx';
import { toastFailure } from '#web/api/toast-failure.ts';
import { useChange } from '#web/api/use-change.ts';
import { proofQuery, provenVideoQuery } from '#web/features/proof/proof-query.ts';
import { ProofSheetCards } from '#web/features/proof/proof-sheet-cards.tsx';
import { TEXTS } from '#web/features/proof/texts.ts';
import { PATHS } from '#web/paths.ts';
import { useSignedIn } from '#web/session/use-signed-in.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import { saveFile } from '#web/ui/save-file.ts';

const SHORT_ID_LENGTH = 8;

function Actions({ jobId }: { readonly jobId: string }) {
  const { isOperator } = useSignedIn().organization;
  const paper = useChange({
    mutationFn: () => callFile(proofRoutes.paper, { params: { id: jobId } }),
    onSuccess: (file) => saveFile(file, `proof-sheet-${jobId.slice(0, SHORT_ID_LENGTH)}.pdf`),
    onError: (error) => toastFailure({ title: TEXTS.couldNotSaveTheProofSheet, error }),
  });
  return (
    <>
      <Button asChild variant="secondary">
        <Link to={isOperator ? PATHS.reviewOf(jobId) : PATHS.videoOf(jobId)}>
          {TEXTS.openVideo}
        </Link>
      </Button>
      <Button pending={paper.isPending} onClick={() => paper.mutate()}>
        {!paper.isPending && <FileDown aria-hidden="true" className="size-4.5" />}
        {TEXTS.saveAsPdf}
      </Button>
    </>
  );
}

function Loading() {
  return (
    <output aria-label={TEXTS.loadingTheProofSheet} className="grid gap-6">
      <Skeleton className="h-32" />
      <Skeleton className="h-96" />
    </output>
  );
}

/** The proof sheet of one video: what its frames show, its verdicts, its review, its hashes. */
export function ProofScreen() {
  const { jobId = '' } = useParams();
  const query = useQuery(proofQuery(jobId));
  const isMissing = hasStatus(query.error, 404);
  const video = useQuery({ ...provenVideoQuery(jobId), enabled: query.isSuccess });
  const lead = query.data
    ? TEXTS.sheetOf(
        titleOfVideo({ ...query.data, label: video.data?.title ?? null }),
        jobId.slice(0, SHORT_ID_LENGTH),
      )
    : TEXTS.measuredInTheFinishedVideoFrame;
  return (
    <div className="max-w-400">
      <PageHeading
        title={TEXTS.proofSheet}
        lead={lead}
        {...(query.data && { actions: <Actions jobId={jobId} /> })}
      />
      {query.isPending && <Loading />}
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
      {query.data && <ProofSheetCards sheet={query.data} />}
    </div>
  );
}
