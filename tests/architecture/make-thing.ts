import { NO_WORDS } from '#domain/order/words.ts';
import { NO_WISHES } from '#tests/support/film/example-order.ts';
import { randomBytes, randomInt, randomUUID } from 'node:crypto';

import { eq } from 'drizzle-orm';

import type {
  ApiKeyId,
  BrandId,
  ClipId,
  FolderId,
  JobId,
  MediaId,
  OrganizationId,
  PaymentId,
  UserId,
  WebhookId,
} from '#domain/ids.ts';
import { insertFilmRecord } from '#server/features/provenance/film-records.ts';
import { appeals } from '#server/platform/database/schema/appeals.ts';
import { billingDocuments } from '#server/platform/database/schema/billing.ts';
import { payments } from '#server/platform/database/schema/payments.ts';
import { brands, brandVersions } from '#server/platform/database/schema/brands.ts';
import { clips } from '#server/platform/database/schema/clips.ts';
import { apiKeys, webhooks } from '#server/platform/database/schema/developers.ts';
import { invitations } from '#server/platform/database/schema/invitations.ts';
import {
  folders,
  jobFiles,
  jobReviews,
  jobRuns,
  jobs,
  videoEntries,
} from '#server/platform/database/schema/jobs.ts';
import { media } from '#server/platform/database/schema/media.ts';
import { nameReviews } from '#server/platform/database/schema/name-reviews.ts';
import { sessions, users } from '#server/platform/database/schema/accounts.ts';
import { passkeys } from '#server/platform/database/schema/second-factors.ts';
import { allowances } from '#server/platform/database/schema/rules.ts';
import { shares } from '#server/platform/database/schema/sharing.ts';
import type { TestApi } from '#tests/support/test-api.ts';

const MONTH_AND_A_DAY_MS = 31 * 24 * 3600_000;

/** What a path parameter refers to. */
export type Thing =
  | 'job'
  | 'approved job'
  | 'shared job'
  | 'proven job'
  | 'deleted job'
  | 'failed film'
  | 'folder'
  | 'member'
  | 'session'
  | 'passkey'
  | 'invoice'
  | 'unpaid order'
  | 'invitation'
  | 'key'
  | 'webhook'
  | 'name review'
  | 'appeal'
  | 'allowance'
  | 'brand'
  | 'published brand'
  | 'deleted brand'
  | 'file';

const STARTER = {
  packageId: 'starter',
  credits: 100,
  amountCents: 4_900,
  currency: 'usd',
  provider: 'test',
} as const;

const FILM_FACTS = {
  sha256: '0'.repeat(64),
  bytes: 1,
  instanceId: 'xmp:iid:1',
  digitalSourceType: 'algorithmicMedia',
  proof: {
    rulesVersion: 1,
    width: 160,
    height: 160,
    framesPerSecond: 24,
    frameCount: 24,
    parts: [],
  },
};

