import type { FontRole } from '#domain/brands/brand.ts';
import { signRoom } from '#film/brand/sign-room.ts';
import { brandFaceFor } from '#film/overlay/brand-fonts.ts';
import { fitText } from '#film/overlay/fit-text.ts';
import { layOutFrame } from '#film/overlay/frame-layout.ts';
import {
  chooseLockup,
  LOCKUPS,
  MAIN_ROLES,
  type Decor,
  type Lockup,
  type MainPlate,
} from '#film/overlay/lockups.ts';
import { bottomOf, isTall, rightOf, shortSideOf } from '#film/overlay/safe-area.ts';
import type { Box } from '#film/overlay/box.ts';
import { layOutTerms } from '#film/overlay/terms-layout.ts';
import type { FaceName } from '#film/overlay/font-library.ts';
import { faceFor, type TitleStyle } from '#film/overlay/title-style.ts';
import {
  directionOf,
  measureInk,
  measureType,
  type TypeSetting,
} from '#film/overlay/type-setter.ts';
import type { WordRole } from '#domain/words.ts';
import type { Shot, ShotWords, Storyboard } from '#film/storyboard/storyboard.ts';

/** How a line is dressed: the film's title lettering, a plain manner, or dark on a plate. */
type Manner = 'title' | 'offer' | 'small' | 'plated';

export interface WordLine {
  readonly text: string;
  readonly role: WordRole;
  readonly manner: Manner;
  readonly type: TypeSetting;
  /** The ink. */
  readonly box: Box;
  readonly centerX: number;
  readonly baseline: number;
}

export interface WordsLayout {
  readonly lines: readonly WordLine[];
  /** A hairline under the title, where more words follow it. */
  readonly rule: Box | null;
  /** Behind the call to action, and behind what a lockup puts on one. */
  readonly plates: readonly WordPlate[];
  /** What stands round all words. */
  readonly decor: { readonly kind: Decor; readonly box: Box } | null;
  readonly lockup: Lockup;
}

export interface WordPlate {
  readonly kind: PlateKind;
  readonly box: Box;
  /** The first of the lines on it. */
  readonly lineIndex: number;
}

export type PlateKind = 'button' | MainPlate;

interface MannerType {
  readonly manner: Manner;
  readonly type: Omit<TypeSetting, 'sizePixels' | 'face'> & { readonly face: FaceName };
  /** Largest size as a part of the shorter side. */
  readonly sizeMax: number;
  readonly linesMax: number;
}

interface Item {
  readonly words: ShotWords;
  readonly look: MannerType;
  readonly plate: PlateKind | null;
}

interface SetItem {
  readonly item: Item;
  readonly lines: readonly string[];
  readonly type: TypeSetting;
}

/** Room between lines of one text, and between texts, as a part of the type size. */
const LEADING = 0.2;
const SIZE_MIN = 0.028;
const SHRINK = 0.92;
/** Other words shrink by this factor before a condition does. */
const CONDITION_HOLDS = 1.6;

/** Places the words of a shot inside the zone; nothing overflows it, nothing overlaps. */
export function layOutWords(storyboard: Storyboard, shot: Shot, style: TitleStyle): WordsLayout {
  const lockup = LOCKUPS[chooseLockup(storyboard, shot)];
  const above = zoneAbove(
    layOutFrame(storyboard).words,
    layOutTerms(storyboard, shot)?.plate,
    storyboard,
  );
  const sign = signRoom(storyboard, shot);
  const whole = { ...above, y: above.y + sign, height: above.height - sign };
  const short = shortSideOf(storyboard.size);
  const zone = lockup.decor === null ? whole : inset(whole, short * DECOR_ROOM);
  const items = itemsOf(shot, style, lockup);
  const heightMax = zone.height * (leavesGame(storyboard, shot) ? STORY_SHARE : 1);
  let scale = 1;
  let set = items.map((item) => setItem(item, storyboard, zone, scale));
  while (heightOf(set, short) > heightMax && scale > 0.05) {
    scale *= SHRINK;
    set = items.map((item) => setItem(item, storyboard, zone, scale));
  }
  return place(set, { zone, shot, storyboard, lockup });
}

/** Of the zone of a tall frame, for words of the story: the game is to be seen below them. */
const STORY_SHARE = 0.5;

function leavesGame({ size }: Storyboard, { kind }: Shot): boolean {
  return isTall(size) && kind !== 'endCard';
}

/** Between words and what stands round them, as a part of the shorter side. */
const DECOR_ROOM = 0.055;

function inset({ x, y, width, height }: Box, by: number): Box {
  return { x: x + by, y: y + by, width: width - by * 2, height: height - by * 2 };
}

