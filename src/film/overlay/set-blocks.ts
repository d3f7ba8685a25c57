import type { FontRole } from '#domain/brands/brand.ts';
import type { WordRole } from '#domain/words.ts';
import { brandFaceFor } from '#film/overlay/brand-fonts.ts';
import { chooseRows, type RowFit } from '#film/overlay/choose-rows.ts';
import type { FaceName } from '#film/overlay/font-library.ts';
import type { Lockup } from '#film/overlay/lockups.ts';
import { isTall, shortSideOf } from '#film/overlay/safe-area.ts';
import { partsOf } from '#film/overlay/text-parts.ts';
import { faceFor, type TitleStyle } from '#film/overlay/title-style.ts';
import {
  directionOf,
  measureInk,
  measureType,
  type TypeSetting,
} from '#film/overlay/type-setter.ts';
import type { Shot, ShotWords, Storyboard } from '#film/storyboard/storyboard.ts';
import { SUM } from '#film/storyboard/sum.ts';

/** How a row is dressed: the film's title lettering, its plain letters, small ones, or dark on metal. */
export type Manner = 'title' | 'plain' | 'small' | 'plated';
export type PlateKind = 'button' | 'slab';

export interface SetRow {
  readonly text: string;
  readonly role: WordRole;
  readonly manner: Manner;
  readonly isMain: boolean;
  readonly type: TypeSetting;
}

/** A piece of the words, set. */
export interface Block {
  readonly words: ShotWords;
  readonly rows: readonly SetRow[];
  /** What stands beside its rows rather than below them. */
  readonly beside: readonly SetRow[];
  /** Behind its main rows. */
  readonly plate: PlateKind | null;
}

export interface BlockOrder {
  readonly storyboard: Storyboard;
  readonly shot: Shot;
  readonly style: TitleStyle;
  readonly lockup: Lockup;
  /** Of the column that the words stand in; pixels. */
  readonly width: number;
  /** Of all sizes. */
  readonly scale: number;
  /** Of what the shot is about. */
  readonly rowsMax: number;
}

/** What a shot is about, the first of these that it has. */
const BY_IMPORTANCE: readonly WordRole[] = [
  'headline',
  'signature',
  'offer',
  'when',
  'where',
  'note',
];

/** Heights of capitals as parts of the shorter side: of what the shot is about, and of what stands beside it. */
const CAPS: Record<PlainRole, { readonly alone: number; readonly beside: number }> = {
  offer: { alone: 0.115, beside: 0.066 },
  when: { alone: 0.12, beside: 0.062 },
  where: { alone: 0.12, beside: 0.056 },
  note: { alone: 0.085, beside: 0.042 },
  condition: { alone: 0.05, beside: 0.05 },
  callToAction: { alone: 0.046, beside: 0.046 },
};
type PlainRole = Exclude<WordRole, 'headline' | 'signature' | 'terms'>;

const SUM_CAP = { alone: 0.18, beside: 0.085 } as const;
/** Of the usual size, what an end card is about and what stands beside it: it is a poster. */
const POSTER_CAPS = { wide: 1.3, other: 1.1, beside: 1.15 } as const;
/** Of the title's: the name that signs, and a title that is not what its shot is about, or was read before. */
const TITLE_SHARE = { signature: 0.86, beside: 0.5, returning: 0.66 } as const;
/** Words of tall frames stand larger, on more rows: there is room above the game. */
const TALL = { caps: 1.18, mainCaps: 1.5 } as const;
const ROWS_MAX = { tall: 4, other: 3 } as const;
/** Of the main rows' size, what is said around them; and of the shorter side. */
const TAIL = { ofMain: 0.52, capMax: 0.062, ofColumn: 0.7 } as const;
const SIZE_MIN = 0.028;
/** Other words shrink by these factors before a condition or a call does. */
const HOLDS: Partial<Record<WordRole, number>> = { condition: 1.6, callToAction: 1.3 };
/** What titles and sums are worth on one row, two and three: two rows look at each other. */
const ROW_WORTHS = {
  title: [0.82, 1, 0.94, 0.8],
  plain: [0.94, 1, 0.88, 0.8],
  small: [1, 0.86],
  button: [1, 0.6],
};

/** Which font of a brand words are set in. */
const FONT_ROLES: Record<WordRole, FontRole> = {
  headline: 'headline',
  signature: 'headline',
  offer: 'headline',
  when: 'text',
  where: 'text',
  note: 'text',
  condition: 'text',
  callToAction: 'text',
  terms: 'text',
};

