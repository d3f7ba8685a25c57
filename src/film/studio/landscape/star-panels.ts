import { dimmed, WHITE } from '#film/color/light.ts';
import { between, type Random } from '#film/random.ts';
import { smooth } from '../scene/easing.ts';
import { computeShared, paintShared, type Painting } from '../scene/texture.ts';
import type { Panel } from '../room/panel.ts';
import { across } from './across.ts';
import { layered, type Noise } from './gradient-noise.ts';
import type { Surroundings } from './surroundings.ts';
import { EYE } from './view-frame.ts';

const AT = 895;
const SKY = { half: 1.2, low: 0, high: 1 } as const;
/** Seconds from one shooting star to the next, and how long it is seen. */
const EVERY = 2.6;
const LASTS = 0.9;

/** The Milky Way, bright stars and now and then one that shoots: for films whose landscape is the sky of a clear night. */
export function hangMilkyWay(around: Surroundings): (seconds: number) => readonly Panel[] {
  const { stage, noise, random, side, day } = around;
  const stream = random('shooting stars');
  const band = stage.texture(paintMilkyWay(noise, side));
  const bright = stage.texture(paintBrightStars(random('bright stars')));
  const trail = stage.texture(paintTrail());
  const ways = Array.from({ length: 5 }, () => ({
    aside: side * between(stream, -0.5, 0.25),
    up: between(stream, 0.26, 0.42),
  }));
  return (seconds) => [
    {
      ...across(AT, SKY),
      texture: band,
      light: dimmed([0.78, 0.82, 1], 1.5 * day.stars),
      adds: true,
    },
    {
      ...across(AT, SKY),
      texture: bright,
      light: dimmed(WHITE, day.stars * (2.1 + 0.3 * Math.sin(seconds * 2.3))),
      adds: true,
    },
    ...shootingStar(ways[Math.floor(seconds / EVERY) % ways.length], seconds % EVERY, side).map(
      (place): Panel => ({ ...place, texture: trail }),
    ),
  ];
}

function shootingStar(
  way: { readonly aside: number; readonly up: number } | undefined,
  since: number,
  side: 1 | -1,
): Omit<Panel, 'texture'>[] {
  const age = since - 0.3;
  if (way === undefined || age < 0 || age > LASTS) return [];
  const [x, y] = [way.aside + side * age * 0.34, way.up - age * 0.13];
  const long = 0.11;
  return [
    {
      center: [x * AT, AT, EYE + y * AT],
      across: [side * long * AT, 0, -long * 0.38 * AT],
      upward: [0.0025 * AT, 0, 0.006 * AT],
      light: dimmed(WHITE, 2.2 * Math.sin((age / LASTS) * Math.PI)),
      adds: true,
    },
  ];
}

/** A band of faint light across the sky, with dark lanes in it. */
function paintMilkyWay(noise: Noise, side: 1 | -1): Painting {
  const [width, height] = [512, 256];
  const [cloud, lane] = [layered(noise, 5), layered(noise, 4)];
  return computeShared(width, height, (x, y, pixel) => {
    const [u, v] = [(x + 0.5) / width - 0.5, 1 - (y + 0.5) / height];
    // It rises from one side of the horizon to the other side above.
    const along = u * side * 2.2 + (v - 0.4);
    const away = (v - 0.42 - u * side * 1.25) / 0.3;
    const body = Math.exp(-away * away * 1.6) * (0.55 + 0.6 * cloud(along * 3 + 5, away * 1.4 + 9));
    const dark =
      smooth(0.02, 0.35, lane(along * 4 + 40, away * 2.4 + 3)) * Math.exp(-away * away * 5);
    const level = Math.max(0, body * (1 - 0.75 * dark)) * smooth(0, 0.16, v) * 0.3;
    const warm = Math.exp(-away * away * 4);
    pixel[0] = 255 * Math.sqrt(level * (0.72 + 0.3 * warm));
    pixel[1] = 255 * Math.sqrt(level * (0.76 + 0.1 * warm));
    pixel[2] = 255 * Math.sqrt(level);
    pixel[3] = 255;
  });
}

function paintBrightStars(random: Random): Painting {
  const [width, height] = [1024, 512];
  const stars = Array.from({ length: 620 }, () => ({
    x: random() * width,
    y: random() ** 1.2 * height * 0.96,
    size: 0.8 + 2.2 * random() ** 4,
    level: between(random, 0.45, 1),
  }));
  return paintShared(width, height, (p) => {
    p.fillStyle = '#000000';
    p.fillRect(0, 0, width, height);
    for (const { x, y, size, level } of stars) {
      const soft = p.createRadialGradient(x, y, 0, x, y, size * 2.4);
      soft.addColorStop(0, `rgba(255, 255, 255, ${level.toFixed(2)})`);
      soft.addColorStop(0.35, `rgba(214, 226, 255, ${(level * 0.5).toFixed(2)})`);
      soft.addColorStop(1, 'rgba(160, 190, 255, 0)');
      p.fillStyle = soft;
      p.fillRect(x - size * 2.4, y - size * 2.4, size * 4.8, size * 4.8);
    }
  });
}

/** Bright at its head, on the right. */
function paintTrail(): Painting {
  return paintShared(128, 16, (p) => {
    p.fillStyle = '#000000';
    p.fillRect(0, 0, 128, 16);
    const fade = p.createLinearGradient(4, 0, 124, 0);
    fade.addColorStop(0, 'rgba(190, 210, 255, 0)');
    fade.addColorStop(0.9, 'rgba(235, 240, 255, 0.9)');
    fade.addColorStop(1, '#ffffff');
    p.fillStyle = fade;
    p.beginPath();
    p.moveTo(4, 8);
    p.lineTo(124, 5.5);
    p.lineTo(124, 10.5);
    p.closePath();
    p.fill();
  });
}
