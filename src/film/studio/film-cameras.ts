import type { CameraMotion, CrowdDensity } from '#domain/order/controls.ts';
import { standsBelowGame } from '#film/storyboard/beside-panel.ts';
import { footerShare } from '#film/storyboard/legal-room.ts';
import type { ShotKind, Storyboard } from '#film/storyboard/storyboard.ts';
import { besidePanel } from './camera/beside-panel.ts';
import type { CameraPose } from './camera/camera-pose.ts';
import { projectionOf } from './camera/projection.ts';
import { poseFor, type Moment, type ShotPlan } from './camera/shot-plan.ts';
import type { Take } from './cuts/plan-takes.ts';
import type { SetUp } from './cuts/set-up.ts';
import { seenThrough } from './cuts/see-through.ts';
import { momentOf } from './moment.ts';
import type { Scene } from './presets/preset.ts';
import { stanceOf, type Sight, type Stance } from './room/guest-stance.ts';
import { feetOf, type Guest } from './room/guests.ts';
import { besideGame, isLevel, type PlannedSight } from './room/near-framing.ts';
import type { NearGuest } from './room/near-guests.ts';
import { countSeen } from './room/seen-guests.ts';

/** Parts of a take at which it is looked at as a whole. */
const SIGHTS_AT = [0, 0.25, 0.5, 0.75, 1] as const;

/** So many guests stand in each moment of a wide take of the table, where the take can be seen from lower for it. */
const SEEN_MIN: Record<CrowdDensity, number> = { none: 0, light: 1, medium: 4, busy: 8 };

/** How a camera is changed to see guests. */
interface Lift {
  /** Factor of the elevation. */
  readonly level: number;
  /** Added to the lowering: the camera looks further up. */
  readonly up: number;
  /** Factor of the distance. */
  readonly back: number;
}
const AS_PLANNED: Lift = { level: 1, up: 0, back: 1 };
/** From lower; or from further away where machines would hide the guests then. */
const LIFTS: readonly Lift[] = [
  AS_PLANNED,
  ...[1, 2, 3, 4, 5, 6, 7, 8].flatMap((k): Lift[] => [
    { level: 1 - k * 0.065, up: k * 0.01, back: 1 },
    { level: 1, up: k * 0.02, back: 1 + k * 0.04 },
  ]),
];

/** In tall frames the game stands right above the legal lines, which would hide it: little is changed there. */
const LIFTS_OF_TALL = LIFTS.slice(0, 5);

/** Of the frame's height, how far below its middle the game stands over the words of an end card. */
const ABOVE_WORDS = -0.17;

/** The same through the whole of a take. */
interface Framing {
  readonly lift: Lift;
  readonly stances: readonly Stance[];
}

/** Guests stand before the lens in takes of these shots, seen through these set-ups. */
const NEAR_SHOTS: readonly ShotKind[] = ['wide', 'hero', 'action'];
const NEAR_SET_UPS: readonly SetUp[] = ['planned', 'low', 'level', 'long', 'push', 'rack'];

interface Filmed {
  readonly storyboard: Storyboard;
  readonly takes: readonly Take[];
  readonly scene: Pick<Scene, 'plan' | 'room'>;
  readonly guests: readonly Guest[];
  /** Those with their backs to the lens. */
  readonly nearGuests: readonly NearGuest[];
}

/** The cameras of a film, whips left aside, and how its guests stand before them. */
export class FilmCameras {
  readonly #film: Filmed;
  /** Part of the frame that the legal lines take: the scene stands in the middle of what they leave. */
  readonly #footer: number;
  readonly #framings = new Map<number, Framing>();
  #nearGuests: ReadonlyMap<number, readonly NearGuest[]> | undefined;

  constructor(film: Filmed) {
    this.#film = film;
    this.#footer = footerShare(film.storyboard.legal, film.storyboard.size);
  }

  /** The camera at a frame, which may lie between two. */
  poseAt(frame: number): CameraPose {
    const moment = this.#momentAt(frame);
    return this.#poseOf(moment, this.#framingOf(moment).lift);
  }

  /** How each guest stands in the take of a frame. */
  stancesAt(frame: number): readonly Stance[] {
    return this.#framingOf(this.#momentAt(frame)).stances;
  }

  /** Whether any take has guests before the lens. */
  get hasNearGuests(): boolean {
    return this.#nearGuestsByTake().size > 0;
  }

  /** The guests before the lens in the take of a frame. */
  nearGuestsAt(frame: number): readonly NearGuest[] {
    return this.#nearGuestsByTake().get(this.#momentAt(frame).shot.firstFrame) ?? [];
  }

  /** The camera in the middle of the take of a frame. */
  middlePoseAt(frame: number): CameraPose {
    const { firstFrame, frameCount } = this.#momentAt(frame).shot;
    return this.poseAt(firstFrame + frameCount / 2);
  }

