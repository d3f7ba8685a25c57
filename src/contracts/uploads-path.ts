/** Where clips are sent in pieces by tus 1.0, which is no route of one response. */
export const UPLOADS_PATH = '/api/media/uploads';
