import type { JobBody } from '#contracts/schemas/job.ts';
import { useCanManage } from '#web/features/videos/actions/use-can-manage.ts';
import { dragsVideos } from '#web/features/videos/folders/dragged-videos.ts';
import type { Selection } from '#web/ui/tables/use-selection.ts';

/** What makes a card or row draggable: with it goes the selection that it is part of. */
export function useDraggedVideos(jobs: readonly JobBody[], selection: Selection<JobBody>) {
  const canManage = useCanManage();
  const isSelected = jobs.some(({ id }) => selection.has(id));
  const dragged = isSelected ? [...new Set([...jobs, ...selection.jobs])] : jobs;
  return dragsVideos(dragged.filter(canManage));
}
