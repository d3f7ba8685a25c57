import type { FontRole } from '#domain/brands/brand.ts';
import type { WordRole } from '#domain/order/words.ts';
import { brandFaceFor } from '#film/overlay/fonts/brand-fonts.ts';
import {
  platePadding,
  widthOf,
  type Block,
  type BlockOrder,
  type Manner,
  type PlateKind,
  type SetRow,
} from '#film/overlay/blocks/blocks.ts';
import { aboutOf, fromTopToBottom } from '#film/overlay/blocks/card-order.ts';
import {
  capHeight,
  capRatioOf,
  TALL_CAPS,
  type WordsPlace,
} from '#film/overlay/blocks/cap-heights.ts';
import { chooseRows, type RowFit } from '#film/overlay/type/choose-rows.ts';
import type { FaceName } from '#film/overlay/fonts/font-library.ts';
import type { Lockup } from '#film/overlay/layout/lockups.ts';
import { isTall, shortSideOf } from '#film/overlay/layout/safe-area.ts';
import { partsOf, sumFirst } from '#film/overlay/type/text-parts.ts';
import { faceFor } from '#film/overlay/type/title-style.ts';
import { directionOf, measureType, type TypeSetting } from '#film/overlay/type/type-setter.ts';
import type { ShotWords, Storyboard } from '#film/storyboard/storyboard.ts';
import { SUM } from '#film/storyboard/sum.ts';

const ROWS_MAX = { tall: 4, other: 3 } as const;
/** Of the main rows' size, what is said around them; and of the shorter side. Other words shrink before it does. */
const TAIL = { holds: 1.4, ofMain: 0.52, capMax: 0.062, ofColumn: 0.7 } as const;
const SIZE_MIN = 0.028;
/** Of what it limits, however small that is, as long as it can be read. */
const CONDITION_MAX = 0.62;
/** Of the shorter side, the type of conditions, which is that of legal lines; less where all words shrink further than `scale`. */
const CONDITION_MIN = { type: 0.0445, scale: 0.25 } as const;
/** Other words shrink by these factors before a condition, a call, a date or a name beside an offer does. */
const HOLDS: Partial<Record<WordRole, number>> = {
  condition: 1.6,
  callToAction: 1.3,
  signature: 1.25,
  when: 1.4,
  where: 1.4,
};
/** What titles and sums are worth on one row, two and three: two rows look at each other, three leave a poster little else. */
const ROW_WORTHS = {
  title: [0.82, 1, 0.94, 0.8],
  poster: [0.82, 1, 0.76, 0.62],
  plain: [0.94, 1, 0.88, 0.8],
  small: [1, 0.86],
  button: [1, 0.8],
};

/** What is read at one glance, and not broken where there is width. */
const SHORT_HAN = /^\p{Script=Han}{1,6}$/u;

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
  const spoken = fromTopToBottom(order.shot, order.storyboard);
  const about = aboutOf(order.shot);
  const ofRole = spoken.filter(({ role }) => role === about);
  const first = ofRole.find(({ text }) => about === 'offer' && SUM.test(text)) ?? ofRole[0];
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
  const parts = order.shot.kind === 'endCard' ? sumFirst(text, role) : partsOf(text, role);
  const hasSlab = order.lockup.hasSlab && role === 'offer';
  const plate = role === 'callToAction' ? 'button' : hasSlab ? 'slab' : null;
  const main = parts.find(({ isMain }) => isMain) ?? { text, isMain: true };
  const hasSum = role === 'offer' && SUM.test(text);
  const mainRows = setMain(main.text, order, { ...place, words, plate, hasSum });
  const width = Math.max(...mainRows.map((row) => measureType(row.text, row.type)));
  const rows = parts.flatMap((part) =>
    part.isMain ? mainRows : setTail(part.text, order, { words, width, main: mainRows[0] }),
  );
  return { words, rows, beside: [], plate };
}

interface MainPlace extends Place, WordsPlace {
  readonly words: ShotWords;
  readonly plate: PlateKind | null;
}

function setMain(text: string, order: BlockOrder, place: MainPlace): SetRow[] {
  const { storyboard, scale, lockup } = order;
  const { words } = place;
  const short = shortSideOf(storyboard.size);
  const { manner, face, tracking } = dressOf(words, order, place);
  const type = typeOf(text, { words, face, tracking }, storyboard);
  const cap = capHeight(words, order, place);
  const shrunk = Math.min(1, scale * (place.isAbout ? 1 : (HOLDS[words.role] ?? 1)));
  const wanted = (short * cap * shrunk) / capRatioOf(text, type);
  const isCondition = words.role === 'condition';
  const readable = isCondition ? conditionSizeMin(order) : 0;
  const sizeMax = Math.max(readable, Math.min(wanted, CONDITION_MAX * mainSizeOf(place.before)));
  const sizeMin =
    readable > 0
      ? readable * 0.999
      : Math.min(sizeMax * 0.5, short * SIZE_MIN * Math.min(1, scale * 1.2));
  const isTitle = manner === 'title' || place.hasSum;
  // An end card is about one thing; the rest of it stands on few rows.
  const isSmall = manner === 'small' || (order.shot.kind === 'endCard' && !place.isAbout);
  const isAtItsLeast = sizeMax === readable;
  const widthMax =
    place.before && !isAtItsLeast
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
          ? order.shot.kind === 'endCard'
            ? 'poster'
            : 'title'
          : place.plate === 'button'
            ? 'button'
            : isSmall
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

/** The least type of a condition, in pixels. */
export function conditionSizeMin({ storyboard, scale }: Pick<BlockOrder, 'storyboard' | 'scale'>) {
  const part = CONDITION_MIN.type * Math.min(1, scale / CONDITION_MIN.scale);
  return shortSideOf(storyboard.size) * part;
}

function mainSizeOf(block: Block | undefined): number {
  const sizes = block?.rows.filter(({ isMain }) => isMain).map(({ type }) => type.sizePixels) ?? [];
  return sizes.length === 0 ? Number.POSITIVE_INFINITY : Math.max(...sizes);
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
  const type = typeOf(text, { words, face, tracking: 0.02 }, storyboard);
  const shrunk = Math.min(1, scale * TAIL.holds);
  const capMax = short * TAIL.capMax * shrunk * (isUpright ? TALL_CAPS.beside : 1);
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

interface Dress {
  readonly words: ShotWords;
  readonly face: FaceName;
  readonly tracking: number;
}

/** The type of a part of the words, which runs in the direction of the whole. */
function typeOf(
  text: string,
  { words, face, tracking }: Dress,
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

function rowsMaxOf(
  { storyboard: { size }, shot, rowsMax }: BlockOrder,
  { words, hasSum, plate, isAbout }: MainPlace,
): number {
  if (hasSum) return 1;
  const isShort = SHORT_HAN.test(words.text);
  if (isShort && shot.kind === 'endCard' && size.width > size.height) return 1;
  if (plate === 'button') return 2;
  const usual = isTall(size) ? ROWS_MAX.tall : ROWS_MAX.other;
  return isAbout ? Math.min(rowsMax, usual) : usual;
}

function fitOf(role: WordRole, { fit }: Lockup, { isAbout, plate }: MainPlace): RowFit {
  return isAbout && plate === null && role !== 'condition' ? fit : 'even';
}
