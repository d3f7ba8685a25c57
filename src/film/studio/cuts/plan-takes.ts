import type { CrowdDensity } from '#domain/order/controls.ts';
import type { Dressing, Pace } from '#domain/order/look.ts';
import { pick, randomStream, type Random } from '#film/random.ts';
import { beatSecondsOf } from '#film/rhythm/beat-grid.ts';
import type { Scenery, Shot, Storyboard } from '#film/storyboard/storyboard.ts';
import { planJoints, type Joint } from './joints.ts';
import { closingFrames, openingFrames, showsLandscape } from './landscape-takes.ts';
import { SUBJECT_TEMPLATES } from './subjects.ts';
import { TEMPLATES, WORLD_TEMPLATES, type PresetTemplates, type Template } from './templates.ts';
import type { SetUp } from './set-up.ts';

/** What one camera sees from one cut to the next. A shot of the storyboard is filmed in one take or several. */
export interface Take extends Template {
  /** What it shows instead of the table. */
  readonly world: Scenery | null;
  readonly firstFrame: number;
  readonly frameCount: number;
  /** How it begins. */
  readonly joint: Joint;
}

type Planned = Omit<Take, 'joint'>;

/** The film opens on a take of about this length. */
const HOOK_SECONDS = 1;
/** No take is shorter, in seconds. */
const SHORTEST_SECONDS = 0.7;
/** A take lasts about so long at most, in seconds. */
const LONGEST_SECONDS: Record<Pace, number> = { fast: 1.3, medium: 2.1, slow: 3.2 };

/**
 * Cuts a film whose shots begin on beats (`cutOnBeats`) into takes that begin on beats, too. The first one is a
 * macro of the game; the end card stays whole. Another seed sets up other cameras.
 */
export function planTakes(storyboard: Storyboard): readonly Take[] {
  const random = randomStream(storyboard.seed, 'takes');
  const shortest = SHORTEST_SECONDS * storyboard.controls.fps;
  const opening = openingFrames(storyboard, shortest);
  const closing = closingFrames(storyboard, shortest);
  const takes: Planned[] = [];
  for (const [index, shot] of storyboard.shots.entries()) {
    const isLast = storyboard.shots[index + 1]?.kind === 'endCard';
    const pieces = piecesOf(shot, storyboard, {
      opening: index === 0 ? opening : null,
      closing: isLast ? closing : 0,
    });
    for (const [firstFrame, frameCount] of pieces) {
      const isHook = firstFrame === 0 && shot.kind !== 'endCard';
      const isCut = pieces.length > 1 && firstFrame === shot.firstFrame;
      const opensFilm = isHook && opening > 0;
      const closesFilm =
        isLast && closing > 0 && firstFrame === shot.firstFrame + shot.frameCount - closing;
      if (
        opensFilm ||
        closesFilm ||
        showsLandscape(storyboard, shot, { isCut, firstFrame, frameCount, takes })
      ) {
        const kind = shot.kind === 'endCard' ? 'endCard' : 'wide';
        takes.push({ kind, setUp: 'planned', world: 'landscape', firstFrame, frameCount });
        continue;
      }
      const templates = templatesOf(storyboard, shot);
      const asked = askedOf(storyboard, shot);
      const { kind, setUp } =
        asked.length > 0
          ? freshOf(asked, takes)
          : isHook
            ? templates.hook
            : { kind: shot.kind, setUp: setUpFor(shot, templates, { storyboard, takes, random }) };
      takes.push({
        kind,
        setUp,
        world: shot.world ?? null,
        firstFrame,
        frameCount,
      });
    }
  }
  const joints = planJoints(storyboard, takes);
  return takes.map((take, k) => ({ ...take, joint: joints[k] ?? 'cut' }));
}

function templatesOf({ preset }: Storyboard, { world }: Shot): PresetTemplates {
  return world === undefined ? TEMPLATES[preset] : WORLD_TEMPLATES;
}

/** What shows the subject that a shot list wants in this shot; empty where it wants none, or one that is not there. */
function askedOf({ preset }: Storyboard, { subject, world }: Shot): readonly Template[] {
  if (subject === undefined || world !== undefined) return [];
  return SUBJECT_TEMPLATES[preset][subject] ?? [];
}

