import { CONTROL_DEFAULTS, type Controls } from '#domain/order/controls.ts';
import { PROMPT_LENGTH } from '#domain/limits.ts';
import type { PresetId } from '#domain/order/presets.ts';
import {
  CAMERA_PHRASES,
  CROWD_PHRASES,
  formatPhrase,
  LIGHTING_PHRASES,
} from '#film/script/control-phrases.ts';
import {
  continueDraft,
  readDraft,
  type DraftReading,
  type WrittenWord,
} from '#film/script/continue-draft.ts';
import { MOODS, PALETTES, SOUNDS } from '#film/script/scene-data.ts';
import { SUGGESTED_WORDS } from '#film/script/suggested-words.ts';
import { findGame } from '#games/game-list.ts';
import type { Language } from '#domain/languages.ts';
import { seededFraction } from '#film/random.ts';

export interface ScriptOrder {
  readonly preset: PresetId;
  /** A whole number; another seed starts another series of captions. */
  readonly seed: number;
  /** How often the user has asked in this series; counted from 0. */
  readonly pressCount: number;
  /** What the form says; the caption agrees with it. */
  readonly controls?: Controls;
  /** What the user wrote so far; it is kept word for word. */
  readonly draft?: string;
  /** What was asked for; else that of the draft, English where there is none. */
  readonly language?: Language;
  /** What the form says already. */
  readonly written?: readonly WrittenWord[];
}

export interface Script {
  /** Two to four sentences that can be submitted as they are. */
  readonly prompt: string;
}

/** The pieces of one caption. */
interface Pieces {
  readonly subject: string;
  readonly action: string;
  readonly prop: string;
  readonly place: string;
  readonly detail: string;
  readonly palette: string;
  readonly sound: string;
  readonly mood: string;
  readonly title: string;
  readonly camera: string;
  readonly lighting: string;
  readonly crowd: string;
  readonly format: string | null;
}

/**
 * Writes a caption, or finishes a draft. Pure: seed and press count decide; twenty presses of one
 * series give twenty captions. Claims nothing, promises nothing, names nobody.
 */
export function writeScript(order: ScriptOrder): Script {
  return writtenAt(order, readingOf(order, readDraft));
}

/** What is written at this press and at the next ones, each caption once; a draft is read once for all. */
export function* writeScripts(
  order: ScriptOrder,
  pressesMax: number,
  read: typeof readDraft = readDraft,
): Generator<Script & { readonly pressCount: number }> {
  const reading = readingOf(order, read);
  const written = new Set<string>();
  for (let turned = 0; turned < pressesMax; turned += 1) {
    const pressCount = order.pressCount + turned;
    const { prompt } = writtenAt({ ...order, pressCount }, reading);
    if (!written.has(prompt)) yield { prompt, pressCount };
    written.add(prompt);
  }
}

/** Null where a whole caption is written, which there is in English only. */
function readingOf(
  { draft = '', language }: ScriptOrder,
  read: typeof readDraft,
): DraftReading | null {
  const isWhole = draft.trim() === '' && (language === undefined || language === 'en');
  return isWhole ? null : read(draft.trim(), language);
}

function writtenAt(order: ScriptOrder, reading: DraftReading | null): Script {
  if (reading !== null) {
    const draft = order.draft?.trim() ?? '';
    return { prompt: continueDraft({ ...order, draft }, reading).slice(0, PROMPT_LENGTH.max) };
  }
  const frame = FRAMES[turn(order, 'frame', FRAMES.length)] ?? classicFrame;
  const pieces = choosePieces(order);
  const { headlineLabel, callLabel, calls } = SUGGESTED_WORDS.en;
  const call = calls[turn(order, 'call', calls.length)] ?? '';
  const { written = [] } = order;
  const words = [
    ...(written.includes('headline') ? [] : [`${headlineLabel}: ${pieces.title}`]),
    ...(written.includes('callToAction') ? [] : [`${callLabel}: ${call}`]),
  ];
  return { prompt: [frame(pieces), ...words].join('\n') };
}

function choosePieces(order: ScriptOrder): Pieces {
  const { scene, titles } = findGame(order.preset).script;
  const controls = order.controls ?? CONTROL_DEFAULTS;
  const pick = (name: string, options: readonly string[]) =>
    options[turn(order, name, options.length)] ?? '';
  return {
    subject: pick('subject', scene.subjects),
    action: pick('action', scene.actions),
    prop: pick('prop', scene.props),
    place: pick('place', scene.places),
    detail: pick('detail', scene.details),
    palette: pick('palette', order.controls?.lighting === 'neon' ? NEON_PALETTES : PALETTES),
    sound: pick('sound', SOUNDS),
    mood: pick('mood', MOODS),
    title: pick('title', titles),
    camera: pick('camera', CAMERA_PHRASES[controls.cameraMotion]),
    lighting: pick('lighting', LIGHTING_PHRASES[controls.lighting]),
    crowd: pick('crowd', CROWD_PHRASES[controls.crowdDensity]),
    format: order.controls ? formatPhrase(order.controls) : null,
  };
}

const NEON_PALETTES = ['neon violet and turquoise', 'electric blue and pink', 'magenta and teal'];

/**
 * Walks through a list from a seeded start, one step a press: what follows each other is never the
 * same, and lists of different lengths repeat together only after their common multiple.
 */
function turn({ seed, pressCount, preset }: ScriptOrder, name: string, length: number): number {
  const start = Math.floor(seededFraction(seed, `${preset} ${name}`) * length);
  return (start + Math.max(0, Math.trunc(pressCount))) % length;
}

type Frame = (pieces: Pieces) => string;

const classicFrame: Frame = (p) =>
  sentences([
    `${capital(withArticle(p.subject))} ${p.place}, ${p.palette} in ${p.lighting}`,
    p.action,
    `${p.camera}, with ${p.sound} and a mood that is ${p.mood}`,
    p.crowd,
  ]);

const titledFrame: Frame = (p) =>
  sentences([
    `${p.format === null ? 'A film' : capital(`a ${p.format}`)} of ${withArticle(p.subject)} beside ${p.prop}, in ${p.palette}`,
    `${p.action}, and ${p.detail}`,
    `${p.camera} through ${p.lighting}, with ${p.sound}`,
    p.crowd,
  ]);

const detailFrame: Frame = (p) =>
  sentences([
    `Open on ${p.prop} ${p.place}, where ${p.detail}`,
    `${p.action}; ${lower(p.crowd)}`,
    `${p.camera} in ${p.lighting}, ${p.palette}, to the sound of ${p.sound}`,
    `A mood that is ${p.mood}`,
  ]);

const moodFrame: Frame = (p) =>
  sentences([
    `${capital(withArticle(p.mood))} evening with ${withArticle(p.subject)} ${p.place}`,
    p.action,
    `${capital(p.lighting)} in ${p.palette}, with ${p.sound}`,
    `${p.camera}; ${lower(p.crowd)}`,
  ]);

const FRAMES: readonly Frame[] = [classicFrame, titledFrame, detailFrame, moodFrame];

function sentences(parts: readonly string[]): string {
  return parts.map((part) => `${part.replace(/\.$/u, '')}.`).join(' ');
}

function withArticle(noun: string): string {
  return `${/^[aeiou]/iu.test(noun) && !noun.startsWith('European') ? 'an' : 'a'} ${noun}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
