import { randomUUID } from 'node:crypto';

import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';

import type { AuditEventBody } from '#contracts/schemas/audit.ts';
import type { BrandBody, BrandPreviewBody } from '#contracts/schemas/brand.ts';
import type { JobBody } from '#contracts/schemas/job.ts';
import type { NameReviewBody } from '#contracts/schemas/organization-name.ts';
import type { PreviewBody } from '#contracts/schemas/storyboard.ts';
import { BRAND_ARCHIVE_DAYS } from '#domain/brands/brand.ts';
import { DAY_MS } from '#domain/durations.ts';
import type { BrandId } from '#domain/ids.ts';
import { verdictOf } from '#domain/moderation/verdict.ts';
import { createFindSession } from '#server/features/auth/sessions.ts';
import { createBrandsService } from '#server/features/brands/service.ts';
import { deleteArchivedBrands } from '#server/features/brands/store.ts';
import { brands, brandVersions } from '#server/platform/database/schema/brands.ts';
import { addMember, errorOf, signUpOperator } from '#tests/support/people.ts';
import {
  onPostgres,
  VIDEO_REQUEST,
  type CallOptions,
  type Person,
} from '#tests/support/test-api.ts';

/**
 * A person's name is held for review: casinos are named after people, with or without their
 * permission.
 */
const HELD = 'Elvis Presley Casino';
const BLOCKED = 'Guaranteed Win Every Spin';

const NEVER_CHANGES = {
  cause: expect.objectContaining({ message: 'a published version of a brand never changes' }),
};

const IDENTITY = {
  palette: { primary: '#c8102e', secondary: '#1b1b1b', accent: '#ffd700', ground: '#fffdf5' },
  words: {
    signature: 'Golden Nugget',
    callToAction: 'Book your table',
    address: '1 Strand Road',
    banned: ['cheap'],
    required: ['the rooftop bar'],
    preferred: ['evening'],
    tone: ['warm', 'calm', 'proud'],
  },
  locks: { palette: 'fixed', callToAction: 'editable' },
  endCard: { logo: 'full', ground: 'ground' },
  website: 'https://www.example.com',
};

