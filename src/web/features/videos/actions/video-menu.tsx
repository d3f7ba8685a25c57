import { useState } from 'react';

import type { JobBody } from '#contracts/schemas/job.ts';
import { roleHas } from '#domain/people/permissions.ts';
import { reviewOnlyNote } from '#web/features/videos/actions/download-link.tsx';
import { TEXTS as FOLDER_TEXTS } from '#web/features/videos/folders/texts.ts';
import { MoveDialog } from '#web/features/videos/folders/move-button.tsx';
import { copyOf, fileNameOf } from '#web/features/videos/job-copy.ts';
import { TEXTS } from '#web/features/videos/texts.ts';
import { titleOf } from '#web/features/videos/title-of.ts';
import { useCanManage } from '#web/features/videos/actions/use-can-manage.ts';
import { useDeleteVideo } from '#web/features/videos/actions/use-delete-video.tsx';
import { PATHS } from '#web/paths.ts';
import { useSignedIn } from '#web/session/use-signed-in.ts';
import { MenuButton } from '#web/site/menu-button.tsx';
import type { MenuItem } from '#web/site/menu-item.ts';

interface VideoMenuProps {
  readonly job: JobBody;
  /** The videos of the same order that are moved with it, itself included. */
  readonly together?: readonly JobBody[];
}

/** What can be done with a video besides what people come for. */
export function VideoMenu({ job, together = [job] }: VideoMenuProps) {
  const { user } = useSignedIn();
  const canManage = useCanManage()(job);
  const [isMoving, setIsMoving] = useState(false);
  const deletion = useDeleteVideo(job);
  const isReady = job.status === 'ready';
  const hasEnded = isReady || job.status === 'failed';
  const items: (MenuItem | false)[] = [
    isReady &&
      job.videoUrl !== null && {
        label: reviewOnlyNote(job) === null ? TEXTS.download : TEXTS.downloadForReview,
        download: { url: job.videoUrl, fileName: fileNameOf(job, 'mp4') },
      },
    roleHas(user.role, 'video.create') && {
      label: TEXTS.duplicate,
      to: PATHS.create,
      state: copyOf(job),
    },
    isReady &&
      job.captionsUrl !== null && {
        label: TEXTS.captions,
        download: { url: job.captionsUrl, fileName: fileNameOf(job, 'vtt') },
      },
    isReady && { label: TEXTS.proofSheet, to: PATHS.proofOf(job.id) },
    canManage && { label: FOLDER_TEXTS.move, onPress: () => setIsMoving(true) },
    canManage && hasEnded && { label: TEXTS.delete, onPress: deletion.ask, isDanger: true },
  ];
  return (
    <>
      <MenuButton
        label={TEXTS.moreFor(titleOf(job))}
        items={items.filter((item): item is MenuItem => item !== false)}
      />
      {isMoving && <MoveDialog jobs={together} onClose={() => setIsMoving(false)} />}
      {deletion.question}
    </>
  );
}
