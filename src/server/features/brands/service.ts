/**
 * Brands of organizations. Called by the brand routes and by those of the operator, who reviews
 * every first publication and later ones with new texts that the policy holds. People edit a draft;
 * publishing stores it as a version that a trigger protects from changes. Names are checked like
 * those of organizations, the other words when they are published. Authorization: the route's
 * permission; brands of other organizations are reported as not found.
 */
import { randomUUID } from 'node:crypto';

import { isDeepStrictEqual } from 'node:util';

import type { BrandIdentity, ChangeBrandBody, CreateBrandBody } from '#contracts/schemas/brand.ts';
import { BRANDS_MAX, type BrandReview } from '#domain/brands/brand.ts';
import { paletteProblems } from '#domain/brands/palette-contrast.ts';
import type { BrandId, OrganizationId } from '#domain/ids.ts';
import { DEFAULT_MARKETS } from '#domain/markets/markets.ts';
import type { Verdict } from '#domain/moderation/verdict.ts';
import type { Actor } from '#domain/people/permissions.ts';
import { findLegalContradictions } from '#policy/rules/contradicts-legal.ts';
import { AppError } from '#server/app-error.ts';
import type { AuditService } from '#server/features/audit/service.ts';
import type { MediaService } from '#server/features/media/service.ts';
import {
  policyErrorOf,
  type OrganizationNamesService,
} from '#server/features/organization-names/service.ts';
import { fileReferences } from './file-references.ts';
import { mergeIdentity } from './merge-identity.ts';
import { brandFileIdsOf, logoIdsOf } from './film-brand.ts';
import { newTextsOf, textsOf } from './brand-texts.ts';
import { findOrderBrand, type OrderBrand } from './order-brand.ts';
import * as store from './store.ts';
import { pageOf, type Page, type PageRequest } from '#server/http/requests/paging.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';

/** The operator's decision about the version of a brand that they saw. */
interface BrandDecision {
  readonly look: BrandReview;
  readonly version: number;
  readonly reason?: string | undefined;
}

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly audit: AuditService;
  readonly media: Pick<MediaService, 'problemsOf' | 'previewKeysOf' | 'recordReviews'>;
  readonly names: Pick<OrganizationNamesService, 'verdictOn' | 'hold'>;
  /** The policy's verdict on words that films of the brand will show. */
  readonly judgeWords: (actor: Actor, text: string) => Promise<Verdict>;
}

export type BrandsService = ReturnType<typeof createBrandsService>;

const NAME_WAITS = 'The name of this brand is waiting for approval by the platform operator';
const PUBLISHED_AGAIN =
  'This brand was published again in the meantime. Please review the new version.';
const NOTHING_NEW = 'This brand has no changes to publish';
const TOO_MANY = `An organization can have at most ${BRANDS_MAX} brands. Delete one first.`;

