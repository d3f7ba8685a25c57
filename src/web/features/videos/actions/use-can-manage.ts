import type { JobBody } from '#contracts/schemas/job.ts';
import { roleHas } from '#domain/people/permissions.ts';
import { useSignedIn } from '#web/session/use-signed-in.ts';

/** Whether the signed-in person may change a video: their own, or everybody's. */
export function useCanManage(): (job: JobBody) => boolean {
  const { user } = useSignedIn();
  const managesOwn = roleHas(user.role, 'video.manageOwn');
  const managesAll = roleHas(user.role, 'video.manageAll');
  return ({ author }) => managesAll || (managesOwn && author === user.username);
}
