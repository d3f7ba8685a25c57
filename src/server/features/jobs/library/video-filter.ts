import {
  and,
  eq,
  exists,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';

import { QueryBuilder } from 'drizzle-orm/pg-core';

import type { JobFilterQuery } from '#contracts/schemas/job-filter.ts';
import type { BrandId, FolderId, JobGroupId, JobId, MediaId } from '#domain/ids.ts';
import { NO_FOLDER } from '#domain/videos/folders.ts';
import { UNFINISHED_STATUSES } from '#domain/videos/job-lifecycle.ts';
import type { VideoListStatus } from '#domain/videos/video-list.ts';
import { contains } from '#server/platform/database/contains.ts';
import { jobRows } from '#server/platform/database/job-rows.ts';
import { users } from '#server/platform/database/schema/accounts.ts';
import { jobMedia, jobs } from '#server/platform/database/schema/jobs.ts';

export type JobFilter = Omit<JobFilterQuery, 'limit' | 'cursor'>;

const HAS_STATUS: Record<VideoListStatus, () => SQL | undefined> = {
  unfinished: () => inArray(jobRows.status, [...UNFINISHED_STATUSES]),
  ready: () => eq(jobRows.status, 'ready'),
  failed: () => and(eq(jobRows.status, 'failed'), isNull(jobRows.cancelledAt)),
  cancelled: () => isNotNull(jobRows.cancelledAt),
};

/** The words on screen, without field names. */
const ON_SCREEN = sql`concat_ws(' ', ${jobRows.words}->>'headline',
  (select string_agg(concat_ws(' ', line->>'text', line->>'condition'), ' ')
    from jsonb_array_elements(${jobRows.words}->'lines') as line),
  ${jobRows.words}->>'callToAction', ${jobRows.words}->>'signature', ${jobRows.words}->>'terms')`;

const SEARCHED = [jobRows.label, jobRows.prompt, ON_SCREEN] as const;

export function matchesFilter(filter: JobFilter): SQL | undefined {
  const { search, status, review, preset, market, author, from, until } = filter;
  const { group, sizesOf, folder, brand, media } = filter;
  return and(
    search ? holdsText(search) : undefined,
    status && HAS_STATUS[status](),
    review && eq(jobRows.moderationStatus, review),
    preset && eq(jobRows.preset, preset),
    market ? sql`${jobRows.markets} @> ${JSON.stringify([market])}::jsonb` : undefined,
    author ? exists(writtenBy(author)) : undefined,
    group ? eq(jobRows.groupId, group as JobGroupId) : undefined,
    sizesOf ? exists(inAnotherSize(sizesOf as JobId)) : undefined,
    folder ? isInFolder(folder) : undefined,
    brand ? eq(jobRows.brandId, brand as BrandId) : undefined,
    media ? exists(madeWith(media as MediaId)) : undefined,
    from ? gte(jobRows.createdAt, new Date(from)) : undefined,
    until ? lt(jobRows.createdAt, new Date(until)) : undefined,
  );
}

/** Whether its title, prompt or words on screen contain a text. */
export function holdsText(text: string): SQL | undefined {
  return or(...SEARCHED.map((column) => contains(column, text)));
}

function isInFolder(folder: string): SQL {
  if (folder === NO_FOLDER) return isNull(jobRows.folderId);
  return eq(jobRows.folderId, folder as FolderId);
}

/** A video of the same organization that differs only in its shape, if at all. */
function inAnotherSize(jobId: JobId) {
  const isCopy = and(
    eq(jobs.preset, jobRows.preset),
    eq(jobs.prompt, jobRows.prompt),
    eq(jobs.words, jobRows.words),
    sql`${jobs.brandId} is not distinct from ${jobRows.brandId}`,
  );
  return new QueryBuilder()
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(
        eq(jobs.id, jobId),
        eq(jobs.organizationId, jobRows.organizationId),
        or(eq(jobs.groupId, jobRows.groupId), isCopy),
      ),
    );
}

function madeWith(mediaId: MediaId) {
  return new QueryBuilder()
    .select({ jobId: jobMedia.jobId })
    .from(jobMedia)
    .where(and(eq(jobMedia.jobId, jobRows.id), eq(jobMedia.mediaId, mediaId)));
}

function writtenBy(author: string) {
  return new QueryBuilder()
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, jobRows.authorId), contains(users.username, author)));
}
