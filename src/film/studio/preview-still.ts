/**
 * Renders single frames to look at, without words and labels:
 *
 *     node src/film/studio/preview-still.ts --preset roulette --time 4 --lighting neon --out still.png
 *
 * Further options: --camera --crowd --aspect --seed --size (shorter side) --duration --setting --dressing a,b
 * --landscape --hour (dawn, day, dusk or night) --weather --snow (lies on the land) --dice --shot
 * (wide, detail, action, hero or endCard instead of a time; with --at 0..1 within the shot).
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  ASPECT_RATIOS,
  CAMERA_MOTIONS,
  CROWD_DENSITIES,
  LIGHTINGS,
} from '#domain/order/controls.ts';
import { PRESET_IDS } from '#domain/order/presets.ts';
import {
  DICE_COLORS,
  DRESSINGS,
  LANDSCAPES,
  SETTINGS,
  TIMES_OF_DAY,
  WEATHERS,
} from '#domain/order/look.ts';
import { SHOT_KINDS, type Storyboard } from '#film/storyboard/storyboard.ts';
import { canvasOfFrame } from '#film/picture/canvas-of-frame.ts';
import { i420ByteLength } from '#film/picture/i420.ts';
import { sampleStoryboard } from './sample-storyboard.ts';
import { openStudioPicture } from './studio-picture.ts';

const { values } = parseArgs({
  options: {
    preset: { type: 'string', default: 'roulette' },
    time: { type: 'string', default: '4' },
    shot: { type: 'string' },
    at: { type: 'string', default: '0.5' },
    lighting: { type: 'string', default: 'cinematic' },
    camera: { type: 'string', default: 'smooth' },
    crowd: { type: 'string', default: 'medium' },
    aspect: { type: 'string', default: '16:9' },
    setting: { type: 'string', default: 'mainFloor' },
    dressing: { type: 'string', default: '' },
    landscape: { type: 'string' },
    dice: { type: 'string' },
    hour: { type: 'string', default: 'dusk' },
    weather: { type: 'string', default: 'clear' },
    snow: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
    size: { type: 'string', default: '720' },
    duration: { type: 'string', default: '10' },
    out: { type: 'string', default: 'still.png' },
  },
});

function choice<T extends string>(name: string, value: string, choices: readonly T[]): T {
  const found = choices.find((candidate) => candidate === value);
  if (found === undefined) throw new Error(`--${name} is one of ${choices.join(', ')}`);
  return found;
}

function frameOf(storyboard: Storyboard): number {
  if (values.shot === undefined) return Math.round(Number(values.time) * storyboard.controls.fps);
  const kind = choice('shot', values.shot, SHOT_KINDS);
  const shot = storyboard.shots.find((candidate) => candidate.kind === kind);
  return shot === undefined
    ? 0
    : shot.firstFrame + Math.floor((shot.frameCount - 1) * Number(values.at));
}

const started = performance.now();
const storyboard = sampleStoryboard({
  preset: choice('preset', values.preset, PRESET_IDS),
  seed: Number(values.seed),
  shortSidePixels: Number(values.size),
  controls: {
    duration: Number(values.duration),
    lighting: choice('lighting', values.lighting, LIGHTINGS),
    cameraMotion: choice('camera', values.camera, CAMERA_MOTIONS),
    crowdDensity: choice('crowd', values.crowd, CROWD_DENSITIES),
    aspectRatio: choice('aspect', values.aspect, ASPECT_RATIOS),
  },
  look: {
    setting: choice('setting', values.setting, SETTINGS),
    dressing: values.dressing
      .split(',')
      .filter((item) => item !== '')
      .map((item) => choice('dressing', item, DRESSINGS)),
    ...(values.dice !== undefined && { dice: choice('dice', values.dice, DICE_COLORS) }),
    ...(values.landscape !== undefined && {
      landscape: {
        kind: choice('landscape', values.landscape, LANDSCAPES),
        time: choice('hour', values.hour, TIMES_OF_DAY),
        weather: choice('weather', values.weather, WEATHERS),
        ...(values.snow && { isSnowCovered: true }),
      },
    }),
  },
});
const picture = openStudioPicture(storyboard);
const opened = performance.now();
const frame = new Uint8Array(i420ByteLength(storyboard.size));
await picture.renderFrame(frameOf(storyboard), frame);
const rendered = performance.now();
writeFileSync(values.out, canvasOfFrame(frame, storyboard.size).toBuffer('image/png'));
process.stdout.write(
  `${values.out}: opened in ${(opened - started).toFixed(0)} ms, first frame ${(rendered - opened).toFixed(0)} ms\n`,
);
