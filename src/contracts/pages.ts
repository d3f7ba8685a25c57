/** Addresses of the web part's pages; any other is answered with its not-found page and status 404. */
export const PAGES = [
  '/',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/verify',
  '/dashboard',
  '/create',
  '/videos',
  '/videos/:jobId',
  '/videos/:jobId/proof',
  '/credits',
  '/team',
  '/settings',
  '/moderation',
  '/admin/users',
] as const;
