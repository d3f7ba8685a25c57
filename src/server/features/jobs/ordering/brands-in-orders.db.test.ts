import { expect, it } from 'vitest';

import type { BrandBody } from '#contracts/schemas/brand.ts';
import type { CreatedJobBody, JobBody } from '#contracts/schemas/job.ts';
import type { ReviewJobBody } from '#contracts/schemas/moderation.ts';
import type { JobId } from '#domain/ids.ts';
import { findJobRow } from '#server/platform/database/job-rows.ts';
import { addOwnFile } from '#tests/support/media/own-files.ts';
import { putJob } from '#tests/support/job-states.ts';
import { errorOf, signUpOperator } from '#tests/support/people.ts';
import {
  onPostgres,
  VIDEO_REQUEST,
  type CallOptions,
  type Person,
} from '#tests/support/test-api.ts';

const LOGO = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50"><rect width="100" height="50" fill="#c8102e"/></svg>',
);

onPostgres('brands in orders', (api) => {
  const call = (
    { token }: Person,
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    body?: CallOptions['body'],
  ) => api().call(method, path, { token, ...(body !== undefined && { body }) });
  const order = (person: Person, body: object) =>
    call(person, 'POST', '/api/jobs', { ...VIDEO_REQUEST, ...body });
  const addBrand = async (owner: Person, identity: object, publishes = true) => {
    const made = await call(owner, 'POST', '/api/brands', { name: 'Golden Nugget', ...identity });
    const { id } = made.json<BrandBody>();
    if (!publishes) return id;
    const published = await call(owner, 'POST', `/api/brands/${id}/publish`);
    if (published.statusCode !== 200) throw new Error(published.body);
    return id;
  };

  it('are the default one unless specified, and none for null', async () => {
    await signUpOperator(api());
    const owner = await api().signUp({ credits: 500 });
    const words = { signature: 'The Nugget' };
    const brandId = await addBrand(owner, { isDefault: true, words });
    const named = (await order(owner, { brandId })).json<JobBody>();
    expect(named).toMatchObject({
      moderationStatus: 'flagged',
      brand: { id: brandId, version: 1 },
      words: { signature: 'The Nugget' },
    });
    expect((await order(owner, {})).json()).toMatchObject({ brand: { id: brandId } });
    const without = (await order(owner, { brandId: null })).json<JobBody>();
    expect(without).toMatchObject({ brand: null, moderationStatus: 'pending' });
    expect(without.words.signature).not.toBe('The Nugget');
    const ofBrand = await call(owner, 'GET', `/api/jobs?brand=${brandId}`);
    expect(ofBrand.json<JobBody[]>()).toHaveLength(2);
  });

  it('are published ones of the own organization only', async () => {
    const owner = await api().signUp();
    const stranger = await api().signUp();
    const draft = await addBrand(owner, {}, false);
    const theirs = await addBrand(stranger, {});
    expect(errorOf(await order(owner, { brandId: draft }))).toMatchObject({
      status: 400,
      message: expect.stringContaining('is not published yet'),
    });
    for (const brandId of [theirs, crypto.randomUUID()]) {
      expect(errorOf(await order(owner, { brandId }))).toMatchObject({
        status: 400,
        message: 'There is no such brand',
      });
    }
    expect(errorOf(await order(owner, { brandId: 'golden' }))).toMatchObject({ status: 400 });
  });

  it('enforce what they have fixed, banned and required, everywhere alike', async () => {
    const owner = await api().signUp({ credits: 500 });
    const brandId = await addBrand(owner, {
      words: { callToAction: 'Book your table', banned: ['cheap'], required: ['rooftop bar'] },
      locks: { callToAction: 'fixed' },
    });
    const body = { brandId, words: { headline: 'Cheap night', callToAction: 'Come now' } };
    const answer = await order(owner, body);
    expect(errorOf(answer)).toMatchObject({ status: 422, code: 'policy_blocked' });
    const messages = [
      'The brand “Golden Nugget” has a fixed call to action: “Book your table”.',
      '“Cheap” is a banned word of the brand “Golden Nugget”.',
      'Videos for the brand “Golden Nugget” must include “rooftop bar”.',
    ];
    for (const path of ['/api/compliance/check', '/api/storyboard/preview']) {
      const checked = await call(owner, 'POST', path, { ...VIDEO_REQUEST, ...body });
      for (const message of messages) expect(checked.body).toContain(message);
    }
    const read = await call(owner, 'POST', '/api/brief/read', { prompt: 'A night out', brandId });
    expect(read.json()).toMatchObject({
      words: { signature: 'Golden Nugget', callToAction: 'Book your table' },
    });
    const fine = await order(owner, { brandId, words: { headline: 'Jazz at the Rooftop Bar' } });
    expect(fine.json()).toMatchObject({ words: { callToAction: 'Book your table' } });
  });

  it('list the shared videos with an older version of them', async () => {
    const owner = await api().signUp({ credits: 200 });
    const brandId = await addBrand(owner, {});
    const { id } = (await order(owner, { brandId })).json<CreatedJobBody>();
    await putJob(api().db, id as JobId, {
      run: { status: 'ready' },
      review: { moderationStatus: 'approved' },
      files: { videoKey: 'film.mp4' },
    });
    const outdated = async () => {
      const answer = await call(owner, 'GET', `/api/brands/${brandId}/outdated-videos`);
      return answer.json<JobBody[]>().map((job) => job.id);
    };
    await call(owner, 'POST', `/api/jobs/${id}/share`, {});
    expect(await outdated()).toEqual([]);
    await call(owner, 'PATCH', `/api/brands/${brandId}`, { palette: { primary: '#c8102e' } });
    await call(owner, 'POST', `/api/brands/${brandId}/publish`);
    expect(await outdated()).toEqual([id]);
    await call(owner, 'DELETE', `/api/jobs/${id}/share`);
    expect(await outdated()).toEqual([]);
  });

  it('are reviewed with their logos before their first video, if the operator wants', async () => {
    const operator = await signUpOperator(api());
    const owner = await api().signUp({ credits: 200 });
    const logo = await addOwnFile(api(), owner, { file: LOGO, fields: { kind: 'logo' } });
    const logos = [{ mediaId: logo, variant: 'full', ground: 'light' }];
    const brandId = await addBrand(owner, { logos });
    const waiting = await call(operator, 'GET', '/api/moderation/brands');
    const [brand] = waiting.json<BrandBody[]>().filter(({ id }) => id === brandId);
    expect(brand).toMatchObject({ logoUrls: [expect.any(String)] });
    await call(operator, 'POST', `/api/moderation/brands/${brandId}/approve`, { version: 1 });
    expect((await order(owner, { brandId })).json()).toMatchObject({ moderationStatus: 'pending' });
  });

  it('keep their video unmade once the operator has rejected them', async () => {
    const operator = await signUpOperator(api());
    const owner = await api().signUp();
    const brandId = await addBrand(owner, {});
    const { id } = (await order(owner, { brandId })).json<CreatedJobBody>();
    await call(operator, 'POST', `/api/moderation/brands/${brandId}/reject`, { version: 1 });
    const review = await call(operator, 'GET', `/api/moderation/${id}`);
    expect(review.json()).toMatchObject({ firstUses: [{ id: brandId, decision: 'rejected' }] });
    expect((await call(operator, 'POST', `/api/moderation/${id}/approve`)).statusCode).toBe(409);
    const row = await findJobRow(api().db, id as JobId);
    expect(row).toMatchObject({ status: 'queued', moderationStatus: 'flagged' });
  });

  it('are approved at their first publication with their first video', async () => {
    const operator = await signUpOperator(api());
    const owner = await api().signUp({ credits: 200 });
    const website = 'https://nugget.example';
    const brandId = await addBrand(owner, { website });
    const { id } = (await order(owner, { brandId })).json<CreatedJobBody>();
    const waiting = await call(operator, 'GET', '/api/moderation/pending');
    const review = waiting.json<ReviewJobBody[]>().find((one) => one.id === id);
    expect(review?.firstUses).toMatchObject([{ kind: 'brand', id: brandId }]);
    expect(review).toMatchObject({ website });
    await call(operator, 'POST', `/api/moderation/${id}/approve`);
    const brand = await call(owner, 'GET', `/api/brands/${brandId}`);
    expect(brand.json()).toMatchObject({ needsFirstLook: false });
    expect((await order(owner, { brandId })).json()).toMatchObject({ moderationStatus: 'pending' });
  });
});