export function createBrandsService({ db, clock, audit, media, names, judgeWords }: Deps) {
  async function find(organizationId: OrganizationId, id: BrandId): Promise<store.BrandRow> {
    const brand = await store.findBrand(db, organizationId, id);
    if (!brand) throw new AppError('not_found');
    return brand;
  }

  async function lock(tx: Transaction, { organizationId }: Actor, id: BrandId) {
    const brand = await store.lockBrand(tx, organizationId, id);
    if (!brand) throw new AppError('not_found');
    return brand;
  }

  /** Throws 422 if the policy refuses the name; the request is then passed to the operator. */
  async function judgeName({ organizationId }: Actor, name: string) {
    const verdict = await names.verdictOn(organizationId, name);
    if (verdict.decision !== 'block') return verdict;
    await db.transaction((tx) => names.hold(tx, { organizationId, name, brandId: null }, verdict));
    throw policyErrorOf(verdict.findings);
  }

  async function requireAllowedWords(actor: Actor, identity: BrandIdentity): Promise<void> {
    const texts = textsOf(identity);
    if (texts.length === 0) return;
    const contradictions = findLegalContradictions(texts, DEFAULT_MARKETS);
    if (contradictions.length > 0) throw policyErrorOf(contradictions);
    const { decision, findings } = await judgeWords(actor, texts.join('\n'));
    if (decision === 'block') throw policyErrorOf(findings);
  }

  /**
   * Whether the policy holds texts that the published version of a reviewed brand does not have.
   * That version counts as reviewed: the operator saw it, or an earlier one and it had no such texts.
   */
  async function hasHeldTexts(actor: Actor, { id, look, identity }: store.BrandRow) {
    const { organizationId } = actor;
    const published = look === 'approved' && (await findOrderBrand(db, organizationId, id));
    if (!published) return false;
    const { signature, others } = newTextsOf(identity, published.identity);
    const verdicts = await Promise.all([
      ...(signature === null ? [] : [names.verdictOn(organizationId, signature)]),
      ...others.map((text) => judgeWords(actor, text)),
    ]);
    return verdicts.some(({ decision }) => decision !== 'allow');
  }

  /** Throws 400 if a file that the brand refers to does not exist or cannot be used yet. */
  async function requireFiles(
    organizationId: OrganizationId,
    identity: BrandIdentity,
    mustBeUsable: boolean,
  ): Promise<void> {
    const issues = [];
    for (const { kinds, references } of fileReferences(identity)) {
      const ids = references.map(({ mediaId }) => mediaId);
      const problems = await media.problemsOf(organizationId, ids, { kinds, mustBeUsable });
      for (const { path, mediaId } of references) {
        const message = problems.get(mediaId);
        if (message !== undefined) issues.push({ path, message });
      }
    }
    const [first] = issues;
    if (first) throw new AppError('validation_failed', { message: first.message, issues });
  }

  async function makeDefault(tx: Transaction, { organizationId }: Actor, id: BrandId) {
    await store.lockBrandsOf(tx, organizationId);
    await store.clearDefault(tx, organizationId, id);
  }

  function record(
    tx: Transaction,
    { organizationId, userId: actorId }: Pick<Actor, 'organizationId' | 'userId'>,
    about: Pick<Parameters<AuditService['record']>[1], 'action' | 'subjectId' | 'details'>,
  ) {
    return audit.record(tx, { organizationId, actorId, ...about });
  }

  return {
    async list(
      { organizationId }: Actor,
      request: PageRequest & { archived: boolean },
    ): Promise<Page<store.BrandRow>> {
      return pageOf(await store.findBrands(db, organizationId, request), request.limit);
    },

    find: ({ organizationId }: Actor, id: BrandId) => find(organizationId, id),

    /** The brand an order refers to; throws 400 if it does not exist or is not published. */
    forOrder: ({ organizationId }: Actor, brandId: string | null | undefined) =>
      findOrderBrand(db, organizationId, brandId),

    /** A name held by the policy is stored in the draft but prevents publishing. */
    async create(actor: Actor, { name, isDefault = false, ...identity }: CreateBrandBody) {
      const { organizationId } = actor;
      await requireFiles(organizationId, identity, false);
      const verdict = await judgeName(actor, name);
      return db.transaction(async (tx) => {
        await store.lockBrandsOf(tx, organizationId);
        const count = await store.countBrands(tx, organizationId);
        if (count >= BRANDS_MAX) throw new AppError('wrong_state', { message: TOO_MANY });
        const id = randomUUID() as BrandId;
        const now = clock.now();
        const pendingName = verdict.decision === 'flag' ? name : null;
        if (isDefault) await store.clearDefault(tx, organizationId, id);
        const values = { id, organizationId, name, pendingName, identity, isDefault };
        const brand = await store.insertBrand(tx, { ...values, createdAt: now, updatedAt: now });
        await names.hold(tx, { organizationId, name, brandId: id }, verdict);
        await record(tx, actor, { action: 'brand.created', subjectId: id });
        return brand;
      });
    },

    /**
     * Changes the draft. A name held by the policy waits for approval; the brand keeps its current
     * one.
     */
    async change(actor: Actor, id: BrandId, body: ChangeBrandBody): Promise<store.BrandRow> {
      const { organizationId } = actor;
      const before = await find(organizationId, id);
      await requireFiles(organizationId, body, false);
      const name = body.name === before.name ? undefined : body.name;
      const verdict = name === undefined ? null : await judgeName(actor, name);
      return db.transaction(async (tx) => {
        // First what is waiting, then the brand: the operator's decision locks them in the same
        // order.
        if (verdict && name !== undefined) {
          await names.hold(tx, { organizationId, name, brandId: id }, verdict);
        }
        if (body.isDefault === true) await makeDefault(tx, actor, id);
        const brand = await lock(tx, actor, id);
        const identity = mergeIdentity(brand.identity, body);
        const isRenamed = name !== undefined && verdict?.decision === 'allow';
        const isOther = isRenamed || !isDeepStrictEqual(identity, brand.identity);
        const changed = await store.updateBrand(tx, id, {
          identity,
          updatedAt: clock.now(),
          ...(isOther && { hasUnpublishedChanges: true }),
          ...(isRenamed && { name, pendingName: null }),
          ...(verdict?.decision === 'flag' && { pendingName: name }),
          ...(body.isDefault !== undefined && { isDefault: body.isDefault }),
        });
        const details = { isDefault: changed.isDefault };
        await record(tx, actor, { action: 'brand.changed', subjectId: id, details });
        return changed;
      });
    },

    /** The draft with these changes, as an order would use it; nothing is stored. */
    async previewOf(actor: Actor, id: BrandId, changes: ChangeBrandBody): Promise<OrderBrand> {
      const brand = await find(actor.organizationId, id);
      await requireFiles(actor.organizationId, changes, false);
      return {
        id,
        version: brand.publishedNumber ?? 0,
        name: changes.name ?? brand.name,
        identity: mergeIdentity(brand.identity, changes),
        isLookedAt: true,
      };
    },

    async archive(actor: Actor, id: BrandId): Promise<void> {
      await db.transaction(async (tx) => {
        await lock(tx, actor, id);
        await store.updateBrand(tx, id, { archivedAt: clock.now(), isDefault: false });
        await record(tx, actor, { action: 'brand.archived', subjectId: id });
      });
    },

    async restore(actor: Actor, id: BrandId): Promise<store.BrandRow> {
      const { organizationId } = actor;
      return db.transaction(async (tx) => {
        await store.lockBrandsOf(tx, organizationId);
        const count = await store.countBrands(tx, organizationId);
        if (count >= BRANDS_MAX) throw new AppError('wrong_state', { message: TOO_MANY });
        const brand = await store.restoreBrand(tx, organizationId, id);
        if (!brand) throw new AppError('not_found');
        await record(tx, actor, { action: 'brand.restored', subjectId: id });
        return brand;
      });
    },

    /**
     * Publishes the draft as the next version; the first one makes the brand the default if the
     * organization has none. Throws 409 if its name waits for the operator, nothing has changed,
     * or the brand was changed or reviewed meanwhile, 400 if its colours cannot be told apart, 422
     * if its words are refused.
     */
    async publish(actor: Actor, id: BrandId): Promise<store.BrandRow> {
      const seen = await find(actor.organizationId, id);
      if (seen.pendingName === seen.name)
        throw new AppError('wrong_state', { message: NAME_WAITS });
      await judgeName(actor, seen.name);
      requireVisibleColours(seen.identity);
      await requireFiles(actor.organizationId, seen.identity, true);
      await requireAllowedWords(actor, seen.identity);
      const isHeld = await hasHeldTexts(actor, seen);
      return db.transaction(async (tx) => {
        await store.lockBrandsOf(tx, actor.organizationId);
        const brand = await lock(tx, actor, id);
        // Only what was checked may be published, and only under the review it was compared with.
        const isAsSeen = brand.updatedAt.getTime() === seen.updatedAt.getTime();
        if (!isAsSeen || brand.look !== seen.look) throw new AppError('wrong_state');
        if (!brand.hasUnpublishedChanges) {
          throw new AppError('wrong_state', { message: NOTHING_NEW });
        }
        const { name, identity } = brand;
        const { userId: publishedBy } = actor;
        const now = clock.now();
        const version = await store.insertVersion(tx, {
          id: randomUUID(),
          brandId: id,
          name,
          identity,
          publishedBy,
          createdAt: now,
        });
        const isFirst = version.number === 1;
        const becomesDefault = isFirst && !(await store.hasDefault(tx, actor.organizationId));
        const published = await store.updateBrand(tx, id, {
          ...(becomesDefault && { isDefault: true }),
          publishedNumber: version.number,
          publishedAt: now,
          hasUnpublishedChanges: false,
          ...reviewAfterPublishing(actor, isHeld ? null : brand.look, now),
        });
        const details = { version: version.number };
        await record(tx, actor, { action: 'brand.published', subjectId: id, details });
        return published;
      });
    },

    async listVersions(
      { organizationId }: Actor,
      id: BrandId,
      request: PageRequest,
    ): Promise<Page<store.PublishedVersionRow>> {
      await find(organizationId, id);
      return pageOf(await store.findVersions(db, id, request), request.limit);
    },

    /** Storage keys of thumbnails of the logos in the published brand. */
    async logoKeysOf({ id, organizationId }: store.BrandRow): Promise<string[]> {
      const brand = await findOrderBrand(db, organizationId, id).catch(() => null);
      return brand ? media.previewKeysOf(organizationId, logoIdsOf(brand)) : [];
    },

    async listToLookAt(request: PageRequest): Promise<Page<store.BrandToReview>> {
      return pageOf(await store.findToReview(db, request), request.limit);
    },

    /** Decisions about brands of other organizations, latest first. */
    async listReviewed(request: PageRequest): Promise<Page<store.ReviewedBrandRow>> {
      const rows = await store.findReviewed(db, request);
      return pageOf(
        rows.map((row) => ({ ...row, createdAt: row.lookedAt })),
        request.limit,
      );
    },

    /** A brand that waits for the operator, in the form that its organization's orders use. */
    async findToReview(
      id: BrandId,
    ): Promise<{ readonly organizationId: OrganizationId; readonly brand: OrderBrand }> {
      const row = await store.findOneToReview(db, id);
      const brand = row && (await findOrderBrand(db, row.organizationId, id));
      if (!row || !brand) throw new AppError('not_found');
      return { organizationId: row.organizationId, brand };
    },

    /**
     * Stores the operator's decision about a first publication, or a later one with held texts; a
     * rejected brand becomes a draft again. Throws 409 if another version than the one that the
     * operator saw waits.
     */
    async recordReview(
      actor: Actor,
      id: BrandId,
      { look, version, reason }: BrandDecision,
    ): Promise<store.BrandToReview> {
      return db.transaction(async (tx) => {
        const lookReason = reason === undefined || reason === '' ? null : reason;
        const what = { look, version, lookReason, by: actor.userId, now: clock.now() };
        const brand = await store.recordReview(tx, id, what);
        if (!brand) throw await reviewError(tx, id);
        const { organizationId } = brand;
        if (look === 'approved') {
          const seen = await findOrderBrand(tx, organizationId, id);
          const by = { by: actor.userId, now: what.now };
          if (seen) await media.recordReviews(tx, brandFileIdsOf(seen), by);
        }
        const who = { organizationId, userId: actor.userId };
        const details = { look, version };
        await record(tx, who, { action: 'brand.looked_at', subjectId: id, details });
        return brand;
      });
    },
  };
}