/** One that was not seen yet, else the first. */
function freshOf(asked: readonly Template[], takes: readonly Planned[]): Template {
  const unseen = asked.find(
    (template) =>
      !takes.some(({ kind, setUp }) => kind === template.kind && setUp === template.setUp),
  );
  const template = unseen ?? asked[takes.length % asked.length];
  if (template === undefined) throw new Error('a subject has templates');
  return template;
}

type Piece = readonly [firstFrame: number, frameCount: number];

/** How many frames of a shot show the landscape. */
interface InLandscape {
  /** At the start of the film; null in other shots than the first. */
  readonly opening: number | null;
  /** At its end. */
  readonly closing: number;
}

/** Cuts a shot on beats: first the hook, then as evenly as beats allow. */
function piecesOf(
  shot: Shot,
  storyboard: Storyboard,
  { opening, closing }: InLandscape,
): readonly Piece[] {
  if (closing > 0) {
    const frameCount = shot.frameCount - closing;
    const before = piecesOf({ ...shot, frameCount }, storyboard, { opening, closing: 0 });
    return [...before, [shot.firstFrame + frameCount, closing]];
  }
  const { fps } = storyboard.controls;
  const beat = beatSecondsOf(storyboard) * fps;
  const end = shot.firstFrame + shot.frameCount;
  if (shot.kind === 'endCard') return [[shot.firstFrame, shot.frameCount]];
  if (opening === shot.frameCount) return [[shot.firstFrame, shot.frameCount]];
  const hookEnd =
    opening || Math.round(Math.max(1, Math.round((HOOK_SECONDS * fps) / beat)) * beat);
  const hasHook = opening !== null && end - hookEnd >= SHORTEST_SECONDS * fps;
  const start = hasHook ? hookEnd : shot.firstFrame;
  const longest = LONGEST_SECONDS[storyboard.look.pace] * fps;
  const count = Math.max(1, Math.round((end - start) / longest));
  const cuts = Array.from({ length: count - 1 }, (_, k) => {
    const even = start + ((end - start) * (k + 1)) / count;
    return Math.round(Math.round(even / beat) * beat);
  });
  const starts = [...(hasHook ? [shot.firstFrame] : []), start];
  for (const cut of cuts) {
    const isRoomy = Math.min(cut - (starts.at(-1) ?? start), end - cut) >= SHORTEST_SECONDS * fps;
    if (isRoomy) starts.push(cut);
  }
  return starts.map((first, k) => [first, (starts[k + 1] ?? end) - first]);
}

/** Dressing that stands or hangs round the table. What falls through the air is seen in any shot. */
const STANDING: readonly Dressing[] = [
  'pumpkins',
  'lanterns',
  'balloons',
  'fireworks',
  'palms',
  'discoBall',
  'saxophone',
  'trophy',
];

/** They show the game, and of the room nothing or what has no head. */
const BLIND_TO_THE_ROOM: readonly SetUp[] = ['high', 'macro'];

/** Where guests are part of the order, they are shown. */
const CROWDED: readonly CrowdDensity[] = ['medium', 'busy'];

interface Before {
  readonly storyboard: Storyboard;
  readonly takes: readonly Planned[];
  readonly random: Random;
}

/** Never what this kind of shot was seen through last; a room with a crowd, or one dressed for the film, is shown. */
function setUpFor(
  { kind }: Shot,
  templates: PresetTemplates,
  { storyboard, takes, random }: Before,
): SetUp {
  const { dressing } = storyboard.look;
  const { roomyHero } = templates;
  if (kind === 'hero' && roomyHero && dressing.some((item) => STANDING.includes(item)))
    return roomyHero;
  const isCrowded = kind === 'wide' && CROWDED.includes(storyboard.controls.crowdDensity);
  const showsRoom = isCrowded || dressing.length > 0;
  const all = templates[kind].filter((setUp) => !showsRoom || !BLIND_TO_THE_ROOM.includes(setUp));
  const last = takes.findLast((take) => take.kind === kind)?.setUp;
  const others = all.filter((setUp) => setUp !== last);
  return pick(random, others.length > 0 ? others : all);
}
