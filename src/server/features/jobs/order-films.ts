import type { JobOrder } from '#contracts/schemas/job.ts';
import type { AspectRatio } from '#domain/controls.ts';
import { publicNameOf } from '#domain/organization-name.ts';
import type { Actor } from '#domain/permissions.ts';
import type { FilmOrder } from '#film/film-order.ts';
import { brandWords, signatureOf } from '#server/features/brands/brand-words.ts';
import type { BriefService } from '#server/features/brief/service.ts';
import type { JudgedOrder } from '#server/features/compliance/service.ts';
import type { Database } from '#server/platform/database/database.ts';
import { columnsOf, type OrderColumns } from './create-job.ts';
import { filmOrderOf } from './film-order-of.ts';
import type { FindOrderParts, OrderParts } from './order-parts.ts';
import * as store from './store.ts';

/** A film that an order asks for. */
export interface OrderedFilm {
  readonly film: FilmOrder;
  /** The same as columns of its job. */
  readonly columns: OrderColumns;
  /** The order as it is judged. */
  readonly judged: JobOrder & JudgedOrder & { readonly film: FilmOrder };
  readonly parts: OrderParts;
  /** The name that signs where the words name no other. */
  readonly houseName: string | null;
}

interface Deps {
  readonly db: Database;
  readonly briefs: Pick<BriefService, 'complete'>;
  readonly findOrderParts: FindOrderParts;
}

/** The shapes that an order asks for, each a video of its own. */
export function shapesOf({
  shapes,
  aspectRatio,
}: Pick<JobOrder, 'shapes' | 'aspectRatio'>): [AspectRatio, ...AspectRatio[]] {
  const [first = aspectRatio, ...others] = shapes ?? [];
  return [first, ...others];
}

/** Returns what an order would film, one film for each shape; nothing is stored. */
export async function orderFilms(
  { db, briefs, findOrderParts }: Deps,
  actor: Actor,
  { body, mayAskModel }: { readonly body: JobOrder; readonly mayAskModel: boolean },
): Promise<[OrderedFilm, ...OrderedFilm[]]> {
  const { name, plan } = await store.findOrganization(db, actor.organizationId);
  const parts = await findOrderParts(actor, body);
  const { brand } = parts;
  const organizationName = publicNameOf(name);
  const houseName = brand ? signatureOf(brand) : organizationName;
  const brief = await briefs.complete(actor, { body, houseName, mayAskModel });
  const { words, findings } = brand
    ? brandWords(brand, { given: body.words, words: brief.words })
    : { words: brief.words, findings: [] };
  const ordered = { plan, brief: { ...brief, words }, organizationName, parts };
  const columns = columnsOf(body, ordered);
  const alsoFound = [...parts.findings, ...findings];
  const ofBrand = brand && { brandId: brand.id, brandVersion: brand.version };
  const filmOf = (aspectRatio: AspectRatio): OrderedFilm => {
    const ofShape = { ...columns, controls: { ...columns.controls, aspectRatio } };
    const film = filmOrderOf(ofShape);
    const judged = { ...body, ...ofBrand, film, houseName, alsoFound };
    return { film, columns: ofShape, judged, parts, houseName };
  };
  const [first, ...others] = shapesOf(body);
  return [filmOf(first), ...others.map(filmOf)];
}
