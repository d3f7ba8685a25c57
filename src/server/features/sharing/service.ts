/**
 * Public links to approved videos. Called by the sharing routes and by the public page
 * (`serve-shared-video.ts`). A job has at most one open link; sharing again changes its settings
 * and keeps its URL. An ended link stays ended: the next one has another URL. Authorization: the
 * route's permission, and own or all videos as for cancelling. Visitors use `visit` and `enter`,
 * which check the job every time, so that a rejection takes effect at once.
 */
import type { ShareSettings } from '#contracts/schemas/sharing.ts';
import type { JobId, OrganizationId } from '#domain/ids.ts';
import { ADVERTISES_DEFAULT, type Advertises } from '#domain/markets/advertises.ts';
import type { Licensee } from '#domain/markets/licensee.ts';
import type { MarketCode } from '#domain/markets/markets.ts';
import type { Actor } from '#domain/people/permissions.ts';
import { countryOf } from '#domain/sharing/visitor-standing.ts';
import type { FilmBrand } from '#film/film-brand.ts';
import { AppError } from '#server/app-error.ts';
import type { AuditService } from '#server/features/audit/service.ts';
import { hashPassword, isPassword } from '#server/platform/passwords/password-hash.ts';
import type { JobsService } from '#server/features/jobs/service.ts';
import { logoOnPage } from './page/brand-look.ts';
import { endShareOf } from './share-changes.ts';
import * as store from './store.ts';
import { requirePermission } from '#server/http/callers/authorize.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { SharedLimiter } from '#server/platform/limits/shared-limiter.ts';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly audit: AuditService;
  readonly jobs: JobsService;
  readonly limiter: SharedLimiter;
}

export type SharingService = ReturnType<typeof createSharingService>;

/** What a visitor may see. */
export interface LiveShare {
  readonly id: string;
  readonly slug: string;
  readonly revision: number;
  readonly markets: readonly MarketCode[];
  readonly advertises: Advertises;
  readonly passwordHash: string | null;
  readonly organizationName: string | null;
  /** The brand the film was made with; null for none. */
  readonly brand: FilmBrand | null;
  readonly organizationId: OrganizationId;
  readonly title: string | null;
  readonly website: string | null;
  /** Who advertises; null where that was not known when it was ordered. */
  readonly licensee: Licensee | null;
  readonly videoKey: string;
  readonly posterKey: string | null;
  readonly captionsKey: string | null;
  readonly aspectRatio: string;
}

/** A share that has ended: whose it was, for the page that says so. */
export type EndedShare = Pick<
  LiveShare,
  'slug' | 'organizationName' | 'brand' | 'markets' | 'website'
> & {
  readonly isGone: true;
};

const PASSWORD_TRIES = { max: 10, windowSeconds: 60 } as const;
const IN_THE_PAST = 'The expiry date must be in the future';
const OTHER_MARKETS = 'A video can only be shared in the markets it was made for';

