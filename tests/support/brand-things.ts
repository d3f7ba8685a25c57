import type { BrandId, MediaId, OrganizationId, UserId } from '#domain/ids.ts';
import { brands } from '#server/platform/database/brand-schema.ts';
import type { Database } from '#server/platform/database/database.ts';
import { media } from '#server/platform/database/media-schema.ts';

const BRAND_THINGS = ['brand', 'published brand', 'deleted brand', 'file'] as const;
export type BrandThing = (typeof BRAND_THINGS)[number];

export function isBrandThing(thing: string): thing is BrandThing {
  return BRAND_THINGS.some((one) => one === thing);
}

interface Place {
  readonly id: string;
  readonly organizationId: OrganizationId;
  readonly authorId: UserId;
  readonly createdAt: Date;
}

/** A brand in one of its states, or a file that is ready. */
export async function insertBrandThing(
  db: Database,
  thing: BrandThing,
  { id, organizationId, authorId, createdAt }: Place,
): Promise<void> {
  if (thing === 'file') {
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
    return;
  }
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
}
