import { parseArgs } from 'node:util';
import {
  ASPECT_RATIOS,
  CAMERA_MOTIONS,
  CONTROL_DEFAULTS,
  CROWD_DENSITIES,
  LIGHTINGS,
} from '#domain/order/controls.ts';
import { PRESETS, PRESET_IDS, type PresetId } from '#domain/order/presets.ts';
import type { FilmOrder } from '#film/film-order.ts';
import { orderFromPrompt } from '#film/order-from-prompt.ts';
import { SHOT_KINDS } from '#film/storyboard/storyboard.ts';

/** What a contact sheet can vary, and the values it can take; null where any text is one. */
const CHOICES = {
  preset: PRESET_IDS,
  lighting: LIGHTINGS,
  camera: CAMERA_MOTIONS,
  crowd: CROWD_DENSITIES,
  aspect: ASPECT_RATIOS,
  shot: SHOT_KINDS,
  at: null,
  seed: null,
  prompt: null,
  duration: null,
} as const;
export type Axis = keyof typeof CHOICES;
const AXES = Object.keys(CHOICES) as readonly Axis[];

const USUAL: Record<Axis, string> = {
  preset: PRESET_IDS.join(),
  lighting: LIGHTINGS.join(),
  camera: CAMERA_MOTIONS.join(),
  crowd: CONTROL_DEFAULTS.crowdDensity,
  aspect: CONTROL_DEFAULTS.aspectRatio,
  shot: 'hero',
  at: '0.66',
  seed: '1',
  prompt: '',
  duration: '24',
};

/** One still of the sheet: a value for every axis. */
export type Cell = Readonly<Record<Axis, string>>;

export interface SheetPlan {
  /** Rows of cells. */
  readonly rows: readonly (readonly Cell[])[];
  /** The axes that vary: their values label the rows and the columns. */
  readonly down: readonly Axis[];
  readonly across: readonly Axis[];
  /** Pixels of a cell's shorter side. */
  readonly shortSidePixels: number;
  readonly hasWords: boolean;
  readonly brandPath: string | null;
  readonly outPath: string;
}

/** Reads the command line: each axis may be given several values, separated by commas. */
export function readSheetArguments(args: readonly string[]): SheetPlan {
  const text = (value: string) => ({ type: 'string', default: value }) as const;
  const { values } = parseArgs({
    args: [...args],
    options: {
      ...Object.fromEntries(AXES.map((axis) => [axis, text(USUAL[axis])])),
      across: text('camera'),
      size: text('180'),
      words: text('yes'),
      brand: text(''),
      out: text('contact-sheet.png'),
    },
  });
  const given = (name: string): string => String(Reflect.get(values, name) ?? '');
  const across = listOf(given('across'), AXES);
  const valuesOf = (axis: Axis): readonly string[] =>
    listOf(given(axis), CHOICES[axis], axis === 'prompt' ? '|' : ',');
  const columns = combined(across, valuesOf);
  const down = AXES.filter((axis) => !across.includes(axis));
  return {
    rows: combined(down, valuesOf).map((row) => columns.map((column) => cellOf(row, column))),
    down: down.filter((axis) => valuesOf(axis).length > 1),
    across: across.filter((axis) => valuesOf(axis).length > 1),
    shortSidePixels: Number(given('size')),
    hasWords: given('words') === 'yes',
    brandPath: given('brand') === '' ? null : given('brand'),
    outPath: given('out'),
  };
}

type PartialCell = Partial<Record<Axis, string>>;

const cellOf = (row: PartialCell, column: PartialCell): Cell => ({ ...USUAL, ...row, ...column });

function listOf<T extends string>(
  text: string,
  choices: readonly T[] | null,
  separator = ',',
): readonly T[] {
  return text.split(separator).map((part) => {
    if (choices === null) return part as T;
    const found = choices.find((choice) => choice === part);
    if (found === undefined) throw new Error(`"${part}" is none of ${choices.join(', ')}`);
    return found;
  });
}

/** Every combination of the axes' values, the last axis changing fastest. */
function combined(
  axes: readonly Axis[],
  valuesOf: (axis: Axis) => readonly string[],
): PartialCell[] {
  return axes.reduce<PartialCell[]>(
    (cells, axis) =>
      cells.flatMap((cell) => valuesOf(axis).map((value) => ({ ...cell, [axis]: value }))),
    [{}],
  );
}

/** The order of a still. */
export function orderOf(cell: Cell, shortSidePixels: number): FilmOrder {
  const choice = <T extends string>(value: string, choices: readonly T[]): T =>
    listOf(value, choices)[0] ?? choices[0] ?? raise(value);
  const preset: PresetId = choice(cell.preset, PRESET_IDS);
  const name = PRESETS.find(({ id }) => id === preset)?.name ?? preset;
  return orderFromPrompt({
    preset,
    prompt:
      cell.prompt === '' ? `Friday nights at the ${name} tables. Reserve your seat` : cell.prompt,
    controls: {
      ...CONTROL_DEFAULTS,
      duration: Number(cell.duration),
      lighting: choice(cell.lighting, LIGHTINGS),
      cameraMotion: choice(cell.camera, CAMERA_MOTIONS),
      crowdDensity: choice(cell.crowd, CROWD_DENSITIES),
      aspectRatio: choice(cell.aspect, ASPECT_RATIOS),
    },
    seed: Number(cell.seed),
    signature: 'The Grand Meridian',
    markets: ['US'],
    shortSidePixels,
  });
}

function raise(value: string): never {
  throw new Error(`nothing to choose ${value} from`);
}