  #nearGuestsByTake(): ReadonlyMap<number, readonly NearGuest[]> {
    this.#nearGuests ??= this.#placeNearGuests();
    return this.#nearGuests;
  }

  #placeNearGuests(): ReadonlyMap<number, readonly NearGuest[]> {
    const { takes, nearGuests } = this.#film;
    if (nearGuests.length === 0) return new Map();
    const placed = takes
      .filter((take, k) => k > 0 && this.#canHaveNearGuests(take))
      .flatMap(({ firstFrame }): [number, readonly NearGuest[]][] => {
        const moment = this.#momentAt(firstFrame);
        const sights = this.#sightsOf(moment.shot, this.#framingOf(moment).lift);
        if (!isLevel(sights)) return [];
        const guests = besideGame(nearGuests, sights, this.middlePoseAt(firstFrame));
        return guests.length === 0 ? [] : [[firstFrame, guests]];
      });
    return new Map(placed);
  }

  #canHaveNearGuests({ kind, setUp, world, firstFrame }: Take): boolean {
    const { source } = this.#momentAt(firstFrame).shot;
    return (
      world === null &&
      // Seen against the light they are people, in an even light dolls.
      this.#film.storyboard.controls.lighting !== 'bright' &&
      source.source === 'studio' &&
      NEAR_SHOTS.includes(kind) &&
      NEAR_SET_UPS.includes(setUp)
    );
  }

  #momentAt(frame: number): Moment {
    return momentOf(this.#film.storyboard, frame, this.#film.takes);
  }

  #planOf(moment: Moment): ShotPlan {
    const { storyboard, scene } = this.#film;
    const seen = seenBy(storyboard.controls.cameraMotion, moment);
    return seenThrough(seen.setUp, scene.plan(seen), seen);
  }

  #poseOf(moment: Moment, { level, up, back }: Lift): CameraPose {
    const { size, controls } = this.#film.storyboard;
    const plan = this.#planOf(moment);
    const lifted = {
      ...plan,
      elevation: plan.elevation * level,
      distance: plan.distance * back,
      ...(plan.fit !== undefined && { fit: plan.fit * back }),
    };
    const pose = poseFor(lifted, controls.cameraMotion, moment, size);
    const lowering = standsBelowGame(moment.shot) ? ABOVE_WORDS : pose.lowering;
    const lowered = { ...pose, lowering: lowering - this.#footer / 2 + up };
    // A landscape is painted for a camera that looks straight ahead, and fills the frame behind the panel.
    return moment.world === 'landscape' ? lowered : besidePanel(lowered, moment.shot, size);
  }

  #framingOf(moment: Moment): Framing {
    const { firstFrame } = moment.shot;
    const known = this.#framings.get(firstFrame);
    if (known) return known;
    const framing = this.#frame(moment);
    this.#framings.set(firstFrame, framing);
    return framing;
  }

  /** The least lift that shows enough guests, or the one that shows most of them. */
  #frame({ shot, world }: Moment): Framing {
    const { controls, size } = this.#film.storyboard;
    const isWide = shot.kind === 'wide' && world === null;
    const wanted = isWide ? SEEN_MIN[controls.crowdDensity] : 0;
    let best: Framing & { readonly seen: number } = { lift: AS_PLANNED, stances: [], seen: -1 };
    for (const lift of size.height > size.width ? LIFTS_OF_TALL : LIFTS) {
      const sights = this.#sightsOf(shot, lift);
      const stances = this.#stancesIn(sights);
      const seen = this.#fewestIn(sights, stances);
      if (seen > best.seen) best = { lift, stances, seen };
      if (best.seen >= wanted) break;
    }
    return best;
  }

  #sightsOf({ kind, firstFrame, frameCount }: Moment['shot'], lift: Lift): PlannedSight[] {
    const { size, controls } = this.#film.storyboard;
    return SIGHTS_AT.map((share) => {
      const frame = firstFrame + (frameCount - 1) * share;
      const moment = this.#momentAt(frame);
      const pose = this.#poseOf(moment, lift);
      const view = projectionOf(pose, size.width, size.height);
      const plan = this.#planOf(moment);
      return { time: frame / controls.fps, camera: { pose, view }, kind, plan };
    });
  }

  #stancesIn(sights: readonly Sight[]): Stance[] {
    const { guests, scene } = this.#film;
    return guests.map((guest) =>
      stanceOf(
        {
          placeAt: (time) => feetOf(guest, scene.room.floor, time),
          height: guest.height,
          canSit: guest.walks === 0,
        },
        sights,
      ),
    );
  }

  #fewestIn(sights: readonly Sight[], stances: readonly Stance[]): number {
    const { guests, scene } = this.#film;
    return Math.min(
      ...sights.map((sight) => countSeen(sight, { guests, stances, plan: scene.room })),
    );
  }
}

/** A camera that stands still does not follow the plan's slow approach either. */
function seenBy(motion: CameraMotion, moment: Moment): Moment {
  return motion === 'static' ? { ...moment, progress: 0.5 } : moment;
}
