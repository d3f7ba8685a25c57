import { describe, expect, test } from 'vitest';
import { ASPECT_RATIOS } from '#domain/order/controls.ts';
import { WORD_LAYOUTS, type WordLayout } from '#domain/order/words.ts';
import { STUDIO_SOURCE } from '#film/film-media.ts';
import { layOutFrame } from '#film/overlay/layout/frame-layout.ts';
import { footBelow, layOutLegal } from '#film/overlay/legal/legal-layout.ts';
import {
  bottomOf,
  contains,
  overlaps,
  readingArea,
  shortSideOf,
} from '#film/overlay/layout/safe-area.ts';
import type { Box } from '#film/overlay/layout/box.ts';
import { chooseTitleStyle, TITLE_STYLES } from '#film/overlay/type/title-style.ts';
import { measureInk } from '#film/overlay/type/type-setter.ts';
import { layOutWords } from '#film/overlay/layout/words-layout.ts';
import type { WordRole } from '#domain/order/words.ts';
import type { Shot } from '#film/storyboard/storyboard.ts';
import { exampleStoryboard } from '#tests/support/film/example-storyboard.ts';

const LONG_TEXTS = {
  latin:
    'Größte Silvesternacht mit Überraschungsgästen, Live-Orchester und Höchsteinsätzen für alle Gäste des Hauses',
  unbroken: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverleihungsfeierlichkeiten',
  cyrillic:
    'Незабываемая ночь рулетки с живым оркестром, шампанским и подарками для каждого гостя казино',
  arabic:
    'ليلة الروليت الذهبية مع الأوركسترا الحية والضيافة الفاخرة لجميع ضيوف الكازينو حتى منتصف الليل',
  chinese: '金龙之夜盛大开幕现场乐队演出免费入场至晚上十点敬请莅临金沙大酒店豪华赌场共度新年之夜',
  emoji: '🎰🎲🃏 Spin & Win 🎉🎊 — la nuit la plus folle de l’été 🌴🌊 jusqu’à l’aube 🌅🥂',
} as const;
const NAMED_TEXTS = Object.entries(LONG_TEXTS).map(
  ([name, text], place) => [name, text, place] as const,
);
const ROLES: readonly WordRole[] = [
  'when',
  'headline',
  'offer',
  'condition',
  'signature',
  'callToAction',
];
const LEGAL = {
  ageMark: '21+',
  aiLabel: 'AI-generated',
  responsibleGambling: [
    'If you or someone you know has a gambling problem and wants help, call 1-800-GAMBLER',
    '21+. Gamble responsibly. National Gambling Helpline: 0808 8020 133',
  ],
};

function shotsSaying(text: string): Shot[] {
  const ofStory = WORD_LAYOUTS.map((layout) => shotSaying(text, 'hero', layout));
  return [...ofStory, shotSaying(text, 'endCard', 'middle')];
}

function shotSaying(text: string, kind: Shot['kind'], layout: WordLayout): Shot {
  const words = ROLES.map((role) => ({ role, text }));
  return { kind, firstFrame: 0, frameCount: 90, words, layout, source: STUDIO_SOURCE };
}

