import type { Random } from '#film/random.ts';
import { APRON, BALL_RADIUS, NUMBERS, POCKETS, surfaceHeight, TRACK_RADIUS } from './dimensions.ts';

/** Where the ball is: cylinder coordinates of its centre, angles in radians, heights above the table. */
export interface BallPlace {
  readonly radius: number;
  readonly angle: number;
  readonly height: number;
}

/** The ball's run from leaving the track to lying in a pocket, as it would happen by itself. */
export interface BallRun {
  /** Since it left the track, in seconds. */
  readonly settledAfter: number;
  /** The boundary-to-boundary pocket it lies in, counted counter-clockwise on the rotor from angle 0. */
  readonly slot: number;
  /** When it strikes frets and deflectors. */
  readonly knocks: readonly Knock[];
  placeAt(secondsSinceDrop: number): BallPlace;
}

/** A moment at which the ball strikes something. */
export interface Knock {
  /** Seconds since it left the track. */
  readonly after: number;
  /** 0 to 1. */
  readonly force: number;
}

/** 9.81 m/s² in units of 40 cm. */
const GRAVITY = 24.5;
/** A rolling ball gains this much less than a sliding one. */
const ROLLING_SHARE = 2 / 7;
const STEP = 1 / 900;
const KEEP_EVERY = 5;
const TRACK_HEIGHT = 0.188 + BALL_RADIUS;
/** Slower than this the track no longer holds the ball. */
export const DROP_SPEED = 2.46;
const LONGEST = 9;

interface State {
  r: number;
  vr: number;
  angle: number;
  spin: number;
  z: number;
  vz: number;
}

/** The rotor as the ball leaves its track. Radians. */
export interface RotorAtDrop {
  readonly angle: number;
  /** A second, against the ball. */
  readonly speed: number;
  /** From one pocket to the next. */
  readonly pocketAngle: number;
}

/**
 * Follows the ball from the moment it leaves the track. The same numbers always give the same run.
 */
export function runBall(random: Random, rotor: RotorAtDrop): BallRun {
  const state: State = {
    r: TRACK_RADIUS - BALL_RADIUS * 0.6,
    vr: -0.02,
    angle: 0,
    spin: -DROP_SPEED,
    z: TRACK_HEIGHT,
    vz: 0,
  };
  const kept: BallPlace[] = [];
  const knocks: Knock[] = [];
  let calm = 0;
  let settledAfter = LONGEST;
  const steps = Math.round(LONGEST / STEP);
  for (let k = 0; k <= steps; k++) {
    if (k % KEEP_EVERY === 0) kept.push({ radius: state.r, angle: state.angle, height: state.z });
    const angle = rotor.angle + rotor.speed * k * STEP;
    fly(state);
    touchSurface(state, rotor.speed);
    const speed = Math.abs(state.spin - rotor.speed);
    const deflected = deflect(state, random);
    const fretted = touchFrets(state, { ...rotor, angle }, random);
    if (deflected || fretted) knocks.push({ after: k * STEP, force: Math.min(1, speed / 3) });
    const still =
      state.r < POCKETS.outer &&
      Math.abs(state.spin - rotor.speed) < 0.12 &&
      Math.abs(state.vz) < 0.25;
    calm = still ? calm + STEP : 0;
    if (calm > 0.25) {
      settledAfter = k * STEP;
      break;
    }
  }
  const rotorThen = { ...rotor, angle: rotor.angle + rotor.speed * settledAfter };
  const slot = Math.floor((state.angle - rotorThen.angle) / rotor.pocketAngle);
  const rest = restPlace(state, rotorThen, slot);
  const placeAt = (seconds: number): BallPlace => {
    if (seconds >= settledAfter) return restAfter(rest, seconds - settledAfter, rotor.speed);
    const at = Math.max(seconds, 0) / (STEP * KEEP_EVERY);
    const a = kept[Math.floor(at)] ?? rest.from;
    const b = kept[Math.floor(at) + 1] ?? a;
    const t = at - Math.floor(at);
    return {
      radius: a.radius + (b.radius - a.radius) * t,
      angle: a.angle + (b.angle - a.angle) * t,
      height: a.height + (b.height - a.height) * t,
    };
  };
  return { settledAfter, slot, knocks, placeAt };
}

function fly(state: State): void {
  state.vz -= GRAVITY * STEP;
  state.vr += state.r * state.spin ** 2 * STEP;
  state.spin -= (2 * state.vr * state.spin * STEP) / Math.max(state.r, 0.1);
  state.r += state.vr * STEP;
  state.z += state.vz * STEP;
  state.angle += state.spin * STEP;
}