function itemsOf(shot: Shot, style: TitleStyle, lockup: Lockup): Item[] {
  const spoken = shot.words.filter(({ role }) => role !== 'terms');
  const plated = lockup.plate === 'tag' ? ['offer'] : MAIN_ROLES;
  const main = spoken.find(({ role }) => plated.includes(role));
  return spoken.flatMap((words): Item[] => {
    const { role } = words;
    if (role === 'terms') return [];
    const look = mannerOf(role, shot, style);
    if (role === 'callToAction') return [{ words, look, plate: 'button' }];
    if (words !== main || lockup.plate === null) return [{ words, look, plate: null }];
    return [{ words, look: { ...look, manner: 'plated' }, plate: lockup.plate }];
  });
}

/** What small print leaves of the zone. */
function zoneAbove(zone: Box, plate: Box | undefined, { size }: Storyboard): Box {
  if (!plate) return zone;
  const gap = Math.ceil(shortSideOf(size) * 0.03);
  return { ...zone, height: plate.y - gap - zone.y };
}

/** Where words return, the offer is what is new: the headline stands smaller than at first. */
const RETURNING_HEADLINE = 0.66;
const SIGNATURE = 0.8;

function mannerOf(role: PlainRole | TitleRole, shot: Shot, style: TitleStyle): MannerType {
  const isAlone = shot.words.filter((words) => words.role !== 'terms').length === 1;
  if (role !== 'headline' && role !== 'signature')
    return isAlone && PLAIN[role] === SMALL ? SMALL_ALONE : PLAIN[role];
  const { face, tracking, sizeMax } = style;
  const isReturning = role === 'headline' && shot.layout !== 'middle' && shot.words.length > 1;
  const size = role === 'signature' ? SIGNATURE : isReturning ? RETURNING_HEADLINE : 1;
  return { manner: 'title', type: { face, tracking }, sizeMax: sizeMax * size, linesMax: 3 };
}

type TitleRole = 'headline' | 'signature';
type PlainRole = Exclude<WordRole, TitleRole | 'terms'>;

const SMALL: MannerType = {
  manner: 'small',
  type: { face: 'medium', tracking: 0.04 },
  sizeMax: 0.062,
  linesMax: 3,
};

const SMALL_ALONE: MannerType = {
  ...SMALL,
  type: { face: 'heavy', tracking: 0.02 },
  sizeMax: 0.11,
};