onPostgres('brands', (api) => {
  const call = (
    { token }: Person,
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    body?: CallOptions['body'],
  ) => api().call(method, path, { token, ...(body !== undefined && { body }) });
  const create = async (person: Person, body: object = {}) => {
    const response = await call(person, 'POST', '/api/brands', { name: 'Golden Nugget', ...body });
    expect(response.statusCode).toBe(201);
    return response.json<BrandBody>();
  };
  const publish = (person: Person, id: string) => call(person, 'POST', `/api/brands/${id}/publish`);
  const find = async (person: Person, id: string) =>
    (await call(person, 'GET', `/api/brands/${id}`)).json<BrandBody>();

  it('start as drafts, return what was sent, and are published as versions', async () => {
    const owner = await api().signUp();
    const brand = await create(owner, IDENTITY);
    expect(brand).toMatchObject({ ...IDENTITY, name: 'Golden Nugget', state: 'draft' });
    expect(brand).toMatchObject({ version: null, logos: [], fonts: [], isDefault: false });
    const published = await publish(owner, brand.id);
    expect(published.json()).toMatchObject({ state: 'published', version: 1 });
    expect(published.json()).toMatchObject({ hasUnpublishedChanges: false });
    expect(errorOf(await publish(owner, brand.id))).toMatchObject({ status: 409 });
  });

  it('are edited as drafts: published versions never change, not even by SQL', async () => {
    const owner = await api().signUp();
    const { id } = await create(owner, IDENTITY);
    await publish(owner, id);
    const changed = await call(owner, 'PATCH', `/api/brands/${id}`, {
      palette: { accent: '#00ff00' },
      words: { callToAction: null },
    });
    expect(changed.json()).toMatchObject({
      hasUnpublishedChanges: true,
      version: 1,
      palette: { ...IDENTITY.palette, accent: '#00ff00' },
      words: { ...IDENTITY.words, callToAction: null },
    });
    await publish(owner, id);
    const versions = await call(owner, 'GET', `/api/brands/${id}/versions`);
    expect(versions.json()).toMatchObject([
      { number: 2, palette: { accent: '#00ff00' }, publishedBy: owner.user.username },
      { number: 1, palette: { accent: '#ffd700' } },
    ]);
    const { db } = api();
    const ofBrand = eq(brandVersions.brandId, id as BrandId);
    const renamed = db.update(brandVersions).set({ name: 'Another' }).where(ofBrand);
    await expect(renamed).rejects.toMatchObject(NEVER_CHANGES);
    await expect(db.delete(brandVersions).where(ofBrand)).rejects.toMatchObject(NEVER_CHANGES);
  });

  it('treat null as absent, and are not changed by null if a value was absent', async () => {
    const owner = await api().signUp();
    const { id } = await create(owner, { words: { ...IDENTITY.words, tone: null }, logos: null });
    await publish(owner, id);
    const nothing = { words: { tone: null }, fonts: null, watermark: null };
    const same = await call(owner, 'PATCH', `/api/brands/${id}`, nothing);
    expect(same.statusCode).toBe(200);
    expect(same.json()).toMatchObject({ hasUnpublishedChanges: false, logos: [], fonts: [] });
    const without = { words: { banned: null }, locks: null };
    const changed = await call(owner, 'PATCH', `/api/brands/${id}`, without);
    const { words } = changed.json<BrandBody>();
    expect(words).toMatchObject({ required: IDENTITY.words.required });
    expect(words).not.toHaveProperty('banned');
  });

  it('are refused with an error for each invalid field', async () => {
    const owner = await api().signUp();
    const bodies: [object, string][] = [
      [{}, 'name'],
      [{ name: 'A' }, 'name'],
      [{ name: 'See www.example.com' }, 'name'],
      [{ name: 'Call +1 800 555 0199' }, 'name'],
      [{ name: 'Gold', palette: { primary: 'red' } }, 'palette.primary'],
      [{ name: 'Gold', words: { signature: 'two\nlines' } }, 'words.signature'],
      [{ name: 'Gold', words: { tone: ['a', 'b', 'c', 'd', 'e', 'f', 'g'] } }, 'words.tone'],
      [{ name: 'Gold', locks: { palette: 'perhaps' } }, 'locks.palette'],
      [{ name: 'Gold', website: 'http://example.com' }, 'website'],
    ];
    for (const [body, path] of bodies) {
      const response = await call(owner, 'POST', '/api/brands', body);
      const { issues } = response.json<{ issues: { path: string }[] }>();
      expect([response.statusCode, issues[0]?.path]).toEqual([400, path]);
    }
  });

  it('warn about faint colours, and are not published with an invisible primary one', async () => {
    const owner = await api().signUp();
    const palette = { primary: '#fffdf0', accent: '#e0e0e0', ground: '#fffdf5' };
    const brand = await create(owner, { palette });
    expect(brand.warnings.map(({ path }) => path)).toEqual(['palette.primary', 'palette.accent']);
    const response = await publish(owner, brand.id);
    expect(errorOf(response)).toMatchObject({ status: 400, code: 'validation_failed' });
    expect(errorOf(response).message).toContain('cannot be distinguished from the background');
  });

  it('are edited by owners and admins, readable by all members, and not found by others', async () => {
    const owner = await api().signUp();
    const { id } = await create(owner);
    const viewer = await addMember(api(), owner, 'viewer');
    const creator = await addMember(api(), owner, 'creator');
    const stranger = await api().signUp();
    expect((await call(viewer, 'GET', `/api/brands/${id}`)).statusCode).toBe(200);
    expect((await call(creator, 'PATCH', `/api/brands/${id}`, {})).statusCode).toBe(403);
    expect((await publish(creator, id)).statusCode).toBe(403);
    for (const [method, path] of [
      ['GET', ''],
      ['PATCH', ''],
      ['DELETE', ''],
      ['POST', '/publish'],
      ['POST', '/restore'],
      ['GET', '/versions'],
    ] as const) {
      const theirs = await call(stranger, method, `/api/brands/${id}${path}`);
      const nobodys = await call(stranger, method, `/api/brands/${randomUUID()}${path}`);
      expect([theirs.statusCode, theirs.body]).toEqual([404, nobodys.body]);
    }
    expect((await call(stranger, 'GET', '/api/brands')).json()).toEqual([]);
  });

  it('have names that the policy allows: others are refused, or held until the operator decides', async () => {
    const operator = await signUpOperator(api());
    const owner = await api().signUp();
    const refused = await call(owner, 'POST', '/api/brands', { name: BLOCKED });
    expect(errorOf(refused)).toMatchObject({ status: 422, code: 'policy_blocked' });
    const { id } = await create(owner);
    const renamed = await call(owner, 'PATCH', `/api/brands/${id}`, { name: HELD });
    expect(renamed.json()).toMatchObject({ name: 'Golden Nugget', pendingName: HELD });
    const held = await create(owner, { name: 'Marilyn Monroe Casino' });
    expect(errorOf(await publish(owner, held.id)).message).toContain(
      'is waiting for approval by the platform operator',
    );
    const waiting = await call(operator, 'GET', '/api/moderation/names');
    const reviews = waiting.json<NameReviewBody[]>();
    const reviewOf = (brandId: string) => reviews.find((review) => review.brandId === brandId);
    await call(operator, 'POST', `/api/moderation/names/${reviewOf(id)?.id}/approve`);
    await call(operator, 'POST', `/api/moderation/names/${reviewOf(held.id)?.id}/reject`);
    expect(await find(owner, id)).toMatchObject({ name: HELD, pendingName: null });
    expect((await publish(owner, id)).statusCode).toBe(200);
    expect(errorOf(await publish(owner, held.id))).toMatchObject({ status: 422 });
    const me = await call(owner, 'GET', '/api/auth/me');
    expect(me.json<Person>().organization.name).not.toBe(HELD);
  });

  it.each([{ signature: '18+ welcome here' }, { callToAction: 'No AI was used' }])(
    'are not published with words against the legal lines: %o',
    async (words) => {
      const owner = await api().signUp();
      const { id } = await create(owner, { words });
      expect(errorOf(await publish(owner, id))).toMatchObject({ code: 'policy_blocked' });
    },
  );

  it('are not published with words that the policy refuses', async () => {
    const owner = await api().signUp();
    const words = { callToAction: 'Guaranteed win, risk free, every single spin' };
    const { id } = await create(owner, { words });
    expect(errorOf(await publish(owner, id))).toMatchObject({ code: 'policy_blocked' });
    expect(await find(owner, id)).toMatchObject({ state: 'draft' });
  });

  it('are reviewed by the operator when first published, who can reject them', async () => {
    const operator = await signUpOperator(api());
    const owner = await api().signUp();
    const { id } = await create(owner);
    expect((await publish(owner, id)).json()).toMatchObject({ needsFirstLook: true });
    const website = 'https://www.example.com/later';
    await call(owner, 'PATCH', `/api/brands/${id}`, { website });
    const toLookAt = await call(operator, 'GET', '/api/moderation/brands');
    const seen = toLookAt.json<BrandBody[]>().find((brand) => brand.id === id);
    expect(seen).toMatchObject({ id });
    // The published version is reviewed, not a later draft.
    expect(seen?.website).not.toBe(website);
    const preview = await call(operator, 'GET', `/api/moderation/brands/${id}/preview`);
    const frames = [{ kind: 'title' }, { kind: 'endCard' }];
    expect(preview.json()).toMatchObject({ frames, refusals: [] });
    const reason = 'This logo belongs to another house';
    const path = `/api/moderation/brands/${id}`;
    const rejected = await call(operator, 'POST', `${path}/reject`, { version: 1, reason });
    expect(rejected.statusCode).toBe(200);
    expect(await find(owner, id)).toMatchObject({ state: 'draft', rejectionReason: reason });
    await publish(owner, id);
    const approve = () => call(operator, 'POST', `${path}/approve`, { version: 2 });
    expect((await approve()).statusCode).toBe(200);
    expect((await approve()).statusCode).toBe(404);
    expect(await find(owner, id)).toMatchObject({ needsFirstLook: false, rejectionReason: null });
    await call(owner, 'PATCH', `/api/brands/${id}`, { watermark: true });
    expect((await publish(owner, id)).json()).toMatchObject({ needsFirstLook: false, version: 3 });
  });

  it.each([
    { words: { callToAction: '200 free spins' } },
    { words: { signature: 'Всегда победа' } },
    { endCard: { text: 'Deposit $5 and get $200 in bonus bets' } },
  ])('are reviewed again if a later version has texts that are held: %j', async (later) => {
    const operator = await signUpOperator(api());
    const owner = await api().signUp({ credits: 100 });
    const { id: brandId } = await create(owner);
    await publish(owner, brandId);
    const path = `/api/moderation/brands/${brandId}`;
    await call(operator, 'POST', `${path}/approve`, { version: 1 });
    await call(owner, 'PATCH', `/api/brands/${brandId}`, later);
    expect((await publish(owner, brandId)).json()).toMatchObject({ needsFirstLook: true });
    const made = await call(owner, 'POST', '/api/jobs', { ...VIDEO_REQUEST, brandId });
    expect(made.json()).toMatchObject({ moderationStatus: 'flagged' });
    await call(operator, 'POST', `${path}/approve`, { version: 2 });
    await call(owner, 'PATCH', `/api/brands/${brandId}`, { watermark: true });
    expect((await publish(owner, brandId)).json()).toMatchObject({ needsFirstLook: false });
  });

  it('are not published if they are reviewed while they are checked', async () => {
    const operator = await signUpOperator(api());
    const owner = await api().signUp();
    const { id } = await create(owner);
    await publish(owner, id);
    await call(owner, 'PATCH', `/api/brands/${id}`, { words: { callToAction: '200 free spins' } });
    const { audit, media, organizationNames: names } = api().services;
    const { db, clock } = api();
    const judgeWords = async () => {
      await call(operator, 'POST', `/api/moderation/brands/${id}/approve`, { version: 1 });
      return verdictOf([]);
    };
    const service = createBrandsService({ db, clock, audit, media, names, judgeWords });
    const session = await createFindSession(db, clock)(owner.token);
    if (!session) throw new Error('The owner is signed in');
    const publishing = service.publish(session.actor, id as BrandId);
    await expect(publishing).rejects.toMatchObject({ code: 'wrong_state' });
    expect((await publish(owner, id)).json()).toMatchObject({ needsFirstLook: true, version: 2 });
  });

  it("need no review in the operator's own organization", async () => {
    const operator = await signUpOperator(api());
    const { id } = await create(operator);
    expect((await publish(operator, id)).json()).toMatchObject({ needsFirstLook: false });
  });

  it('show less on their end cards if a film is too short', async () => {
    const owner = await api().signUp({ credits: 50 });
    const text = 'Where evenings begin, beside the old harbour and under the lights of the quay';
    const { id: brandId } = await create(owner, { endCard: { text } });
    await publish(owner, brandId);
    const words = { headline: 'Harbour evening' };
    const body = { ...VIDEO_REQUEST, brandId, duration: 5, words };
    const preview = await call(owner, 'POST', '/api/storyboard/preview', body);
    expect(preview.json<PreviewBody>().storyboard.leftOut).toContain('endCard');
    const made = await call(owner, 'POST', '/api/jobs', body);
    expect(made.json<JobBody>().leftOut).toContain('endCard');
  });

  it('preview the draft with unsaved changes, and store none of it', async () => {
    const owner = await api().signUp();
    const { id, updatedAt } = await create(owner, IDENTITY);
    const preview = async (changes: object) =>
      (await call(owner, 'POST', `/api/brands/${id}/preview`, changes)).json<BrandPreviewBody>();
    const drawn = async (changes: object) => {
      let frames: (string | null)[] = [];
      await expect
        .poll(
          async () => {
            frames = (await preview(changes)).frames.map(({ still }) => still);
            return frames.every((still) => still?.startsWith('data:image/jpeg'));
          },
          { timeout: 100_000 },
        )
        .toBe(true);
      return frames;
    };
    const [, red] = await drawn({});
    const [, blue] = await drawn({ palette: { ground: '#123a8c' } });
    expect(blue).not.toBe(red);
    expect((await find(owner, id)).updatedAt).toBe(updatedAt);

    const refused = await preview({ endCard: { text: BLOCKED } });
    expect(refused.frames.map(({ still }) => still)).toEqual([null, null]);
    expect(refused.refusals).not.toEqual([]);
  }, 90_000);

  it('have one default at a time', async () => {
    const owner = await api().signUp();
    const first = await create(owner, { isDefault: true });
    const second = await create(owner, { name: 'Teen Patti Palace', isDefault: true });
    expect((await find(owner, first.id)).isDefault).toBe(false);
    await call(owner, 'PATCH', `/api/brands/${first.id}`, { isDefault: true });
    expect((await find(owner, second.id)).isDefault).toBe(false);
  });

  it('become the default with their first publication where there is none', async () => {
    const owner = await api().signUp();
    const first = await create(owner);
    const second = await create(owner, { name: 'Teen Patti Palace' });
    expect((await publish(owner, second.id)).json()).toMatchObject({ isDefault: true });
    expect((await publish(owner, first.id)).json()).toMatchObject({ isDefault: false });
    await call(owner, 'PATCH', `/api/brands/${second.id}`, { isDefault: false, website: null });
    await call(owner, 'PATCH', `/api/brands/${first.id}`, { website: IDENTITY.website });
    expect((await publish(owner, first.id)).json()).toMatchObject({ version: 2, isDefault: false });
  });

  it('can be restored for thirty days, and are then deleted', async () => {
    const owner = await api().signUp();
    const { id } = await create(owner, { isDefault: true });
    await publish(owner, id);
    const path = `/api/brands/${id}`;
    expect((await call(owner, 'DELETE', path)).statusCode).toBe(204);
    expect((await call(owner, 'GET', path)).statusCode).toBe(404);
    expect((await call(owner, 'GET', '/api/brands')).json()).toEqual([]);
    const archived = await call(owner, 'GET', '/api/brands?state=archived');
    expect(archived.json()).toMatchObject([{ id, state: 'archived', isDefault: false }]);
    expect((await call(owner, 'POST', `${path}/restore`)).json()).toMatchObject({ version: 1 });
    await call(owner, 'DELETE', path);
    const now = api().clock.now().getTime();
    const dayMs = DAY_MS;
    await deleteArchivedBrands(api().db, new Date(now - BRAND_ARCHIVE_DAYS * dayMs));
    expect(await api().db.$count(brands, eq(brands.id, id as BrandId))).toBe(1);
    await deleteArchivedBrands(api().db, new Date(now + 1));
    expect((await call(owner, 'POST', `${path}/restore`)).statusCode).toBe(404);
  });

  it('are paged, newest first, and leave audit entries without words', async () => {
    const owner = await api().signUp();
    const names = ['One House', 'Two House', 'Three House'];
    for (const name of names) {
      await create(owner, { name });
      api().clock.advance(1_000);
    }
    const first = await call(owner, 'GET', '/api/brands?limit=2');
    const next = /<([^>]+)>/.exec(String(first.headers.link))?.[1] ?? '';
    const second = await call(owner, 'GET', next);
    const all = [...first.json<BrandBody[]>(), ...second.json<BrandBody[]>()];
    expect(all.map(({ name }) => name)).toEqual(names.toReversed());
    const audit = await call(owner, 'GET', '/api/audit');
    const events = audit
      .json<AuditEventBody[]>()
      .filter(({ action }) => action === 'brand.created');
    expect(events.map(({ subjectId }) => subjectId)).toEqual(all.map(({ id }) => id));
    expect(events.map(({ target }) => target?.name)).toEqual(names.toReversed());
    // Names are looked up when the log is read; no entry holds one.
    const entries = events.map(({ target: _, ...entry }) => entry);
    expect(JSON.stringify(entries)).not.toContain('House');
  });
});