/** Why there was nothing to decide about: the version that was seen is not the one that waits. */
async function reviewError(tx: Transaction, id: BrandId): Promise<AppError> {
  const waiting = await store.findOneToReview(tx, id);
  if (!waiting) return new AppError('not_found');
  return new AppError('wrong_state', { message: PUBLISHED_AGAIN });
}

/**
 * In the operator's own organization, publishing counts as the review. A rejected brand needs
 * another one, and so does one with new texts that the policy holds.
 */
function reviewAfterPublishing(
  { isOperator, userId }: Actor,
  look: BrandReview | null,
  now: Date,
): Pick<Partial<store.BrandRow>, 'look' | 'lookReason' | 'lookedAt' | 'lookedBy'> {
  if (look === 'approved') return {};
  return isOperator
    ? { look: 'approved', lookReason: null, lookedAt: now, lookedBy: userId }
    : { look: null, lookReason: null, lookedAt: null, lookedBy: null };
}

function requireVisibleColours({ palette }: BrandIdentity): void {
  const refused = paletteProblems(palette ?? null).filter(({ severity }) => severity === 'refuse');
  const [first] = refused;
  if (!first) return;
  const issues = refused.map(({ path, message }) => ({ path, message }));
  throw new AppError('validation_failed', { message: first.message, issues });
}
