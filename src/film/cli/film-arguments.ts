import { parseArgs } from 'node:util';

import { PROMPT_LENGTH } from '#domain/limits.ts';
import { DEFAULT_MARKETS, isMarketCode, MARKET_CODES } from '#domain/markets/markets.ts';
import { CAPTION_CHOICES, CAPTIONS_DEFAULT } from '#domain/order/captions.ts';
import {
  ASPECT_RATIOS,
  CAMERA_MOTIONS,
  CONTROL_DEFAULTS,
  CROWD_DENSITIES,
  DURATION_RANGE,
  FPS_RANGE,
  LIGHTINGS,
  SEED_MAX,
} from '#domain/order/controls.ts';
import { PRESET_IDS } from '#domain/order/presets.ts';
import {
  LINE_KINDS,
  TERMS_LENGTH_MAX,
  WORDS_LENGTH_MAX,
  type WordLine,
  type Words,
} from '#domain/order/words.ts';
import type { NamedSource } from '#film/cli/shot-files.ts';
import type { FilmOrder } from '#film/film-order.ts';
import { orderFromPrompt } from '#film/order-from-prompt.ts';

export interface FilmCommand {
  readonly order: FilmOrder;
  /** Who makes the picture, shot by shot; the studio where the command names nobody. */
  readonly shots: readonly NamedSource[];
  readonly brandPath: string | null;
  readonly outPath: string;
  readonly wantsHelp: boolean;
}

const SHORT_SIDE_RANGE = { min: 90, max: 2_160 } as const;
const MEDIA_PREFIX = 'media:';
const SEED_RANGE = { min: 0, max: SEED_MAX } as const;

