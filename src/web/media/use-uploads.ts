import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';

import type { MediaKind } from '#domain/media/media.ts';
import { describeFailure } from '#web/api/toast-failure.ts';
import { TEXTS } from '#web/media/texts.ts';
import { UnusableFile, uploadFile } from '#web/media/upload-file.ts';
import { mediaQuery } from '#web/media/media-query.ts';

export interface Upload {
  readonly id: string;
  readonly name: string;
  /** 0 to 1. */
  readonly share: number;
  /** Why it ended, in a sentence; null while it goes on. */
  readonly problem: string | null;
}

export interface Uploads {
  readonly uploads: readonly Upload[];
  /** Sends files one after another. */
  readonly add: (files: readonly File[], kind: MediaKind | null) => void;
  /** Stops an upload, or takes a failed one off the list. */
  readonly remove: (id: string) => void;
}

/** The files that are on their way from this screen; what has arrived goes to the library. */
export function useUploads(): Uploads {
  const queryClient = useQueryClient();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const aborts = useRef(new Map<string, AbortController>());
  const queue = useRef<Promise<void>>(Promise.resolve());

  const change = useCallback((id: string, changes: Partial<Upload>) => {
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...changes } : one)));
  }, []);
  const drop = useCallback((id: string) => {
    aborts.current.delete(id);
    setUploads((all) => all.filter((one) => one.id !== id));
  }, []);

  const send = useCallback(
    async (id: string, file: File, kind: MediaKind | null) => {
      const abort = aborts.current.get(id);
      if (!abort) return;
      try {
        const onProgress = (share: number) => change(id, { share });
        await uploadFile(file, { kind, signal: abort.signal, onProgress });
        drop(id);
        await queryClient.invalidateQueries({ queryKey: mediaQuery.queryKey });
      } catch (error) {
        if (!abort.signal.aborted) change(id, { problem: problemOf(error) });
      }
    },
    [change, drop, queryClient],
  );

  const add = useCallback(
    (files: readonly File[], kind: MediaKind | null) => {
      for (const file of files) {
        const id = crypto.randomUUID();
        aborts.current.set(id, new AbortController());
        setUploads((all) => [...all, { id, name: file.name, share: 0, problem: null }]);
        queue.current = queue.current.then(() => send(id, file, kind));
      }
    },
    [send],
  );

  const remove = useCallback(
    (id: string) => {
      aborts.current.get(id)?.abort();
      drop(id);
    },
    [drop],
  );
  return { uploads, add, remove };
}

function problemOf(error: unknown): string {
  if (error instanceof UnusableFile) return error.message;
  return describeFailure(error, TEXTS.theUploadFailedPleaseTryAgain);
}
