import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';

import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';

import type { MediaId } from '#domain/ids.ts';
import { media } from '#server/platform/database/schema/media.ts';
import { onPostgres } from '#tests/support/test-api.ts';

const MIGRATION = readFileSync(
  new URL('../../../../database/migrations/0052_whole_source_types.sql', import.meta.url),
  'utf8',
);

onPostgres('source types of before', (api) => {
  it.each([
    ['compositeSynthetickdescriptionx', 'compositeSynthetic'],
    ['digitalCapture', 'digitalCapture'],
    ['madeByElves', undefined],
  ])('%s becomes %s', async (stored, term) => {
    const owner = await api().signUp();
    const id = randomUUID() as MediaId;
    await api()
      .db.insert(media)
      .values({
        id,
        organizationId: owner.organizationId,
        name: 'a file',
        bytes: 10,
        state: 'uploading',
        facts: { width: 64, digitalSourceType: stored },
        uploadedBy: owner.user.id as typeof media.$inferInsert.uploadedBy,
        createdAt: api().clock.now(),
      });
    await api().db.execute(sql.raw(MIGRATION));
    const [row] = await api().db.select().from(media).where(eq(media.id, id));
    const facts = term === undefined ? { width: 64 } : { width: 64, digitalSourceType: term };
    expect(row?.facts).toEqual(facts);
  });
});
