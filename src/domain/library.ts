/** How long after its deletion a video can be brought back. */
export const RESTORE_SECONDS = 10;

export const VIDEO_TITLE_LENGTH_MAX = 120;