const OPTIONS = {
  preset: { type: 'string', default: 'roulette' },
  prompt: { type: 'string' },
  aspect: { type: 'string', default: CONTROL_DEFAULTS.aspectRatio },
  camera: { type: 'string', default: CONTROL_DEFAULTS.cameraMotion },
  lighting: { type: 'string', default: CONTROL_DEFAULTS.lighting },
  crowd: { type: 'string', default: CONTROL_DEFAULTS.crowdDensity },
  duration: { type: 'string', default: String(CONTROL_DEFAULTS.duration) },
  fps: { type: 'string', default: String(CONTROL_DEFAULTS.fps) },
  size: { type: 'string', default: '720' },
  seed: { type: 'string', default: '1' },
  headline: { type: 'string' },
  line: { type: 'string', multiple: true },
  'call-to-action': { type: 'string' },
  signature: { type: 'string', default: '' },
  terms: { type: 'string' },
  market: { type: 'string', multiple: true, default: DEFAULT_MARKETS.map(String) },
  shot: { type: 'string', multiple: true, default: [] as string[] },
  brand: { type: 'string' },
  voice: { type: 'boolean', default: false },
  captions: { type: 'string', default: CAPTIONS_DEFAULT },
  out: { type: 'string', default: 'film.mp4' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

export const FILM_USAGE = `Makes a film on this machine.

  npm run film -- --preset roulette --prompt "A golden Friday night" --out film.mp4

  --prompt TEXT          what the film is about (required)
  --preset NAME          ${PRESET_IDS.join(' | ')}
  --aspect RATIO         ${ASPECT_RATIOS.join(' | ')}
  --camera MOTION        ${CAMERA_MOTIONS.join(' | ')}
  --lighting LIGHT       ${LIGHTINGS.join(' | ')}
  --crowd DENSITY        ${CROWD_DENSITIES.join(' | ')}
  --duration SECONDS     ${DURATION_RANGE.min} to ${DURATION_RANGE.max}
  --fps RATE             ${FPS_RANGE.min} to ${FPS_RANGE.max}
  --size PIXELS          shorter side, even, ${SHORT_SIDE_RANGE.min} to ${SHORT_SIDE_RANGE.max}
  --seed NUMBER          another number, another take
  --headline, --call-to-action, --terms TEXT
                         words on screen, in place of what the prompt says
  --line KIND:TEXT       ${LINE_KINDS.join(' | ')}; a condition follows after " | "; may be repeated
  --signature TEXT       who signs the end card where the prompt names nobody
  --shot SOURCE          studio | media:FILE, a photo or clip; may be repeated, in the order of the shots
  --brand FILE           a brand as JSON: see BrandFile in src/film/cli/brand-file.ts
  --voice                a voice speaks the film's words
  --captions PLACE       ${CAPTION_CHOICES.join(' | ')}
  --market CODE          where it will be shown; may be repeated
  --out FILE             the MP4 to write; a poster and a thumbnail stand beside it`;

/** Reads the command line; throws an Error with a sentence for people when it cannot be followed. */
export function readFilmArguments(args: readonly string[]): FilmCommand {
  const { values } = parseArgs({ args: [...args], options: OPTIONS, strict: true });
  const order = orderFromPrompt({
    prompt: values.help ? '' : promptOf(values.prompt),
    preset: oneOf('--preset', values.preset, PRESET_IDS),
    controls: {
      aspectRatio: oneOf('--aspect', values.aspect, ASPECT_RATIOS),
      cameraMotion: oneOf('--camera', values.camera, CAMERA_MOTIONS),
      lighting: oneOf('--lighting', values.lighting, LIGHTINGS),
      crowdDensity: oneOf('--crowd', values.crowd, CROWD_DENSITIES),
      duration: wholeNumber('--duration', values.duration, DURATION_RANGE),
      fps: wholeNumber('--fps', values.fps, FPS_RANGE),
    },
    seed: wholeNumber('--seed', values.seed, SEED_RANGE),
    words: wordsIn(values),
    voiceOver: values.voice,
    captions: oneOf('--captions', values.captions, CAPTION_CHOICES),
    signature: values.signature === '' ? null : textOf('--signature', values.signature),
    markets: marketsOf(values.market),
    shortSidePixels: evenNumber('--size', wholeNumber('--size', values.size, SHORT_SIDE_RANGE)),
  });
  return {
    order,
    shots: values.shot.map(shotOf),
    brandPath: values.brand ?? null,
    outPath: mp4Path(values.out),
    wantsHelp: values.help,
  };
}

function promptOf(prompt: string | undefined): string {
  if (prompt === undefined) throw new Error('--prompt is missing: say what the film is about.');
  const { min, max } = PROMPT_LENGTH;
  if (prompt.length < min || prompt.length > max) {
    throw new Error(`--prompt must have ${min} to ${max} characters; it has ${prompt.length}.`);
  }
  return prompt;
}

function shotOf(named: string): NamedSource {
  if (named === 'studio') return named;
  if (named.startsWith(MEDIA_PREFIX)) return { path: named.slice(MEDIA_PREFIX.length) };
  throw new Error(`--shot must be studio or media:FILE; it is "${named}".`);
}

function oneOf<T extends string>(option: string, value: string, choices: readonly T[]): T {
  const choice = choices.find((candidate) => candidate === value);
  if (choice === undefined) {
    throw new Error(`${option} must be one of ${choices.join(', ')}; it is "${value}".`);
  }
  return choice;
}

function wholeNumber(option: string, text: string, range: { min: number; max: number }): number {
  const value = /^\d+$/u.test(text) ? Number(text) : Number.NaN;
  if (!(value >= range.min && value <= range.max)) {
    throw new Error(
      `${option} must be a whole number from ${range.min} to ${range.max}; it is "${text}".`,
    );
  }
  return value;
}

function evenNumber(option: string, value: number): number {
  if (value % 2 !== 0) throw new Error(`${option} must be even; it is ${value}.`);
  return value;
}

interface WordValues {
  readonly headline?: string;
  readonly line?: string[];
  readonly 'call-to-action'?: string;
  readonly terms?: string;
}

function wordsIn({ headline, line, 'call-to-action': action, terms }: WordValues): Partial<Words> {
  return {
    ...(headline !== undefined && { headline: textOf('--headline', headline) }),
    ...(line && { lines: line.map(lineOf) }),
    ...(action !== undefined && { callToAction: textOf('--call-to-action', action) }),
    ...(terms !== undefined && { terms: textOf('--terms', terms, TERMS_LENGTH_MAX) }),
  };
}

function lineOf(written: string): WordLine {
  const [named = '', condition] = textOf('--line', written, WORDS_LENGTH_MAX * 2).split(' | ');
  const at = named.indexOf(':');
  const kind = oneOf('--line', named.slice(0, Math.max(0, at)), LINE_KINDS);
  return { kind, text: named.slice(at + 1).trim(), condition: condition ?? null };
}

function textOf(option: string, text: string, lengthMax: number = WORDS_LENGTH_MAX): string {
  if (text.length > lengthMax) {
    throw new Error(`${option} may have ${lengthMax} characters; it has ${text.length}.`);
  }
  return text;
}

function marketsOf(codes: readonly string[]) {
  return codes.map((code) => {
    if (!isMarketCode(code)) {
      throw new Error(`--market must be one of ${MARKET_CODES.join(', ')}; it is "${code}".`);
    }
    return code;
  });
}

function mp4Path(path: string): string {
  if (!path.endsWith('.mp4')) throw new Error(`--out must end in .mp4; it is "${path}".`);
  return path;
}