/** The words of a shot in their order, each set for the column; small print is not among them. */
export function setBlocks(order: BlockOrder): Block[] {
  const spoken = order.shot.words.filter(({ role }) => role !== 'terms');
  const about = BY_IMPORTANCE.find((role) => spoken.some((words) => words.role === role));
  const first = spoken.find(({ role }) => role === about);
  const blocks: Block[] = [];
  for (const words of spoken) {
    const before = words.role === 'condition' ? blocks.at(-1) : undefined;
    blocks.push(setBlock(words, order, { isAbout: words === first, before }));
  }
  return blocks;
}

interface Place {
  readonly isAbout: boolean;
  /** What a condition limits. */
  readonly before: Block | undefined;
}

function setBlock(words: ShotWords, order: BlockOrder, place: Place): Block {
  const { role, text } = words;
  const parts = partsOf(text, role);
  const hasSlab = order.lockup.hasSlab && role === 'offer';
  const plate = role === 'callToAction' ? 'button' : hasSlab ? 'slab' : null;
  const main = parts.find(({ isMain }) => isMain) ?? { text, isMain: true };
  const hasSum = role === 'offer' && SUM.test(text);
  const mainRows = setMain(words, main.text, order, { ...place, plate, hasSum });
  const width = Math.max(...mainRows.map((row) => measureType(row.text, row.type)));
  const rows = parts.flatMap((part) =>
    part.isMain ? mainRows : setTail(part.text, order, { words, width, main: mainRows[0] }),
  );
  return { words, rows, beside: [], plate };
}

interface MainPlace extends Place {
  readonly plate: PlateKind | null;
  readonly hasSum: boolean;
}

function setMain(words: ShotWords, text: string, order: BlockOrder, place: MainPlace): SetRow[] {
  const { storyboard, scale, lockup } = order;
  const short = shortSideOf(storyboard.size);
  const { manner, face, tracking } = dressOf(words, order, place);
  const type = typeOf(text, words, { face, tracking }, storyboard);
  const cap = capOf(words, order, place) * enlargement(order, place);
  const shrunk = Math.min(1, scale * (HOLDS[words.role] ?? 1));
  const sizeMax = (short * cap * shrunk) / capRatioOf(text, type);
  const sizeMin = Math.min(sizeMax * 0.5, short * SIZE_MIN * Math.min(1, scale * 1.2));
  const isTitle = manner === 'title' || place.hasSum;
  const widthMax = place.before
    ? Math.max(widthOf(place.before), order.width * TAIL.ofColumn)
    : order.width;
  const rows = chooseRows({
    text,
    fit: fitOf(words.role, lockup, place),
    widthMax:
      widthMax - (place.plate === null ? sizeMax * 0.1 : platePadding(place.plate, sizeMax) * 2),
    rowsMax: rowsMaxOf(order, place),
    sizeMax,
    sizeMin,
    worths:
      ROW_WORTHS[
        isTitle
          ? 'title'
          : place.plate === 'button'
            ? 'button'
            : manner === 'small'
              ? 'small'
              : 'plain'
      ],
    measure: (part, sizePixels) => measureType(part, { ...type, sizePixels }),
  });
  return rows.map((row) => ({
    text: row.text,
    role: words.role,
    manner,
    isMain: true,
    type: { ...type, sizePixels: row.sizePixels },
  }));
}

interface TailPlace {
  readonly words: ShotWords;
  /** Of the main rows. */
  readonly width: number;
  readonly main: SetRow | undefined;
}

/** What is said before or after a sum, or small words before a title: as wide as those are, or smaller. */
function setTail(text: string, order: BlockOrder, { words, width, main }: TailPlace): SetRow[] {
  const { storyboard, scale, style } = order;
  const short = shortSideOf(storyboard.size);
  const isUpright = isTall(storyboard.size);
  const face = main?.manner === 'title' ? style.smallFace : 'medium';
  const type = typeOf(text, words, { face, tracking: 0.02 }, storyboard);
  const capMax = short * TAIL.capMax * scale * (isUpright ? TALL.caps : 1);
  const ofMain = (main?.type.sizePixels ?? 0) * TAIL.ofMain;
  const sizeMax = Math.min(capMax / capRatioOf(text, type), ofMain);
  const rows = chooseRows({
    text,
    fit: 'even',
    widthMax: Math.min(order.width, Math.max(width, order.width * TAIL.ofColumn)),
    rowsMax: 3,
    sizeMax,
    sizeMin: Math.min(sizeMax * 0.6, short * SIZE_MIN * Math.min(1, scale * 1.2)),
    worths: ROW_WORTHS.small,
    measure: (part, sizePixels) => measureType(part, { ...type, sizePixels }),
  });
  return rows.map((row) => ({
    text: row.text,
    role: words.role,
    manner: 'small',
    isMain: false,
    type: { ...type, sizePixels: row.sizePixels },
  }));
}