export function createSharingService({ db, clock, audit, jobs, limiter }: Deps) {
  async function findManaged(actor: Actor, jobId: JobId) {
    const job = await jobs.find(actor.organizationId, jobId);
    if (job.authorId !== actor.userId) requirePermission(actor, 'video.manageAll');
    return job;
  }

  /** Returns the open link; one that has expired is ended first. */
  async function takeOpenShare(tx: Transaction, actor: Actor, jobId: JobId) {
    const open = await store.findOpenShare(tx, actor.organizationId, jobId);
    const now = clock.now();
    if (!open || !hasExpired(open, now)) return open;
    await endShareOf(tx, jobId, { ending: 'expired', now });
    return null;
  }

  return {
    async share(actor: Actor, jobId: JobId, settings: ShareSettings): Promise<store.ShareRow> {
      const job = await findManaged(actor, jobId);
      checkSettings(settings, { markets: job.markets, now: clock.now() });
      const passwordHash = settings.password && (await hashPassword(settings.password));
      return db.transaction(async (tx) => {
        const held = await store.lockApprovedJob(tx, jobId);
        if (!held) throw new AppError('not_approved');
        const open = await takeOpenShare(tx, actor, jobId);
        const wanted = {
          markets: settings.markets
            ? [...new Set(settings.markets)]
            : (open?.markets ?? held.markets),
          passwordHash: passwordHash === undefined ? (open?.passwordHash ?? null) : passwordHash,
          expiresAt: dateOf(settings.expiresAt, open?.expiresAt ?? null),
        };
        const { organizationId } = held;
        const refusal = await jobs.refusalOfFiles(tx, job, wanted.markets);
        if (refusal !== null) throw new AppError('wrong_state', { message: refusal });
        const share = open
          ? await store.changeShare(tx, open.id, wanted)
          : await store.insertShare(tx, {
              ...wanted,
              organizationId,
              jobId,
              createdAt: clock.now(),
            });
        await audit.record(tx, {
          organizationId,
          action: 'video.shared',
          actorId: actor.userId,
          subjectId: jobId,
          details: {
            share: share.id,
            markets: share.markets.join(', '),
            expiresAt: share.expiresAt?.toISOString() ?? null,
            hasPassword: share.passwordHash !== null,
          },
        });
        return share;
      });
    },

    /** The open link of a video with its views. */
    async show(actor: Actor, jobId: JobId) {
      const share = await store.findOpenShare(db, actor.organizationId, jobId);
      if (!share || hasExpired(share, clock.now())) throw new AppError('not_found');
      return share;
    },

    /** Storage key of the logo for a page; null if there is none. */
    logoKeyOf: (share: LiveShare): Promise<string | null> => {
      const logo = share.brand && logoOnPage(share.brand);
      return logo ? store.findLogoKey(db, share, logo.mediaId) : Promise.resolve(null);
    },

    viewsOf: (share: store.ShareRow) => store.findViews(db, share.id),

    async end(actor: Actor, jobId: JobId): Promise<void> {
      await findManaged(actor, jobId);
      await db.transaction(async (tx) => {
        const hasEnded = await endShareOf(tx, jobId, { ending: 'withdrawn', now: clock.now() });
        if (!hasEnded) throw new AppError('not_found');
        await audit.record(tx, {
          organizationId: actor.organizationId,
          action: 'video.unshared',
          actorId: actor.userId,
          subjectId: jobId,
          details: { because: 'withdrawn' },
        });
      });
    },

    /** What a URL shows now: a video, that the link has ended, or not found. */
    async visit(slug: string): Promise<LiveShare | EndedShare | null> {
      const row = await store.findBySlug(db, slug);
      if (!row) return null;
      if (!isLive(row, clock.now())) return presentEnded(row);
      const { jobId: id, organizationId, markets } = row.share;
      const refusal = await jobs.refusalOfFiles(db, { id, organizationId }, markets);
      return refusal === null ? presentLive(row) : presentEnded(row);
    },

    /**
     * Whether the password opens the share; true if it has none. Throws `too_many_requests` after
     * too many guesses from one address.
     */
    async isOpenedBy(share: LiveShare, password: string, address: string): Promise<boolean> {
      if (share.passwordHash === null) return true;
      const key = `share-password:${share.slug}:${address}`;
      const retryAfterSeconds = await limiter.count(key, PASSWORD_TRIES);
      if (retryAfterSeconds !== null)
        throw new AppError('too_many_requests', { retryAfterSeconds });
      const isOpened = await isPassword(password, share.passwordHash);
      if (isOpened) await limiter.takeBack(key);
      return isOpened;
    },

    /** Counts a visitor who passed the age gate. */
    async countView(share: LiveShare, market: MarketCode): Promise<void> {
      const day = clock.now().toISOString().slice(0, 'YYYY-MM-DD'.length);
      await store.countView(db, { shareId: share.id, day, country: countryOf(market) });
    },
  };
}

function checkSettings(
  { expiresAt, markets }: ShareSettings,
  job: { readonly markets: readonly MarketCode[]; readonly now: Date },
): void {
  if (expiresAt && new Date(expiresAt) <= job.now) {
    throw new AppError('validation_failed', { message: IN_THE_PAST });
  }
  if (markets?.some((market) => !job.markets.includes(market))) {
    throw new AppError('validation_failed', { message: OTHER_MARKETS });
  }
}

function dateOf(given: string | null | undefined, kept: Date | null): Date | null {
  if (given === undefined) return kept;
  return given === null ? null : new Date(given);
}

function hasExpired({ expiresAt }: Pick<store.ShareRow, 'expiresAt'>, now: Date): boolean {
  return expiresAt !== null && expiresAt <= now;
}

function isLive(row: store.SharedRow, now: Date): boolean {
  return (
    row.share.endedAt === null &&
    !hasExpired(row.share, now) &&
    row.organizationClosedAt === null &&
    row.status === 'ready' &&
    row.moderationStatus === 'approved' &&
    row.videoKey !== null
  );
}

function presentLive({ share, ...job }: store.SharedRow): LiveShare {
  const { id, slug, revision, markets, passwordHash } = share;
  if (job.videoKey === null) throw new Error('A live share has no video');
  return {
    id,
    slug,
    revision,
    markets,
    advertises: job.advertises ?? ADVERTISES_DEFAULT,
    passwordHash,
    organizationName: job.organizationName,
    brand: job.brand,
    organizationId: share.organizationId,
    title: job.publicTitle,
    website: job.publicWebsite,
    licensee: job.licensee,
    videoKey: job.videoKey,
    posterKey: job.posterKey,
    captionsKey: job.captionsKey,
    aspectRatio: job.controls?.aspectRatio ?? '16:9',
  };
}

/** A closed organization is no longer named. */
function presentEnded({ share, ...job }: store.SharedRow): EndedShare {
  const isOpen = job.organizationClosedAt === null;
  return {
    isGone: true,
    slug: share.slug,
    markets: share.markets,
    organizationName: isOpen ? job.organizationName : null,
    brand: isOpen ? job.brand : null,
    website: isOpen ? job.publicWebsite : null,
  };
}
