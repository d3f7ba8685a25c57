import { expect, it } from 'vitest';

import { describeApi } from '#contracts/openapi.ts';

it('names the scope by which an API key may make a call, or says that none does', () => {
  const { paths } = describeApi();
  expect(paths['/api/jobs']?.['post']?.description).toBe(
    'Requires the permission `video.create`. API keys need the scope `videos:write`.',
  );
  expect(paths['/api/credits/purchase']?.['post']?.description).toContain(
    'API keys cannot call it',
  );
});
