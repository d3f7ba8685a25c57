import { expect, it } from 'vitest';

import { DAY_MS } from '#domain/durations.ts';
import { makeSigningCredentials } from '#film/provenance/credentials/make-signing-credentials.ts';
import { createSecretBox } from '#server/platform/secret-box.ts';
import { signingCredentials } from '#server/platform/database/schema/provenance.ts';
import { createSigning } from './signing.ts';
import { onBothDatabases } from '#tests/support/test-api.ts';

const YEAR_MS = 365 * DAY_MS;

onBothDatabases('signing credentials', (api) => {
  const signingWith = (secretKey: string) => {
    const { db, clock, log } = api();
    const secretBox = createSecretBox(secretKey, 'signing-key');
    return createSigning({ db, clock, log, secretBox, own: null });
  };
  const KEY = 'the secret key of this installation';

  it('are created once by concurrent processes, and their key is encrypted', async () => {
    const made = await Promise.all(Array.from({ length: 4 }, () => signingWith(KEY).current()));
    expect(new Set(made.map(({ privateKeyPem }) => privateKeyPem)).size).toBe(1);
    const rows = await api().db.select().from(signingCredentials);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('PRIVATE KEY');
    expect(await signingWith(KEY).current()).toEqual(made[0]);
  });

  it('are renewed long before they expire, or with another secret key; old roots are kept', async () => {
    const first = await signingWith(KEY).current();
    const second = await signingWith('another secret key altogether').current();
    expect(second.anchorPem).not.toBe(first.anchorPem);
    api().clock.advance(3 * YEAR_MS);
    const third = await signingWith('another secret key altogether').current();
    expect(third.anchorPem).not.toBe(second.anchorPem);
    expect(await signingWith(KEY).anchors()).toEqual([
      first.anchorPem,
      second.anchorPem,
      third.anchorPem,
    ]);
    const keys = (await api().db.select().from(signingCredentials)).map(
      ({ lockedPrivateKey }) => lockedPrivateKey,
    );
    expect(keys.filter((key) => key !== null)).toHaveLength(1);
  });

  it("are the operator's own if provided, whose key is not stored", async () => {
    const { db, clock, log, secretBox } = api();
    const own = await makeSigningCredentials({ signerName: 'Grand Aurora', now: clock.now() });
    const signing = createSigning({ db, clock, log, secretBox, own });
    expect((await signing.current()).privateKeyPem).toBe(own.privateKeyPem);
    await signing.current();
    const rows = await db.select().from(signingCredentials);
    const inUse = rows.filter(({ retiredAt }) => retiredAt === null);
    expect(inUse).toMatchObject([{ lockedPrivateKey: null }]);
    const bad = { ...own, privateKeyPem: 'not a key' };
    await expect(createSigning({ db, clock, log, secretBox, own: bad }).current()).rejects.toThrow(
      'cannot be used',
    );
  });
});