/** Creates a new thing for every call, so that calls do not affect each other. */
export async function makeThing(
  { db }: TestApi,
  thing: Thing,
  place: { organizationId: OrganizationId; authorId: UserId },
): Promise<string> {
  const id = randomUUID();
  const { organizationId, authorId } = place;
  const createdAt = new Date();
  const name = `t${randomBytes(6).toString('hex')}`;
  const email = `${name}@example.test`;
  if (thing === 'member') {
    const who = { id: id as UserId, organizationId, username: name, email, createdAt };
    await db.insert(users).values({ ...who, passwordHash: 'none', role: 'creator' });
  } else if (thing === 'folder') {
    await db.insert(folders).values({ id: id as FolderId, organizationId, name, createdAt });
  } else if (thing === 'invoice') {
    await makeInvoice(db, organizationId, id);
  } else if (thing === 'unpaid order') {
    await db.insert(payments).values({
      ...STARTER,
      id: id as PaymentId,
      organizationId,
      sessionId: id,
      status: 'pending',
      createdAt,
    });
  } else if (thing === 'session') {
    const expiresAt = new Date(createdAt.getTime() + MONTH_AND_A_DAY_MS);
    await db
      .insert(sessions)
      .values({ id, tokenHash: name, userId: authorId, createdAt, expiresAt });
  } else if (thing === 'passkey') {
    const key = { credentialId: name, publicKey: name, counter: 0, transports: [] };
    await db.insert(passkeys).values({ ...key, id, userId: authorId, name, createdAt });
  } else if (thing === 'invitation') {
    const expiresAt = new Date(createdAt.getTime() + MONTH_AND_A_DAY_MS);
    const values = { id, organizationId, email, tokenHash: name, createdAt, expiresAt };
    await db.insert(invitations).values({ ...values, role: 'viewer', invitedBy: authorId });
  } else if (thing === 'key') {
    const values = { organizationId, createdBy: authorId, name, prefix: name, keyHash: name };
    await db.insert(apiKeys).values({ id: id as ApiKeyId, ...values, scopes: [], createdAt });
  } else if (thing === 'appeal') {
    await db.insert(appeals).values({
      id,
      organizationId,
      authorId: randomUUID() as UserId,
      orderHash: id,
      text: 'A calm wheel',
      reason: 'Nothing is wrong with it',
      findings: [],
      markets: ['US'],
      policyVersion: 'test',
      status: 'waiting',
      createdAt,
    });
  } else if (thing === 'allowance') {
    await db.insert(allowances).values({
      id,
      organizationId,
      authorId,
      kind: 'term',
      allowance: { phrase: 'Golden Hour', language: 'any', reason: 'Our evening' },
      status: 'waiting',
      createdAt,
    });
  } else if (thing === 'name review') {
    // An organization can have only one waiting name.
    await db.delete(nameReviews).where(eq(nameReviews.organizationId, organizationId));
    const review = { name, decision: 'block', findings: [], status: 'waiting' } as const;
    await db.insert(nameReviews).values({ ...review, id, organizationId, createdAt });
  } else if (thing === 'brand' || thing === 'published brand' || thing === 'deleted brand') {
    await db.insert(brands).values({
      id: id as BrandId,
      organizationId,
      name: 'Golden Nugget',
      identity: {},
      createdAt,
      updatedAt: createdAt,
      ...(thing === 'published brand' && { publishedNumber: 1, publishedAt: createdAt }),
      ...(thing === 'deleted brand' && { archivedAt: createdAt }),
    });
    if (thing === 'published brand') {
      await db.insert(brandVersions).values({
        id: randomUUID(),
        brandId: id as BrandId,
        number: 1,
        name: 'Golden Nugget',
        identity: {},
        publishedBy: authorId,
        createdAt,
      });
    }
  } else if (thing === 'file') {
    await db.insert(media).values({
      id: id as MediaId,
      organizationId,
      name: 'a logo',
      bytes: 1,
      state: 'ready',
      mainKey: `media/${id}/a.png`,
      previewKey: `media/${id}/b.webp`,
      uploadedBy: authorId,
      createdAt,
    });
  } else if (thing === 'webhook') {
    // Nothing listens there, and nothing is called: the address is a private one.
    const values = { organizationId, url: 'http://127.0.0.1:9/', events: [], createdAt };
    await db.insert(webhooks).values({ id: id as WebhookId, ...values });
  } else {
    const jobId = id as JobId;
    await db.insert(jobs).values({
      id: jobId,
      organizationId,
      authorId,
      prompt: 'A golden night at the wheel',
      preset: 'roulette',
      controls: {
        aspectRatio: '16:9',
        cameraMotion: 'smooth',
        lighting: 'cinematic',
        crowdDensity: 'medium',
        fps: 30,
        duration: 15,
      },
      markets: ['US'],
      words: NO_WORDS,
      leftOut: [],
      language: 'en',
      look: NO_WISHES,
      seed: 1,
      shortSidePixels: 720,
      costCredits: 50,
      createdAt,
    });
    const moderationStatus = thing === 'job' ? 'pending' : 'approved';
    await db.insert(jobReviews).values({ jobId, askedAt: createdAt, moderationStatus });
    if (thing === 'failed film') {
      const failure = { status: 'failed', error: 'No clip', engine: 'a-model' } as const;
      await db.insert(jobRuns).values({ ...failure, jobId });
      await db.insert(clips).values(failedClip(organizationId, jobId, createdAt));
    } else {
      await db.insert(jobFiles).values({ jobId, videoKey: 'film.mp4' });
      await db.insert(jobRuns).values({ jobId, status: 'ready' });
    }
  }
  if (thing === 'proven job') {
    const jobId = id as JobId;
    await db.transaction((tx) =>
      insertFilmRecord(tx, { ...FILM_FACTS, jobId, organizationId, createdAt }),
    );
  }
  if (thing === 'deleted job') {
    await db.insert(videoEntries).values({ jobId: id as JobId, deletedAt: new Date() });
  }
  if (thing === 'shared job') {
    const share = { id: randomUUID(), slug: name, organizationId, jobId: id as JobId, createdAt };
    await db.insert(shares).values({ ...share, markets: ['US'] });
  }
  return id;
}

function failedClip(
  organizationId: OrganizationId,
  jobId: JobId,
  createdAt: Date,
): typeof clips.$inferInsert {
  return {
    id: randomUUID() as ClipId,
    organizationId,
    jobId,
    createdAt,
    stateSince: createdAt,
    position: 0,
    engine: 'a-model',
    model: 'one',
    prompt: 'A wheel',
    seed: 1,
    width: 64,
    height: 36,
    milliseconds: 5_000,
    frameCount: 450,
    costMicros: 0,
    state: 'failed',
    failure: 'lost',
  };
}

async function makeInvoice(
  db: TestApi['db'],
  organizationId: OrganizationId,
  id: string,
): Promise<void> {
  const createdAt = new Date();
  const paymentId = randomUUID() as PaymentId;
  await db.insert(payments).values({
    ...STARTER,
    id: paymentId,
    organizationId,
    sessionId: paymentId,
    status: 'completed',
    createdAt,
    settledAt: createdAt,
  });
  const number = randomInt(1, 2 ** 31);
  const said = { packageName: 'Starter', billedName: 'Grand Aurora', isTest: true };
  const { credits, amountCents, currency } = STARTER;
  await db.insert(billingDocuments).values({
    credits,
    amountCents,
    currency,
    ...said,
    id,
    number,
    kind: 'invoice',
    organizationId,
    paymentId,
    step: 0,
    createdAt,
  });
}
