/** Who makes the picture of each shot: the studio, a video model, or an own photo or clip. */
import type { CreateJobInput } from '#contracts/schemas/job.ts';
import type { MediaBody } from '#contracts/schemas/media.ts';

export interface OwnFile {
  readonly mediaId: string;
  readonly name: string;
  /** Whether a model's clip begins with it, in place of showing it as it is. */
  readonly beginsClip?: boolean;
}

/** A file, or who makes the picture; null where nothing was chosen. */
export type OwnShot = OwnFile | 'studio' | 'model' | null;

/** By the index of the shot. */
export type OwnShots = readonly OwnShot[];

type OrderedShots = NonNullable<CreateJobInput['shots']>;

const STUDIO = { source: 'studio' } as const;

export function ownFileOf({ id, name }: Pick<MediaBody, 'id' | 'name'>): OwnFile {
  return { mediaId: id, name };
}

/** The own file of a shot; null where somebody makes its picture. */
export function fileOf(shot: OwnShot | undefined): OwnFile | null {
  return typeof shot === 'object' ? shot : null;
}

/** The shots with `shot` at the place `index`; null takes the choice back. */
export function withOwnShot(shots: OwnShots, index: number, shot: OwnShot): OwnShots {
  const length = Math.max(shots.length, index + 1);
  return Array.from({ length }, (_, at) => (at === index ? shot : (shots[at] ?? null)));
}

/** The first `count` shots, each with what is chosen or else with `maker`. */
export function withMaker(shots: OwnShots, maker: 'model', count: number): OwnShots {
  const length = Math.max(shots.length, count);
  return Array.from({ length }, (_, at) => shots[at] ?? (at < count ? maker : null));
}

/** The shots after the file at `from` and what is at `to` have changed places. */
export function withMovedShot(shots: OwnShots, from: number, to: number): OwnShots {
  if (to < 0) return shots;
  const [moved, other] = [shots[from] ?? null, shots[to] ?? null];
  return withOwnShot(withOwnShot(shots, from, other), to, moved);
}

/**
 * The sources as an order names them; undefined where none was chosen. An order of files alone is a
 * film of exactly these, so that where other shots remain one of them is named.
 */
export function orderedShots(shots: OwnShots, pictureShots: number): OrderedShots | undefined {
  const last = shots.findLastIndex((shot) => shot !== null);
  if (last === -1) return undefined;
  const named = shots.slice(0, last + 1).map(sourceOf);
  const isAlone = named.every(({ source }) => source === 'media');
  return isAlone && named.length < pictureShots ? [...named, STUDIO] : named;
}

function sourceOf(shot: OwnShot): OrderedShots[number] {
  if (shot === null || typeof shot === 'string') return { source: shot ?? 'studio' };
  return { source: shot.beginsClip ? 'model' : 'media', mediaId: shot.mediaId };
}

/** The own shots that a draft or a copied video begins with. */
export function ownShotsFrom(candidate: unknown): OwnShots {
  if (!Array.isArray(candidate)) return [];
  return candidate.map((shot: unknown) => {
    if (shot === 'model' || shot === 'studio') return shot;
    const { mediaId, name, source, beginsClip } = { ...(shot as Record<string, unknown> | null) };
    if (typeof mediaId !== 'string') return source === 'model' ? 'model' : null;
    const file = { mediaId, name: typeof name === 'string' ? name : '' };
    return source === 'model' || beginsClip === true ? { ...file, beginsClip: true } : file;
  });
}
