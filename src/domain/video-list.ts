/** How long after its deletion a video can be brought back. */
export const RESTORE_SECONDS = 10;

export const VIDEO_TITLE_LENGTH_MAX = 120;

/** What a list of videos can be narrowed to: a cancelled video has not failed. */
export const VIDEO_LIST_STATUSES = ['unfinished', 'ready', 'failed', 'cancelled'] as const;
export type VideoListStatus = (typeof VIDEO_LIST_STATUSES)[number];

export const LIST_ORDERS = ['newest', 'oldest'] as const;
