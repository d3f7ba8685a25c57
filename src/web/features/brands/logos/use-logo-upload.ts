import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

import { sentenceOf } from '#web/api/api-error.ts';
import { useChange } from '#web/api/use-change.ts';
import { brandsQuery } from '#web/features/brands/brand-queries.ts';
import { TEXTS } from '#web/features/brands/texts.ts';
import { fileQuery, isUnfinished, mediaQuery } from '#web/media/media-query.ts';
import { UnusableFile, uploadFile } from '#web/media/upload-file.ts';

export interface LogoUpload {
  /** The file that was uploaded here last, until its rights have been asked for. */
  readonly sentId: string | null;
  readonly onSent: (mediaId: string | null) => void;
  /** Hears the id of a new file once it can be shown. */
  readonly onUploaded: (mediaId: string) => void;
}

export type LogoUploading = ReturnType<typeof useLogoUpload>;

/** Brings a logo to the library; once it is checked, it is handed over and its rights are asked for. */
export function useLogoUpload({ sentId, onSent, onUploaded }: LogoUpload) {
  const queryClient = useQueryClient();
  const file = useQuery({ ...fileQuery(sentId ?? ''), enabled: sentId !== null });
  const sent = sentId === null ? undefined : file.data;
  const [problem, setProblem] = useState<string>();

  const upload = useChange({
    mutationFn: (logo: File) =>
      uploadFile(logo, {
        kind: 'logo',
        signal: new AbortController().signal,
        onProgress: () => undefined,
      }),
    onMutate: () => setProblem(undefined),
    onSuccess: onSent,
    onError: (error) =>
      setProblem(
        error instanceof UnusableFile ? error.message : sentenceOf(error, TEXTS.logoNotUploaded),
      ),
  });

  const outcome = file.isError ? 'failed' : sent?.state;
  const isWithoutRights = sent?.rights === null;

  function conclude(mediaId: string, reached: typeof outcome) {
    if (reached === 'ready') {
      onUploaded(mediaId);
      if (!isWithoutRights) onSent(null);
      void queryClient.invalidateQueries({ queryKey: mediaQuery.queryKey, exact: true });
    } else if (reached === 'failed') {
      setProblem(sentenceOf(file.error, TEXTS.logoNotUploaded));
      onSent(null);
    } else if (reached === 'refused') {
      setProblem(sent?.refusal ?? TEXTS.logoNotUploaded);
      onSent(null);
    }
  }
  const concludeNow = useRef(conclude);
  useEffect(() => {
    concludeNow.current = conclude;
  });
  useEffect(() => {
    if (sentId !== null) concludeNow.current(sentId, outcome);
  }, [sentId, outcome]);

  const isUploading = upload.isPending || (sentId !== null && (!sent || isUnfinished(sent)));
  return {
    upload: (logo: File | undefined) => {
      if (logo && !isUploading) upload.mutate(logo);
    },
    isUploading,
    /** Why the last file cannot be used. */
    problem,
    /** The new file while its rights are asked for. */
    awaitingRights: sent?.state === 'ready' && isWithoutRights ? sent : null,
    closeRights: () => {
      onSent(null);
      // Frames with a logo are drawn once its rights are stated.
      void queryClient.invalidateQueries({ queryKey: brandsQuery.queryKey });
    },
  };
}
