import type { Subject, World } from '#domain/order/look.ts';
import type { PresetId } from '#domain/order/presets.ts';
import type { Shot, ShotKind } from '#film/storyboard/storyboard.ts';

export interface WorldOrder {
  readonly preset: PresetId;
  /** The event beside the tables that the film is about; null where it is about the game. */
  readonly world: World | null;
  /** Fewer frames are too short for a place and an event: the first shot then shows the place. 0 without a place. */
  readonly framesOfBoth: number;
  /** What a shot list wants to see, shot by shot. */
  readonly subjects: readonly (Subject | null)[];
}

/** Events that bring guests to the tables: the film opens on them and is about the game. The others keep the film. */
const OPENING: readonly World[] = ['arrival', 'dawn'];
/** Of a film that another event keeps, what shows the game all the same. */
const GAME_SHARE_MIN = 1 / 3;
/** Which shots show the game before others do. The end card shows the event as long as it can. */
const FIRST_AT_GAME: readonly ShotKind[] = ['action', 'detail', 'wide', 'endCard'];

const SUBJECT_WORLDS: Partial<Record<Subject, World>> = {
  marquee: 'arrival',
  champagne: 'dining',
  stage: 'concert',
};

/** The shot list says what its shots show; else the event that the film is about, where the game leaves it room. */
export function withWorlds(shots: readonly Shot[], order: WorldOrder): Shot[] {
  const ofEvent = shotsOfEvent(shots, order);
  return shots.map((shot, index) => {
    const asked = shot.kind === 'endCard' ? null : (order.subjects[index] ?? null);
    const event = ofEvent.includes(shot) ? order.world : null;
    const seen = asked === null ? event : (SUBJECT_WORLDS[asked] ?? null);
    return {
      ...shot,
      ...(asked !== null && { subject: asked }),
      ...(seen !== null && shot.kind !== 'hero' && { world: seen }),
    };
  });
}

function shotsOfEvent(
  shots: readonly Shot[],
  { world, preset, framesOfBoth }: WorldOrder,
): readonly Shot[] {
  if (world === null) return [];
  const filmed = shots.filter(({ source }) => source.source !== 'media');
  const place = filmed.filter(
    (shot) => shot === shots[0] && shot.kind !== 'hero' && shot.frameCount < framesOfBoth,
  );
  const free = filmed.filter(
    (shot) => !isPlayed(shot.kind, world, preset) && !place.includes(shot),
  );
  const [opening] = free;
  if (OPENING.includes(world)) return opening && opening.kind !== 'endCard' ? [opening] : [];
  const wanted = framesOf(filmed) * GAME_SHARE_MIN;
  const givenBack = free
    .filter((shot) => shot !== opening)
    .toSorted((a, b) => FIRST_AT_GAME.indexOf(a.kind) - FIRST_AT_GAME.indexOf(b.kind));
  let kept = free;
  for (const shot of givenBack) {
    if (framesOf(filmed) - framesOf(kept) - framesOf(place) >= wanted) break;
    kept = kept.filter((one) => one !== shot);
  }
  return kept;
}

/** Whether a shot shows the game itself: always the hero shot, and the machines too where their jackpot is told of. */
function isPlayed(kind: ShotKind, world: World, preset: PresetId): boolean {
  return kind === 'hero' || (kind === 'action' && preset === 'slots' && world === 'jackpot');
}

function framesOf(shots: readonly Shot[]): number {
  return shots.reduce((sum, { frameCount }) => sum + frameCount, 0);
}
