/** Which shots of a film are the organization's own photos and clips. */
import type { CreateJobInput } from '#contracts/schemas/job.ts';
import type { MediaBody } from '#contracts/schemas/media.ts';

export interface OwnFile {
  readonly mediaId: string;
  readonly name: string;
}

/** By the index of the shot; null where the studio makes the picture. */
export type OwnShots = readonly (OwnFile | null)[];

type OrderedShots = NonNullable<CreateJobInput['shots']>;

const STUDIO = { source: 'studio' } as const;

export function ownFileOf({ id, name }: Pick<MediaBody, 'id' | 'name'>): OwnFile {
  return { mediaId: id, name };
}

/** The shots with `file` at the place `index`; null gives that shot back to the studio. */
export function withOwnShot(shots: OwnShots, index: number, file: OwnFile | null): OwnShots {
  const length = Math.max(shots.length, index + 1);
  return Array.from({ length }, (_, at) => (at === index ? file : (shots[at] ?? null)));
}

/** The shots after the file at `from` and what is at `to` have changed places. */
export function withMovedShot(shots: OwnShots, from: number, to: number): OwnShots {
  if (to < 0) return shots;
  const [moved, other] = [shots[from] ?? null, shots[to] ?? null];
  return withOwnShot(withOwnShot(shots, from, other), to, moved);
}

/**
 * The sources as an order names them; undefined where the studio makes all. An order of files alone is a
 * film of exactly these, so that where other shots remain one of them is named.
 */
export function orderedShots(shots: OwnShots, pictureShots: number): OrderedShots | undefined {
  const last = shots.findLastIndex((shot) => shot !== null);
  if (last === -1) return undefined;
  const named = shots
    .slice(0, last + 1)
    .map((shot): OrderedShots[number] =>
      shot ? { source: 'media', mediaId: shot.mediaId } : STUDIO,
    );
  const isAlone = named.every(({ source }) => source === 'media');
  return isAlone && named.length < pictureShots ? [...named, STUDIO] : named;
}

/** The own shots that a draft or a copied video begins with. */
export function ownShotsFrom(candidate: unknown): OwnShots {
  if (!Array.isArray(candidate)) return [];
  return candidate.map((shot: unknown) => {
    const { mediaId, name } = { ...(shot as Record<string, unknown> | null) };
    if (typeof mediaId !== 'string') return null;
    return { mediaId, name: typeof name === 'string' ? name : '' };
  });
}
