export const FOLDER_NAME_LENGTH = { min: 1, max: 60 } as const;
export const FOLDERS_MAX = 200;
/** How many videos can be moved at once. */
export const MOVED_VIDEOS_MAX = 100;
/** Used instead of a folder id for videos without a folder. */
export const NO_FOLDER = 'none';
