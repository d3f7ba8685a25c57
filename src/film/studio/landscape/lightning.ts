import { dimmed } from '#film/color/light.ts';
import { between } from '#film/random.ts';
import { paintShared, type Painting } from '../scene/texture.ts';
import type { Panel } from '../room/panel.ts';
import { across } from './across.ts';
import type { Surroundings } from './surroundings.ts';
import { EYE } from './view-frame.ts';

const AT = 890;
/** Seconds from one to the next, and how long it grows and fades: softly, so that it is no flash. */
const EVERY = 3.6;
const GROWS = 0.3;
const FADES = 0.7;

/** Sheet lightning: a soft glow behind the clouds, in a storm alone. */
export function hangLightning(around: Surroundings): (seconds: number) => readonly Panel[] {
  const { stage, weather, random, side } = around;
  if (weather !== 'storm') return () => [];
  const stream = random('lightning');
  const first = between(stream, 0.25, 0.6);
  const places = Array.from({ length: 4 }, () => ({
    aside: -side * between(stream, -0.1, 0.7),
    up: between(stream, 0.12, 0.3),
  }));
  const texture = stage.texture(paintGlow());
  return (seconds) => {
    const since = seconds - first;
    const count = Math.floor(since / EVERY);
    const { aside, up } = places[count % places.length] ?? { aside: 0, up: 0.2 };
    const age = since - count * EVERY;
    const level = Math.min(age / GROWS, 1) * Math.exp(-Math.max(0, age - GROWS) / FADES);
    if (since < 0 || level < 0.02) return [];
    return [
      {
        ...across(AT, { half: 0.62, low: up - 0.4, high: up + 0.4 }),
        center: [aside * AT, AT, EYE + up * AT],
        texture,
        light: dimmed([0.62, 0.72, 1], 0.5 * level),
        adds: true,
      },
    ];
  };
}

function paintGlow(): Painting {
  const side = 64;
  return paintShared(side, side, (p) => {
    p.fillStyle = '#000000';
    p.fillRect(0, 0, side, side);
    const middle = side / 2;
    const glow = p.createRadialGradient(middle, middle, 0, middle, middle, middle);
    glow.addColorStop(0, '#ffffff');
    glow.addColorStop(0.5, '#6c6c6c');
    glow.addColorStop(1, '#000000');
    p.fillStyle = glow;
    p.fillRect(0, 0, side, side);
  });
}
