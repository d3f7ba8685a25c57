import { dimmed } from '#film/color/light.ts';
import type { MaterialHandle } from '../../scene/material.ts';
import type { Hollow, Prop } from '../../scene/prop.ts';
import type { Random } from '#film/random.ts';
import { combined, pointing, turned, turnedAbout } from '../../scene/rotation.ts';
import type { Stage } from '../../scene/stage.ts';
import { around, plus, times, type Vec3 } from '../../scene/vec3.ts';
import { BALL_RADIUS, POCKETS, RIM_HEIGHT, RIM_INNER, surfaceHeight } from './dimensions.ts';
import { DEFLECTOR_COUNT, DEFLECTOR_RADIUS, type BallPlace } from './ball-run.ts';
import type { Spin } from './choreography.ts';
import { makeWheelMaterials, type WheelDesign } from './wheel-materials.ts';
import { bowlProfile, rotorProfile, turretProfile } from './wheel-profile.ts';

const ARM = { length: 0.165, height: 0.31, knob: 0.0215, thickness: 0.0105 };

export interface Wheel {
  pose(spin: Spin, time: number, shutter: number): void;
}

/** Puts a wheel on the table at the origin. */
export function buildWheel(stage: Stage, design: WheelDesign, random: Random): Wheel {
  const { look, light, kind } = design;
  const materials = makeWheelMaterials(stage, design, random);
  const wall = dimmed([0.26, 0.13, 0.07], 0.5 + light.ambient[0] * 0.5);
  const hollow = { radius: RIM_INNER, rim: RIM_HEIGHT, wall };
  stage.add({
    solid: { kind: 'lathe', profile: bowlProfile(materials) },
    shades: { halfWidth: 1.05, low: 0, high: 0.2 },
    hollow,
  });
  const rotor = stage.add({ solid: { kind: 'lathe', profile: rotorProfile(materials) }, hollow });
  const turret = stage.add({
    solid: { kind: 'lathe', profile: turretProfile(materials.polished) },
    reflected: true,
    shades: { halfWidth: 0.055, low: 0.17, high: 0.42 },
  });
  const arms = addArms(stage, look.turretArms, materials.gold);
  const frets = addFrets(stage, kind.pocketCount, { material: materials.frosted, hollow });
  addDeflectors(stage, materials.gold, hollow);
  const ball = addBall(stage, hollow);
  return {
    pose(spin, time, shutter) {
      const angle = spin.rotorAngle(time);
      rotor.place([0, 0, 0], turned(angle));
      rotor.blursTexture((spin.rotorAngle(time + shutter) - angle) / (Math.PI * 2));
      turret.place([0, 0, 0], turned(angle));
      placeArms(arms, angle);
      for (const [k, fret] of frets.entries()) placeFret(fret, angle - k * kind.pocketAngle);
      const from = pointOf(spin.ball(time));
      const to = pointOf(spin.ball(time + shutter));
      const motion = plus(to, times(from, -1));
      ball.place(plus(from, times(motion, 0.5)));
      ball.moves(motion);
    },
  };
}

function addBall(stage: Stage, hollow: Hollow): Prop {
  const material = stage.material({ color: [0.86, 0.83, 0.77], roughness: 0.3, coat: 0.9 });
  return stage.add({
    solid: { kind: 'sphere', radius: BALL_RADIUS, material },
    shades: true,
    reflected: true,
    hollow,
  });
}

const pointOf = (place: BallPlace): Vec3 => around(place.radius, place.angle, place.height);

interface Arm {
  readonly rod: Prop;
  readonly knob: Prop;
}

function addArms(stage: Stage, count: number, material: MaterialHandle): Arm[] {
  return Array.from({ length: count }, () => ({
    rod: stage.add({
      solid: { kind: 'capsule', radius: ARM.thickness, length: ARM.length, material },
      reflected: true,
    }),
    knob: stage.add({
      solid: { kind: 'sphere', radius: ARM.knob, material },
      reflected: true,
    }),
  }));
}

function placeArms(arms: readonly Arm[], angle: number): void {
  for (const [k, arm] of arms.entries()) {
    const at = angle + (k / arms.length) * Math.PI * 2;
    const tip = around(ARM.length + 0.012, at, ARM.height + 0.012);
    arm.rod.place(
      around(ARM.length / 2 + 0.01, at, ARM.height + 0.006),
      pointing(around(1, at, 0.075), [0, 0, 1]),
    );
    arm.knob.place(tip);
  }
}

const FRET = {
  width: POCKETS.outer - POCKETS.inner,
  thickness: 0.0105,
  height: POCKETS.fretTop - POCKETS.floor,
};

interface FretLook {
  readonly material: MaterialHandle;
  readonly hollow: Hollow;
}

function addFrets(stage: Stage, count: number, { material, hollow }: FretLook): Prop[] {
  return Array.from({ length: count }, () =>
    stage.add({
      solid: {
        kind: 'box',
        width: FRET.width,
        depth: FRET.thickness,
        height: FRET.height,
        material,
      },
      hollow,
    }),
  );
}

function placeFret(fret: Prop, angle: number): void {
  const middle = (POCKETS.outer + POCKETS.inner) / 2;
  fret.place(around(middle, angle, POCKETS.floor + FRET.height / 2), turned(angle));
}

/** Rounded bars on the apron, alternately along and across. */
function addDeflectors(stage: Stage, material: MaterialHandle, hollow: Hollow): void {
  const slope = Math.atan2(
    surfaceHeight(DEFLECTOR_RADIUS + 0.01) - surfaceHeight(DEFLECTOR_RADIUS),
    0.01,
  );
  for (let k = 0; k < DEFLECTOR_COUNT; k++) {
    const angle = (k / DEFLECTOR_COUNT) * Math.PI * 2;
    const lying = combined(turned(angle), turnedAbout([0, 1, 0], -slope));
    const along: Vec3 = k % 2 === 0 ? lying.x : lying.y;
    stage.add({
      solid: { kind: 'capsule', radius: 0.0125, length: 0.075, material },
      at: around(DEFLECTOR_RADIUS, angle, surfaceHeight(DEFLECTOR_RADIUS) + 0.004),
      rotation: pointing(along, lying.z),
      hollow,
    });
  }
}