describe.each([...ASPECT_RATIOS.entries()])('words in shape %i, %s', (shape, aspectRatio) => {
  const storyboard = exampleStoryboard({
    controls: { aspectRatio },
    shortSidePixels: 360,
    legal: LEGAL,
  });
  const { size } = storyboard;

  test.each(NAMED_TEXTS)('%s text stays in its zone and apart', (_, text, place) => {
    const zone = layOutFrame(storyboard).words;
    const shots = shotsSaying(text);
    // Each style with each shot and each text, though not all three with each other.
    for (const [index, style] of Object.values(TITLE_STYLES).entries()) {
      const shot = shots[(index + place + shape) % shots.length];
      if (!shot) throw new Error('There is no such shot');
      const layout = layOutWords(storyboard, shot, style);
      const boxes = [
        ...layout.lines.map(({ box }) => box),
        ...layout.plates.map(({ box }) => box),
        ...(layout.decor ? [layout.decor.box] : []),
      ];
      for (const box of boxes) expect(contains(grown(zone, 1), box)).toBe(true);
      layout.lines.forEach((line, at) => {
        const rest = layout.lines.slice(at + 1);
        expect(rest.some((other) => overlaps(grown(line.box, -0.5), other.box))).toBe(false);
      });
    }
  });

  test('label and legal lines stand in the safe area, apart from each other and from words', () => {
    const label = layOutFrame(storyboard).label.plate;
    const legal = layOutLegal(storyboard);
    const zone = layOutFrame(storyboard).words;
    expect(zone.height).toBeGreaterThan(size.height * 0.33);
    expect(contains(readingArea(size), label)).toBe(true);
    for (const { plate, badge, text } of legal.pages) {
      expect([badge, text].every((box) => contains(readingArea(size), box))).toBe(true);
      expect([badge, text].some((box) => overlaps(box, label))).toBe(false);
      expect(overlaps(badge, text)).toBe(false);
      expect(overlaps(plate, zone)).toBe(false);
    }
    expect(overlaps(label, zone)).toBe(false);
  });

  test('the AI label stands with short legal lines, and in a corner above words where it would need a line more', () => {
    const frameOf = (responsibleGambling: readonly string[]) =>
      layOutFrame({ ...storyboard, legal: { ...LEGAL, responsibleGambling } });
    const [short, long] = [frameOf(['Call 1-800-GAMBLER']), frameOf(['Call now '.repeat(9)])];
    expect(short.label.isOnFooter).toBe(true);
    expect(contains(short.legal.pages[0]?.plate ?? short.words, short.label.plate)).toBe(true);
    expect(long.label.isOnFooter).toBe(aspectRatio !== '16:9');
    expect(overlaps(long.label.plate, long.words)).toBe(false);
    expect(short.words.y).toBeLessThanOrEqual(long.words.y);
  });

  test('legal type is at least 4 % of the shorter side, ascender to descender', () => {
    const least = shortSideOf(size) * 0.04;
    for (const type of [layOutLegal(storyboard).type, layOutFrame(storyboard).label.type]) {
      const { above, below } = measureInk('AIlg', type);
      expect(above + below).toBeGreaterThanOrEqual(least);
    }
  });

  test('legal lines take no more of a wide frame than they need, and what players cover of a tall one', () => {
    const footerOf = (responsibleGambling: readonly string[]) => {
      const [page] = layOutLegal({ ...storyboard, legal: { ...LEGAL, responsibleGambling } }).pages;
      return page?.plate ?? { x: 0, y: 0, width: 0, height: size.height };
    };
    const [one, two] = [footerOf(['Call 1-800']), footerOf(['Call 1-800', 'Call 0808'])];
    const isWide = aspectRatio === '16:9';
    expect(one.height).toBeLessThanOrEqual(size.height * (isWide ? 0.08 : 1));
    expect(two.height).toBeLessThanOrEqual(size.height * (isWide ? 0.13 : 1));
    const isUpright = aspectRatio === '9:16';
    expect(bottomOf(two)).toBeLessThanOrEqual(size.height * (isUpright ? 0.8 : 1));
    const label = layOutFrame(storyboard).label.plate;
    expect(label.y).toBeGreaterThanOrEqual(isUpright ? size.height * 0.14 : 1);
    expect(bottomOf(label)).toBeLessThanOrEqual(size.height * (isUpright ? 0.8 : 1));
    const wanted = layOutLegal({ ...storyboard, legal: { ...LEGAL, pictureShareMin: 0.2 } });
    expect(wanted.pages[0]?.plate.height).toBeGreaterThanOrEqual(size.height * 0.2);
  });

  test('the footer of a tall frame runs out to its edge, and the game is seen between it and the words', () => {
    const [page] = layOutLegal(storyboard).pages;
    const foot = page ? footBelow(page, size) : null;
    const isUpright = aspectRatio === '9:16';
    expect(foot && bottomOf(foot)).toBe(isUpright ? size.height : null);
    const shot = shotSaying(LONG_TEXTS.latin, 'hero', 'middle');
    const { words: zone } = layOutFrame(storyboard);
    const { lines } = layOutWords(storyboard, shot, chooseTitleStyle(storyboard));
    const said = bottomOf(lines.at(-1)?.box ?? zone) - zone.y;
    expect(said).toBeLessThan(zone.height * (isUpright ? 0.62 : 1.01));
  });

  test('every legal line is on one of the pages', () => {
    const shown = layOutLegal(storyboard)
      .pages.flatMap(({ lines }) => lines)
      .join(' ');
    expect(shown).toBe(LEGAL.responsibleGambling.join(' '));
  });
});

function grown({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}
