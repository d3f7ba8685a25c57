import { expect, it } from 'vitest';

import { mediaRoutes } from '#contracts/routes/media.ts';

import { exportOf } from '../../scripts/web-build/browser-routes.ts';

it('reduces each route to method and path for the browser, and rejects anything else', () => {
  const { list } = mediaRoutes;
  expect(exportOf(['mediaRoutes', { list }])).toBe(
    'export const mediaRoutes = {"list":{"method":"GET","path":"/api/media"}};',
  );
  const text = '/api/uploads' as unknown as Parameters<typeof exportOf>[0][1];
  expect(() => exportOf(['UPLOADS_PATH', text])).toThrow('UPLOADS_PATH is no table of routes');
});
