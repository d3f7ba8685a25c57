export const FOLDER_NAME_LENGTH = { min: 1, max: 60 } as const;
export const FOLDERS_MAX = 200;
/** So many videos are moved at a time. */
export const MOVED_VIDEOS_MAX = 100;
/** In place of a folder's id: the videos that are in none. */
export const NO_FOLDER = 'none';
