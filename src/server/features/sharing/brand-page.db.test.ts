import { createHash } from 'node:crypto';

import { expect, it } from 'vitest';

import type { BrandBody } from '#contracts/schemas/brand.ts';
import type { JobBody } from '#contracts/schemas/job.ts';
import type { ShareBody } from '#contracts/schemas/sharing.ts';
import type { JobId } from '#domain/ids.ts';
import { putJob } from '#tests/support/job-states.ts';
import { addOwnFile } from '#tests/support/media/own-files.ts';
import { onPostgres, VIDEO_REQUEST } from '#tests/support/test-api.ts';

const LOGO = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50"><rect width="100" height="50" fill="#c8102e"/></svg>',
);

onPostgres('the page of a shared video with a brand', (api) => {
  it('has its colours, and its logo after the visitor has passed the gate', async () => {
    const owner = await api().signUp({ credits: 100 });
    const { token } = owner;
    const post = (path: string, body?: object) =>
      api().call('POST', path, { token, ...(body && { body }) });
    const mediaId = await addOwnFile(api(), owner, { file: LOGO, fields: { kind: 'logo' } });
    const made = await post('/api/brands', {
      name: 'Aurora Nights',
      palette: { ground: '#120a24', accent: '#f5c542' },
      logos: [{ mediaId, variant: 'full', ground: 'dark' }],
    });
    const { id: brandId } = made.json<BrandBody>();
    await post(`/api/brands/${brandId}/publish`);
    const ordered = await post('/api/jobs', { ...VIDEO_REQUEST, brandId });
    const { id } = ordered.json<JobBody>();
    await putJob(api().db, id as JobId, {
      run: { status: 'ready' },
      review: { moderationStatus: 'approved' },
      files: { videoKey: `jobs/${id}.mp4`, posterKey: `jobs/${id}.jpg`, captionsKey: null },
    });
    const shared = await post(`/api/jobs/${id}/share`, {});
    const path = new URL(shared.json<ShareBody>().url).pathname;
    const open = (url: string, headers = {}) => api().app.inject({ method: 'GET', url, headers });

    const gate = await open(path);
    expect(gate.body).toContain('--page: #120a24');
    expect(gate.body).not.toContain('class="logo"');
    const [, , own = ''] = gate.body.split('<style>');
    const hash = createHash('sha256').update(own.split('</style>')[0] ?? '');
    expect(gate.headers['content-security-policy']).toContain(hash.digest('base64'));

    const nonce = /name="nonce" value="([^"]+)"/.exec(gate.body)?.[1] ?? '';
    const entered = await api().app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ nonce, age: 'yes', market: 'US' }).toString(),
    });
    const cookie = String(entered.headers['set-cookie']).split(';', 1)[0] ?? '';
    const page = await open(path, { cookie });
    const address = /class="logo" src="([^"]+)"/.exec(page.body)?.[1] ?? '/none';
    const logo = await open(address);
    expect([logo.statusCode, logo.headers['content-type']]).toEqual([200, 'image/png']);
    expect((await open(`${path}/logo?pass=none`)).statusCode).toBe(404);
  });
});
