import { errorText } from '#server/platform/video-engines/model-server.ts';

import {
  isFree,
  isPastDeadline,
  type ClipDeps,
  type ClipStep,
  type NextPoll,
} from './clip-step.ts';
import { cancelQuietly, failClip, recordTrouble } from './end-clip.ts';

/** Checks the clip again after an error that says nothing about it, unless it has timed out. */
export async function waitUnlessOverdue(
  deps: ClipDeps,
  step: ClipStep,
  error: unknown,
): Promise<NextPoll> {
  const detail = errorText(error, step.settings.apiKey);
  return (await endIfOverdue(deps, step)) ? null : recordTrouble(deps, step, detail);
}

/** Ends a clip that has timed out; returns whether it has. */
export async function endIfOverdue(deps: ClipDeps, step: ClipStep): Promise<boolean> {
  const { clip, settings } = step;
  if (!isPastDeadline(step, clip.stateSince, deps.clock.now())) return false;
  await cancelQuietly(deps.log, step);
  const detail = `not finished after ${settings.deadlineMinutes} minutes`;
  await failClip(deps, clip, { failure: 'deadline', detail, isBilled: !isFree(step) });
  return true;
}
