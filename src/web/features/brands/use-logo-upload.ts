import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

import type { MediaBody } from '#contracts/schemas/media.ts';
import { toastFailure } from '#web/api/toast-failure.ts';
import { useChange } from '#web/api/use-change.ts';
import { TEXTS } from '#web/features/brands/texts.ts';
import { isUnfinished, mediaQuery } from '#web/media/media-query.ts';
import { UnusableFile, uploadFile } from '#web/media/upload-file.ts';
import { toast } from '#web/ui/toast-store.ts';

const NONE: readonly MediaBody[] = [];

/** Brings a logo to the library; once it is checked, it is handed over and its rights are asked for. */
export function useLogoUpload(onUploaded: (mediaId: string) => void) {
  const queryClient = useQueryClient();
  const media = useInfiniteQuery(mediaQuery);
  const [sentId, setSentId] = useState<string | null>(null);
  const sent = media.data?.pages.flatMap(({ items }) => items).find(({ id }) => id === sentId);

  const upload = useChange({
    mutationFn: (file: File) =>
      uploadFile(file, {
        kind: 'logo',
        signal: new AbortController().signal,
        onProgress: () => undefined,
      }),
    onSuccess: async (uploaded) => {
      setSentId(uploaded?.id ?? null);
      await queryClient.invalidateQueries({ queryKey: mediaQuery.queryKey });
    },
    onError: (error) => {
      const title = TEXTS.logoNotUploaded;
      if (error instanceof UnusableFile) {
        toast({ title, description: error.message, tone: 'destructive' });
      } else toastFailure({ title, error });
    },
  });

  const handOver = useRef(onUploaded);
  useEffect(() => {
    handOver.current = onUploaded;
  });
  const readyId = sent?.state === 'ready' ? sent.id : null;
  useEffect(() => {
    if (readyId !== null) handOver.current(readyId);
  }, [readyId]);
  const refusal = sent?.state === 'refused' ? sent.refusal : null;
  useEffect(() => {
    if (refusal === null) return;
    toast({ title: TEXTS.logoNotUploaded, description: refusal, tone: 'destructive' });
  }, [refusal]);

  return {
    upload: (file: File | undefined) => {
      if (file) upload.mutate(file);
    },
    isUploading: upload.isPending || (sent !== undefined && isUnfinished(sent)),
    /** The new file while its rights are asked for. */
    stating: sent && readyId !== null && sent.rights === null ? [sent] : NONE,
    endStating: () => setSentId(null),
  };
}
