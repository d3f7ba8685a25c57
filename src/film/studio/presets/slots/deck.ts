import { DISPLAY_FONT } from '../../props/fonts.ts';
import { dimmed, WHITE, type Light } from '#film/color/light.ts';
import type { Prop } from '../../scene/prop.ts';
import { between, type Random } from '#film/random.ts';
import { turned } from '../../scene/rotation.ts';
import type { Stage } from '../../scene/stage.ts';
import { paintShared, type Painting } from '../../scene/texture.ts';
import type { Machine } from './machine.ts';

/** The buttons on the ledge, which light up in turn; the round one is pressed at each spin. */
export interface Buttons {
  pose(time: number, pressed: number): void;
}

const BUTTONS_Y = -0.4;
const COUNT = 5;
/** The middle of the round button, from the middle of the machine. */
const ROUND_X = 0.56;

/** Adds the row of lit buttons to a machine. */
export function addButtons(machine: Machine): Buttons {
  const { stage, kit, x } = machine;
  const lit = (color: Light): ReturnType<Stage['material']> =>
    stage.material({
      color: dimmed(color, 0.35),
      emission: dimmed(color, 0.7),
      roughness: 0.3,
      coat: 1,
    });
  const colors = [lit(kit.glow), lit([1, 0.82, 0.5]), lit(kit.accent)];
  const buttons = Array.from({ length: COUNT }, (_, k) => {
    const at = [x - 0.58 + k * 0.185, BUTTONS_Y, 0.018] as const;
    stage.add({
      solid: {
        kind: 'box',
        width: 0.15,
        depth: 0.15,
        height: 0.03,
        rounding: 0.012,
        material: kit.satin,
      },
      at: [at[0], at[1], 0.004],
    });
    return stage.add({
      solid: {
        kind: 'box',
        width: 0.122,
        depth: 0.122,
        height: 0.045,
        rounding: 0.016,
        material: colors[k % colors.length] ?? kit.bulb,
      },
      at,
    });
  });
  const round = addRoundButton(machine);
  return {
    pose(time, pressed) {
      for (const [k, button] of buttons.entries())
        button.glow(0.45 + 0.55 * (0.5 + 0.5 * Math.sin(time * 2.4 - k * 1.1)) ** 3);
      round.glow(0.8 + 0.5 * Math.sin(time * 3.1) * (1 - pressed) + pressed * 0.6);
      round.place([x + ROUND_X, BUTTONS_Y, 0.03 - pressed * 0.018]);
    },
  };
}

function addRoundButton({ stage, kit, x }: Machine): Prop {
  const face = stage.material({
    color: [0.02, 0.02, 0.02],
    texture: stage.texture(paintButton()),
    textureUse: 'glows',
    emission: dimmed(WHITE, 0.85),
    roughness: 0.3,
    coat: 1,
  });
  const side = stage.material({
    color: [0.5, 0.02, 0.03],
    emission: [0.35, 0.01, 0.02],
    roughness: 0.3,
    coat: 1,
  });
  stage.add({
    solid: { kind: 'cylinder', radius: 0.145, height: 0.036, material: kit.metal },
    at: [x + ROUND_X, BUTTONS_Y, 0.012],
  });
  return stage.add({
    solid: { kind: 'cylinder', radius: 0.116, height: 0.05, material: side, lids: face },
    at: [x + ROUND_X, BUTTONS_Y, 0.03],
  });
}

function paintButton(): Painting {
  return paintShared(256, 256, (p) => {
    const dome = p.createRadialGradient(104, 92, 8, 128, 128, 132);
    dome.addColorStop(0, '#ff9a80');
    dome.addColorStop(0.45, '#e01c26');
    dome.addColorStop(1, '#7a0410');
    p.fillStyle = dome;
    p.fillRect(0, 0, 256, 256);
    p.font = `58px ${DISPLAY_FONT}`;
    p.textAlign = 'center';
    p.textBaseline = 'middle';
    p.fillStyle = '#fff4e0';
    p.fillText('SPIN', 128, 132);
  });
}

const COIN = { radius: 0.062, height: 0.013 } as const;

/** Where a coin lies: how many are below it, and how high its shadow reaches; 0 for none. */
interface CoinPlace {
  readonly x: number;
  readonly y: number;
  readonly level: number;
  readonly shadeHeight: number;
}

/** Lays a player's few coins on the ledge: stacked at its ends, and forgotten beside the stacks. */
export function layCoins({ stage, x }: Machine, random: Random): void {
  const face = stage.texture(paintCoin());
  const gold: Light = [1, 0.7, 0.3];
  const side = stage.material({ color: gold, metal: 1, roughness: 0.3 });
  const lids = stage.material({ color: gold, texture: face, metal: 1, roughness: 0.26 });
  const lay = (coin: CoinPlace): void => {
    const half = COIN.height / 2;
    const { shadeHeight } = coin;
    stage.add({
      solid: { kind: 'cylinder', radius: COIN.radius, height: COIN.height, material: side, lids },
      at: [coin.x, coin.y, COIN.height * (coin.level + 0.5)],
      rotation: turned(random() * 6),
      shades: shadeHeight > 0 && { halfWidth: COIN.radius, low: -half, high: shadeHeight - half },
    });
  };
  for (const [sx, sy, count] of [
    [-0.76, -0.17, 9],
    [-0.61, -0.14, 5],
    [-0.69, -0.29, 3],
    [0.8, -0.17, 6],
  ] as const) {
    for (let k = 0; k < count; k++) {
      const slip = k === 0 ? 0 : 0.006;
      lay({
        x: x + sx + between(random, -slip, slip),
        y: sy + between(random, -slip, slip),
        level: k,
        shadeHeight: k === 0 ? COIN.height * count : 0,
      });
    }
  }
  for (const [sx, sy] of [
    [-0.42, -0.2],
    [0.62, -0.19],
    [-0.33, -0.12],
  ] as const)
    lay({
      x: x + sx + between(random, -0.03, 0.03),
      y: sy,
      level: 0,
      shadeHeight: COIN.height,
    });
}

function paintCoin(): Painting {
  return paintShared(128, 128, (p) => {
    p.fillStyle = '#e9e2d0';
    p.fillRect(0, 0, 128, 128);
    p.strokeStyle = '#7d7460';
    p.lineWidth = 5;
    p.beginPath();
    p.arc(64, 64, 50, 0, Math.PI * 2);
    p.stroke();
    p.beginPath();
    for (let k = 0; k < 10; k++) {
      const r = k % 2 === 0 ? 34 : 15;
      const at = (k / 10) * Math.PI * 2 - Math.PI / 2;
      p.lineTo(64 + Math.cos(at) * r, 64 + Math.sin(at) * r);
    }
    p.closePath();
    p.fillStyle = '#f8f3e4';
    p.fill();
    p.stroke();
  });
}
