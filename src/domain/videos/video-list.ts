/** How long a deleted video can be restored. */
export const RESTORE_SECONDS = 10;

export const VIDEO_TITLE_LENGTH_MAX = 120;

/** The filters for a list of videos. A cancelled video does not count as failed. */
export const VIDEO_LIST_STATUSES = ['unfinished', 'ready', 'failed', 'cancelled'] as const;
export type VideoListStatus = (typeof VIDEO_LIST_STATUSES)[number];

export const LIST_ORDERS = ['newest', 'oldest'] as const;
