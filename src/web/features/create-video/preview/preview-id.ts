/** The id of the large preview, to which links lead. */
export const PREVIEW_ID = 'preview';