/** Rolls on the bowl and the rotor, and bounces off walls. */
function touchSurface(state: State, rotorSpeed: number): void {
  const outer = TRACK_RADIUS - BALL_RADIUS * 0.4;
  if (state.r > outer) {
    state.r = outer;
    state.vr = -Math.abs(state.vr) * 0.3;
  }
  const inPockets = state.r < NUMBERS.inner && state.z < POCKETS.fretTop + BALL_RADIUS;
  if (inPockets) {
    if (state.r > POCKETS.outer - BALL_RADIUS) bounceAt(state, POCKETS.outer - BALL_RADIUS, -1);
    if (state.r < POCKETS.inner + BALL_RADIUS) bounceAt(state, POCKETS.inner + BALL_RADIUS, 1);
  } else if (state.r < POCKETS.inner - 0.01) bounceAt(state, POCKETS.inner - 0.01, 1);
  const floor = surfaceHeight(state.r) + BALL_RADIUS;
  if (state.z > floor) return;
  const slope = (surfaceHeight(state.r + 0.002) - surfaceHeight(state.r - 0.002)) / 0.004;
  const steep = Math.min(slope, 1);
  const length = Math.hypot(1, steep);
  const into = (-steep * state.vr + state.vz) / length;
  state.z = floor;
  if (into < 0) {
    const back = into < -0.3 ? 1.35 : 1;
    state.vr += (back * into * steep) / length;
    state.vz -= (back * into) / length;
  }
  const onRotor = state.r < APRON.inner;
  // Part of the pull sets the ball rolling instead of moving it.
  state.vr += ROLLING_SHARE * GRAVITY * (steep / length ** 2) * STEP;
  const grip = onRotor ? 1.6 : 0.13;
  state.spin += ((onRotor ? rotorSpeed : 0) - state.spin) * grip * STEP;
  state.vr -= state.vr * (onRotor ? 1.6 : 0.25) * STEP;
}

function bounceAt(state: State, radius: number, direction: 1 | -1): void {
  state.r = radius;
  state.vr = direction * Math.abs(state.vr) * 0.35;
}

export const DEFLECTOR_COUNT = 8;
export const DEFLECTOR_RADIUS = 0.8;

/** A deflector throws the ball up and takes some of its speed; true when it does. */
function deflect(state: State, random: Random): boolean {
  if (
    Math.abs(state.r - DEFLECTOR_RADIUS) > 0.03 ||
    state.z > surfaceHeight(state.r) + BALL_RADIUS + 0.012
  )
    return false;
  const part = (Math.PI * 2) / DEFLECTOR_COUNT;
  const away = Math.abs(state.angle - Math.round(state.angle / part) * part) * state.r;
  if (away > 0.024) return false;
  const speed = Math.abs(state.spin) * state.r;
  state.vz += speed * (0.25 + 0.2 * random());
  state.vr -= speed * 0.12 * random();
  state.spin *= 0.8 + 0.12 * random();
  state.z += 0.013;
  return true;
}

/** Knocks against the frets between the pockets; true when it does. */
function touchFrets(state: State, rotor: RotorAtDrop, random: Random): boolean {
  const { speed: rotorSpeed, pocketAngle } = rotor;
  if (state.r > NUMBERS.inner || state.z > POCKETS.fretTop + BALL_RADIUS * 0.7) return false;
  const inSlots = (state.angle - rotor.angle) / pocketAngle;
  const middle = Math.floor(inSlots) + 0.5;
  const room = 0.5 - (BALL_RADIUS * 0.95) / (state.r * pocketAngle);
  const off = inSlots - middle;
  const speed = state.spin - rotorSpeed;
  if (Math.abs(off) <= room || Math.sign(speed) !== Math.sign(off)) return false;
  const fast = Math.abs(speed) > 0.9;
  if (!fast) {
    // A slow ball falls back into its pocket.
    state.spin = rotorSpeed - speed * 0.4;
    state.angle = rotor.angle + (middle + Math.sign(off) * room) * pocketAngle;
    return true;
  }
  // A fast one is thrown over the fret, or back from it.
  const back = random() < 0.22;
  state.vz = Math.max(state.vz, 0) + Math.abs(speed) * state.r * (0.75 + 0.75 * random());
  state.spin = rotorSpeed + speed * (back ? -0.45 : 0.62 + 0.16 * random());
  state.vr += (random() - 0.4) * 0.5;
  state.z = Math.max(state.z, POCKETS.fretTop + BALL_RADIUS * 0.72);
  return true;
}

interface Rest {
  readonly from: BallPlace;
  readonly to: BallPlace;
}

function restPlace(state: State, rotor: RotorAtDrop, slot: number): Rest {
  return {
    from: { radius: state.r, angle: state.angle, height: state.z },
    to: {
      radius: POCKETS.inner + BALL_RADIUS * 1.6,
      angle: rotor.angle + (slot + 0.5) * rotor.pocketAngle,
      height: POCKETS.floor + BALL_RADIUS,
    },
  };
}

/** Rolls to the pocket's inner wall and rides with the rotor. */
function restAfter({ from, to }: Rest, seconds: number, rotorSpeed: number): BallPlace {
  const t = 1 - Math.exp(-seconds * 6);
  const rock = Math.exp(-seconds * 3.5) * Math.sin(seconds * 17) * 0.02;
  return {
    radius: from.radius + (to.radius - from.radius) * t,
    angle: from.angle + (to.angle - from.angle) * t + rotorSpeed * seconds + rock,
    height: from.height + (to.height - from.height) * Math.min(1, t * 1.4),
  };
}