/** The type of a part of the words, which runs in the direction of the whole. */
function typeOf(
  text: string,
  words: ShotWords,
  { face, tracking }: { readonly face: FaceName; readonly tracking: number },
  { brand }: Storyboard,
): Omit<TypeSetting, 'sizePixels'> {
  const chosen = brandFaceFor(text, FONT_ROLES[words.role], brand) ?? faceFor(text, face);
  return { face: chosen, tracking, direction: directionOf(words.text) };
}

function dressOf(
  { role }: ShotWords,
  { style }: BlockOrder,
  { isAbout, plate }: MainPlace,
): { readonly manner: Manner; readonly face: FaceName; readonly tracking: number } {
  const { face, figureFace, smallFace, tracking } = style;
  if (plate === 'button') return { manner: 'plated', face: 'heavy', tracking: 0.02 };
  if (plate === 'slab') return { manner: 'plated', face: figureFace, tracking };
  if (role === 'offer') return { manner: isAbout ? 'title' : 'plain', face: figureFace, tracking };
  if (role === 'headline' || role === 'signature')
    return { manner: isAbout ? 'title' : 'plain', face, tracking };
  if (role === 'condition') return { manner: 'small', face: 'medium', tracking: 0.02 };
  if (isAbout) return { manner: 'title', face: figureFace, tracking };
  return { manner: 'small', face: smallFace, tracking: 0.02 };
}

function capOf(
  { role }: ShotWords,
  { shot, style }: BlockOrder,
  { isAbout, hasSum }: MainPlace,
): number {
  const size = isAbout ? 'alone' : 'beside';
  if (hasSum) return SUM_CAP[size];
  if (role === 'terms') return 0;
  if (role !== 'headline' && role !== 'signature') return CAPS[role][size];
  if (!isAbout) return style.capMax * TITLE_SHARE.beside;
  const isReturning = role === 'headline' && shot.layout !== 'middle' && shot.words.length > 1;
  const share =
    role === 'signature' ? TITLE_SHARE.signature : isReturning ? TITLE_SHARE.returning : 1;
  return style.capMax * share;
}

function rowsMaxOf(
  { storyboard, rowsMax }: BlockOrder,
  { hasSum, plate, isAbout }: MainPlace,
): number {
  if (hasSum) return 1;
  if (plate === 'button') return 2;
  const usual = isTall(storyboard.size) ? ROWS_MAX.tall : ROWS_MAX.other;
  return isAbout ? Math.min(rowsMax, usual) : usual;
}

function enlargement({ storyboard, shot }: BlockOrder, { isAbout }: MainPlace): number {
  const { size } = storyboard;
  const ofFrame = isTall(size) ? (isAbout ? TALL.mainCaps : TALL.caps) : 1;
  if (shot.kind !== 'endCard') return ofFrame;
  if (!isAbout) return ofFrame * POSTER_CAPS.beside;
  return ofFrame * POSTER_CAPS[size.width > size.height ? 'wide' : 'other'];
}

function fitOf(role: WordRole, { fit }: Lockup, { isAbout, plate }: MainPlace): RowFit {
  return isAbout && plate === null && role !== 'condition' ? fit : 'even';
}

const IDEOGRAPH = /\p{Script=Han}/u;

/** How high a face's capitals, or ideographs, are at size 1. */
function capRatioOf(text: string, type: Omit<TypeSetting, 'sizePixels'>): number {
  const letter = IDEOGRAPH.exec(text)?.[0] ?? 'H';
  return measureInk(letter, { ...type, sizePixels: 100 }).above / 100;
}

/** Of the widest of a block's rows. */
export function widthOf({ rows }: Pick<Block, 'rows'>): number {
  return Math.max(...rows.map(({ text, type }) => measureType(text, type)));
}

/** Beside the letters on a plate, for type of a size. */
export function platePadding(kind: PlateKind, sizePixels: number): number {
  return sizePixels * (kind === 'button' ? 0.95 : 0.3);
}