const PLAIN: Record<PlainRole, MannerType> = {
  offer: {
    manner: 'offer',
    type: { face: 'heavy', tracking: 0.01 },
    sizeMax: 0.14,
    linesMax: 3,
  },
  when: SMALL,
  where: SMALL,
  note: SMALL,
  condition: { ...SMALL, type: { face: 'medium', tracking: 0.02 }, sizeMax: 0.044 },
  callToAction: {
    manner: 'plated',
    type: { face: 'heavy', tracking: 0.03 },
    sizeMax: 0.05,
    linesMax: 2,
  },
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

/** Upright frames are narrow and have room above the game: words stand larger, on more lines. */
const UPRIGHT_LINE_WORTH = 0.85;

function setItem(item: Item, { size, brand }: Storyboard, zone: Box, scale: number): SetItem {
  const { look, words } = item;
  const short = shortSideOf(size);
  const { text, role } = words;
  // A condition is small as it is: it gives way last.
  const shrunk = role === 'condition' ? Math.min(1, scale * CONDITION_HOLDS) : scale;
  const sizeMax = short * look.sizeMax * shrunk;
  const sizeMin = Math.min(sizeMax * 0.6, short * SIZE_MIN * Math.min(1, scale * 1.2));
  const face = brandFaceFor(text, FONT_ROLES[role], brand) ?? faceFor(text, look.type.face);
  const type = { ...look.type, face, direction: directionOf(text) };
  const isUpright = isTall(size);
  const aside = item.plate === null ? sizeMax * 0.3 : sizeMax * 2.4;
  const { lines, sizePixels } = fitText({
    text,
    widthMax: zone.width - aside,
    linesMax: look.linesMax + (isUpright ? 1 : 0),
    sizeMax,
    sizeMin,
    ...(isUpright && { fewerLinesWorth: UPRIGHT_LINE_WORTH }),
    measure: (part, size) => measureType(part, { ...type, sizePixels: size }),
  });
  return { item, lines, type: { ...type, sizePixels } };
}

/** Ink of letters with ascenders and descenders, so that lines stand evenly whatever they say. */
function lineInk(line: string, { type }: SetItem): { above: number; below: number } {
  const ink = measureInk(line, type);
  const hasSmallLetters = /\p{Ll}/u.test(line);
  return {
    above: Math.max(ink.above, type.sizePixels * 0.7),
    below: Math.max(ink.below, hasSmallLetters ? type.sizePixels * 0.2 : 0),
  };
}

function plateOf({ item, type }: SetItem): number {
  return item.plate === null ? 0 : type.sizePixels * (item.plate === 'button' ? 0.62 : 0.4);
}

function gapBefore(set: SetItem, before: SetItem | undefined, short: number): number {
  if (!before) return 0;
  // A condition stands close to what it limits.
  if (set.item.words.role === 'condition') return 0.3 * set.type.sizePixels + 0.006 * short;
  const gap = 0.5 * Math.min(set.type.sizePixels, before.type.sizePixels) + 0.012 * short;
  return before.item.look.manner === 'title' ? gap + 0.035 * short : gap;
}

function heightOf(set: readonly SetItem[], short: number): number {
  let height = 0;
  set.forEach((one, index) => {
    height += gapBefore(one, set[index - 1], short) + plateOf(one) * 2;
    one.lines.forEach((line, lineIndex) => {
      const { above, below } = lineInk(line, one);
      height += above + below + (lineIndex > 0 ? LEADING * one.type.sizePixels : 0);
    });
  });
  return height;
}

/** Where the stack of words stands in its zone: 0 top, 1 bottom. */
function anchorOf({ kind, layout }: Shot, { controls }: Storyboard): number {
  const isUpright = controls.aspectRatio === '9:16';
  if (kind === 'endCard') return isUpright ? 0.42 : 0.45;
  if (layout === 'low') return 1;
  // The game plays in the lower half: words stand over the room behind it.
  return isUpright ? 0.12 : 0;
}

interface Placing {
  readonly zone: Box;
  readonly shot: Shot;
  readonly storyboard: Storyboard;
  readonly lockup: Lockup;
}

/** Words at the side begin where their script begins: left, or right. Split ones stand to either side. */
function centerOf(
  width: number,
  set: SetItem,
  lineIndex: number,
  { zone, lockup }: Placing,
): number {
  const middle = zone.x + zone.width / 2;
  if (set.item.plate !== null || lockup.align === 'center') return middle;
  const isRightToLeft = set.type.direction === 'rtl';
  if (lockup.align === 'split') {
    if (set.lines.length < 2 || set.item.look.manner === 'small') return middle;
    const room = Math.min((zone.width - width) / 2, set.type.sizePixels * 0.5);
    const isFirst = lineIndex === 0 ? -1 : lineIndex === set.lines.length - 1 ? 1 : 0;
    return middle + room * isFirst * (isRightToLeft ? -1 : 1);
  }
  const aside = set.type.sizePixels * 0.15 + width / 2;
  return isRightToLeft ? zone.x + zone.width - aside : zone.x + aside;
}

function place(set: readonly SetItem[], placing: Placing): WordsLayout {
  const { zone, shot, storyboard, lockup } = placing;
  const short = shortSideOf(storyboard.size);
  const lines: WordLine[] = [];
  const plates: WordPlate[] = [];
  let rule: Box | null = null;
  let y = zone.y + Math.max(0, zone.height - heightOf(set, short)) * anchorOf(shot, storyboard);
  set.forEach((one, index) => {
    const before = set[index - 1];
    const gap = gapBefore(one, before, short);
    if (before?.item.look.manner === 'title' && lockup.align === 'center')
      rule = ruleAt(y + gap * 0.5, lines, short);
    y += gap;
    const padding = plateOf(one);
    y += padding;
    one.lines.forEach((text, lineIndex) => {
      if (lineIndex > 0) y += LEADING * one.type.sizePixels;
      const { above, below } = lineInk(text, one);
      const width = measureType(text, one.type);
      const centerX = centerOf(width, one, lineIndex, placing);
      const baseline = y + above;
      y = baseline + below;
      const box = { x: centerX - width / 2, y: baseline - above, width, height: above + below };
      const { manner } = one.item.look;
      lines.push({
        text,
        manner,
        role: one.item.words.role,
        type: one.type,
        box,
        centerX,
        baseline,
      });
    });
    y += padding;
    const { plate } = one.item;
    if (plate === null) return;
    const lineIndex = lines.length - one.lines.length;
    plates.push({ kind: plate, box: plateAround(lines.slice(lineIndex), padding), lineIndex });
  });
  const decor = lockup.decor && { kind: lockup.decor, box: decorAround(lines, plates, short) };
  return { lines, rule, plates, decor, lockup };
}

function decorAround(lines: readonly WordLine[], plates: readonly WordPlate[], short: number): Box {
  const boxes = [...lines, ...plates].map(({ box }) => box);
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => rightOf(box)));
  const bottom = Math.max(...boxes.map((box) => bottomOf(box)));
  return inset({ x, y, width: right - x, height: bottom - y }, -short * DECOR_ROOM);
}

function plateAround(lines: readonly WordLine[], plate: number): Box {
  const width = Math.max(...lines.map(({ box }) => box.width)) + plate * 3;
  const top = Math.min(...lines.map(({ box }) => box.y)) - plate;
  const bottom = Math.max(...lines.map(({ box }) => bottomOf(box))) + plate;
  const centerX = lines[0]?.centerX ?? 0;
  return { x: centerX - width / 2, y: top, width, height: bottom - top };
}

function ruleAt(y: number, lines: readonly WordLine[], short: number): Box {
  const centerX = lines[0]?.centerX ?? 0;
  const widest = Math.max(...lines.map(({ box }) => box.width));
  const width = Math.max(short * 0.2, widest * 0.6);
  return { x: centerX - width / 2, y, width, height: Math.max(1, short * 0.003) };
}
