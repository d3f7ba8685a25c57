/**
 * What an order uses of its organization: a published brand, and own photos and clips in its shots.
 * Called for all kinds of orders: videos, previews, checks and briefs. Nothing is stored here.
 */
import type { JobOrder } from '#contracts/schemas/job.ts';
import type { MediaId } from '#domain/ids.ts';
import type { MarketCode } from '#domain/markets/markets.ts';
import type { Finding } from '#domain/moderation/verdict.ts';
import type { ShotSource } from '#domain/order/shot-sources.ts';
import type { Actor } from '#domain/people/permissions.ts';
import { STUDIO_SOURCE, type FilmShotSource } from '#film/film-media.ts';
import type { FilmOrder } from '#film/film-order.ts';
import { brandReferences, filmBrandOf } from '#server/features/brands/film-brand.ts';
import { findOrderBrand, type OrderBrand } from '#server/features/brands/order-brand.ts';
import {
  filmMediaOf,
  type FileReference,
  type OrderFile,
  type OrderFiles,
} from '#server/features/media/order-files.ts';
import type { Database } from '#server/platform/database/database.ts';
import { firstUse } from './first-use-finding.ts';

interface Deps {
  readonly db: Database;
  readonly orderFiles: OrderFiles;
}

export interface OrderWithParts extends Pick<JobOrder, 'brandId' | 'shots'> {
  readonly markets: readonly MarketCode[];
}

export interface OrderParts {
  readonly brand: OrderBrand | null;
  readonly film: Pick<FilmOrder, 'brand' | 'shots'>;
  /** The files that the film shows, each once. */
  readonly files: ReadonlyMap<MediaId, OrderFile>;
  /** Findings about the files in these markets, and what the operator has to review first. */
  readonly findings: readonly Finding[];
}

/** `draft` replaces the published brand that the order would have. */
export type FindOrderParts = (
  actor: Actor,
  order: OrderWithParts,
  draft?: OrderBrand,
) => Promise<OrderParts>;

const IN_SHOTS = ['image', 'clip'] as const;
/** What a model's clip can start with. */
const BEFORE_CLIPS = ['image'] as const;

/** Throws 400 if the order names a brand or a file that does not exist or is not ready. */
export function createFindOrderParts({ db, orderFiles }: Deps): FindOrderParts {
  return async (actor, { brandId, shots, markets }, draft) => {
    const { organizationId, isOperator } = actor;
    const brand = draft ?? (await findOrderBrand(db, organizationId, brandId));
    const references = [...shotReferences(shots ?? []), ...brandReferences(brand)];
    const files = await orderFiles.find(organizationId, references);
    const refusals = orderFiles.refusalsOf(files.values(), markets);
    // In the operator's own organization, stating the rights and publishing count as the review.
    const unseen = isOperator ? [] : firstUses(brand, files);
    return {
      brand,
      film: {
        ...(brand && { brand: filmBrandOf(brand, files) }),
        ...(shots && { shots: shots.map((shot) => filmShotOf(shot, files)) }),
      },
      files,
      findings: [...refusals.map(refused), ...unseen],
    };
  };
}

function shotReferences(shots: readonly ShotSource[]): FileReference[] {
  return shots.flatMap((shot, index) => {
    if (shot.source === 'studio' || shot.mediaId === undefined) return [];
    const kinds = shot.source === 'model' ? BEFORE_CLIPS : IN_SHOTS;
    return [{ path: `shots.${index}.mediaId`, mediaId: shot.mediaId, kinds }];
  });
}

function filmShotOf(shot: ShotSource, files: ReadonlyMap<MediaId, OrderFile>): FilmShotSource {
  if (shot.source === 'studio') return STUDIO_SOURCE;
  if (shot.mediaId === undefined) return { source: 'model' };
  const file = files.get(shot.mediaId);
  if (!file) throw new Error(`The file ${shot.mediaId} was not found`);
  return { source: shot.source, media: filmMediaOf(file) };
}

function firstUses(brand: OrderBrand | null, files: ReadonlyMap<MediaId, OrderFile>): Finding[] {
  const unseen = [...files.values()].filter(({ row }) => row.lookedAt === null);
  return [
    ...(brand && !brand.isLookedAt ? [firstUse({ ...brand, category: 'brand' })] : []),
    ...unseen.map(({ row }) => firstUse({ ...row, category: 'media' })),
  ];
}

/** A blocking finding about a file. */
export function refused(message: string): Finding {
  return {
    category: 'media',
    severity: 'block',
    excerpt: '',
    message,
    suggestion:
      'Change the file’s rights in the Library, choose other markets, or use another file.',
  };
}
