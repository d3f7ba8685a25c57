import { describe, expect, it } from 'vitest';
import type { CameraPose } from '../camera/camera-pose.ts';
import { openTinyStage } from '../tiny-stage.ts';
import type { MaterialHandle } from './material.ts';
import { pointing, turnedAbout } from './rotation.ts';
import type { Solid } from './solid.ts';
import type { PropSpec } from './prop.ts';
import { paint } from './texture.ts';
import type { Vec3 } from './vec3.ts';

const SIDE = 96;

/** Red above left, green above right, blue below left, white below right. */
const quarters = paint(64, 64, (p) => {
  for (const [color, x, y] of [
    ['#e01010', 0, 0],
    ['#10c010', 32, 0],
    ['#1010e0', 0, 32],
    ['#f0f0f0', 32, 32],
  ] as const) {
    p.fillStyle = color;
    p.fillRect(x, y, 32, 32);
  }
});

function pose(eye: Vec3, target: Vec3 = [0, 0, 0]): CameraPose {
  return { eye, target, fieldOfView: 0.5, focus: target, aperture: 0, roll: 0, lowering: 0 };
}

/** The colours seen left above, right above, left below and right below of the middle. */
function seen(
  solid: (material: MaterialHandle) => Solid,
  eye: Vec3,
  more: Partial<PropSpec> = {},
): string {
  const { stage, render } = openTinyStage(SIDE);
  const material = stage.material({ texture: stage.texture(quarters), roughness: 1 });
  stage.add({ solid: solid(material), ...more });
  const at = render(pose(eye));
  const [a, b] = [SIDE / 2 - 12, SIDE / 2 + 12];
  return [
    [a, a],
    [b, a],
    [a, b],
    [b, b],
  ]
    .map(([x, y]) => {
      const { red, green, blue } = at(x ?? 0, y ?? 0);
      if (red > 2 * green && red > 2 * blue) return 'red';
      if (green > 2 * red && green > 2 * blue) return 'green';
      if (blue > 2 * red && blue > 2 * green) return 'blue';
      return 'white';
    })
    .join(' ');
}

const UPRIGHT = 'red green blue white';
const FRONT: Vec3 = [0, -6, 0];
/** Not straight down: a camera must know which way is up. */
const ABOVE: Vec3 = [0, -0.02, 6];

describe('textures are seen the way they were painted', () => {
  it('on a table top', () => {
    expect(
      seen(
        (material) => ({ kind: 'surface', width: 3, depth: 3, corners: [0, 0], material }),
        ABOVE,
      ),
    ).toBe(UPRIGHT);
  });

  it('on a card’s face, and on its back when it is turned over', () => {
    const card = (material: MaterialHandle): Solid => ({
      kind: 'card',
      width: 3,
      height: 3,
      corner: 0,
      face: material,
      back: material,
    });
    expect(seen(card, ABOVE)).toBe(UPRIGHT);
    expect(seen(card, ABOVE, { rotation: turnedAbout([0, 1, 0], Math.PI) })).toBe(UPRIGHT);
  });

  it('on a lid', () => {
    expect(
      seen((material) => ({ kind: 'cylinder', radius: 1.6, height: 0.2, material }), ABOVE),
    ).toBe(UPRIGHT);
  });

  it('on a box’s front and top', () => {
    const box = (material: MaterialHandle): Solid => ({
      kind: 'box',
      width: 3,
      depth: 3,
      height: 3,
      material,
    });
    expect(seen(box, [0, -8, 0])).toBe(UPRIGHT);
    expect(seen(box, [0, -0.02, 8])).toBe(UPRIGHT);
  });

  it('round a cylinder’s side', () => {
    // Half a turn of texture faces the camera: its middle is brought to the front.
    const turn = { textureOffset: [0.75, 0], textureScale: [1, 1] } as const;
    expect(
      seen((material) => ({ kind: 'cylinder', radius: 1.6, height: 3, material }), FRONT, turn),
    ).toBe(UPRIGHT);
  });

  it('on a reel lying on its side', () => {
    const reel = { rotation: pointing([1, 0, 0], [0, 0, 1]) };
    const colors = seen(
      (material) => ({ kind: 'cylinder', radius: 1.6, height: 3, material }),
      FRONT,
      reel,
    );
    expect(new Set(colors.split(' ')).size).toBeGreaterThan(1);
  });
});

describe('a plain surface', () => {
  it('shows no seams between tiles', () => {
    const { stage, render } = openTinyStage(SIDE);
    const material = stage.material({ color: [0.2, 0.2, 0.2], roughness: 1 });
    stage.add({ solid: { kind: 'surface', width: 40, depth: 40, corners: [0, 0], material } });
    const at = render(pose([0, -3, 4]));
    for (let y = 2; y < SIDE - 2; y++) {
      for (let x = 2; x < SIDE - 2; x++) {
        expect(Math.abs(at(x, y).green - at(x + 1, y).green)).toBeLessThan(4);
        expect(Math.abs(at(x, y).green - at(x, y + 1).green)).toBeLessThan(4);
      }
    }
  });
});
