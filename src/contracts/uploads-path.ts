/**
 * Where clips are uploaded in pieces with tus 1.0. It is not part of the route table because it
 * takes several requests.
 */
export const UPLOADS_PATH = '/api/media/uploads';
