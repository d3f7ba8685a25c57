import type { JobOrder } from '#contracts/schemas/job.ts';
import type { AspectRatio } from '#domain/order/controls.ts';
import type { OrganizationId } from '#domain/ids.ts';
import { licenseeUnder } from '#domain/markets/licensee.ts';
import { publicNameOf } from '#domain/people/organization-name.ts';
import type { Actor } from '#domain/people/permissions.ts';
import type { Plan } from '#domain/money/plans.ts';
import type { Finding } from '#domain/moderation/verdict.ts';
import type { FilmShotSource } from '#film/film-media.ts';
import type { FilmOrder } from '#film/film-order.ts';
import { brandWords, signatureOf } from '#server/features/brands/brand-words.ts';
import type { OrderBrand } from '#server/features/brands/order-brand.ts';
import { AppError } from '#server/app-error.ts';
import type { BriefService } from '#server/features/brief/service.ts';
import type { ClipsService } from '#server/features/clips/service.ts';
import type { JudgedOrder } from '#server/features/compliance/service.ts';
import type { Judge } from '#server/features/compliance/open-judge.ts';
import type { OrderFiles } from '#server/features/media/order-files.ts';
import type { Database } from '#server/platform/database/database.ts';
import { columnsOf, type OrderColumns } from './create-job.ts';
import { filmOrderOf } from './film-order-of.ts';
import { refused, type FindOrderParts, type OrderParts } from './order-parts.ts';
import * as store from '../store.ts';

/** A film requested by an order. */
export interface OrderedFilm {
  readonly film: FilmOrder;
  /** The same as columns of its job. */
  readonly columns: OrderColumns;
  /** The order in the form that is checked. */
  readonly judged: JobOrder & JudgedOrder & { readonly film: FilmOrder };
  readonly parts: OrderParts;
  /** The default signature if the words have none. */
  readonly defaultSignature: string | null;
}

interface Deps {
  readonly db: Database;
  readonly briefs: Pick<BriefService, 'complete'>;
  readonly findOrderParts: FindOrderParts;
  readonly judge: Pick<Judge, 'ask'>;
  readonly clips: Pick<ClipsService, 'requireEngine'>;
  readonly orderFiles: Pick<OrderFiles, 'unsendable'>;
}

/** The shapes requested by an order, each a separate video. */
export function shapesOf({
  shapes,
  aspectRatio,
}: Pick<JobOrder, 'shapes' | 'aspectRatio'>): [AspectRatio, ...AspectRatio[]] {
  const [first = aspectRatio, ...others] = shapes ?? [];
  return [first, ...others];
}

interface AskedFilms {
  readonly body: JobOrder;
  readonly mayAskModel: boolean;
  /** A draft to preview instead of the published brand. */
  readonly draft?: OrderBrand | undefined;
}

/** Returns the films of an order, one for each shape; nothing is stored. */
export async function orderFilms(
  deps: Deps,
  actor: Actor,
  { body: asked, mayAskModel, draft }: AskedFilms,
): Promise<[OrderedFilm, ...OrderedFilm[]]> {
  const { db, briefs, findOrderParts } = deps;
  const { name, plan } = await store.findOrganization(db, actor.organizationId);
  const parts = await findOrderParts(actor, asked, draft);
  const { brand } = parts;
  const body = {
    ...asked,
    licensee: licenseeUnder(brand?.identity.licensee ?? null, asked.licensee),
  };
  // A brand replaces its organization, in its films and elsewhere.
  const organizationName = brand ? brand.name : publicNameOf(name);
  const defaultSignature = brand ? signatureOf(brand) : organizationName;
  const brief = await briefs.complete(actor, { body, defaultSignature, mayAskModel });
  const { words, findings } = brand
    ? brandWords(brand, { given: body.words, words: brief.words })
    : { words: brief.words, findings: [] };
  const ordered = { plan, brief: { ...brief, words }, organizationName, parts };
  const columns = columnsOf(body, ordered);
  const [shape] = shapesOf(body);
  const planned = filmOrderOf({
    ...columns,
    controls: { ...columns.controls, aspectRatio: shape },
  });
  const engine = await requireFittingShots(deps, planned, { ...actor, plan });
  const withheld = engine === null ? [] : unsentPhotos(deps, planned, { parts, engine });
  const alsoFound = [...parts.findings, ...findings, ...withheld];
  const ofBrand = brand && { brandId: brand.id, brandVersion: brand.version };
  const filmOf = (aspectRatio: AspectRatio): OrderedFilm => {
    const ofShape = { ...columns, controls: { ...columns.controls, aspectRatio } };
    const film = filmOrderOf(ofShape);
    const judged = { ...body, ...ofBrand, film, defaultSignature, alsoFound };
    return { film, columns: ofShape, judged, parts, defaultSignature };
  };
  const [first, ...others] = shapesOf(body);
  return [filmOf(first), ...others.map(filmOf)];
}

/** Why photos may not be sent to the model whose clips start with them. */
function unsentPhotos(
  { orderFiles }: Deps,
  { shots = [] }: FilmOrder,
  { parts, engine }: { readonly parts: OrderParts; readonly engine: string },
): Finding[] {
  const shown = new Set(shots.flatMap((shot) => (shot.source === 'model' ? startOf(shot) : [])));
  const photos = [...shown].flatMap((mediaId) => parts.files.get(mediaId) ?? []);
  return orderFiles.unsendable(photos, engine).map(refused);
}

function startOf({ media }: Extract<FilmShotSource, { source: 'model' }>) {
  return media ? [media.mediaId] : [];
}

/**
 * Returns the name of the model that makes the shots with the source `model`; null if there are
 * none. Throws 400 if the sources of the shots do not fit the film, or cannot be made.
 */
async function requireFittingShots(
  { db, judge, clips }: Deps,
  film: FilmOrder,
  by: { readonly organizationId: OrganizationId; readonly plan: Plan },
): Promise<string | null> {
  if (film.shots === undefined) return null;
  const message = await judge.ask(by.organizationId, 'shots', film);
  if (message !== null) {
    throw new AppError('validation_failed', { message, issues: [{ path: 'shots', message }] });
  }
  const ofModel = film.shots.filter((shot) => shot.source === 'model');
  if (ofModel.length === 0) return null;
  const takesPhotos = ofModel.some(({ media }) => media !== undefined);
  return clips.requireEngine(db, { ...by, preset: film.preset }, { takesPhotos });
}
