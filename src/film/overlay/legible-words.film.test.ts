import { describe, expect, test } from 'vitest';
import { MOODS } from '#domain/order/look.ts';
import type { Box } from '#film/overlay/layout/box.ts';
import { openOverlay } from '#film/overlay/overlay.ts';
import { CARDS } from '#film/overlay/layout/cards.ts';
import { chooseLockup, LOCKUPS } from '#film/overlay/layout/lockups.ts';
import { chooseTitleStyle, TITLE_STYLES } from '#film/overlay/type/title-style.ts';
import { withReadCard } from '#film/overlay/layout/read-card.ts';
import { layOutWords } from '#film/overlay/layout/words-layout.ts';
import { i420ByteLength } from '#film/picture/i420.ts';
import { settledFrameOf } from '#film/storyboard/settled-frame.ts';
import type { CardKind, Shot, Storyboard } from '#film/storyboard/storyboard.ts';
import { exampleStoryboard } from '#tests/support/film/example-storyboard.ts';
import { medianOf } from '../../../bench/film-review/luma.ts';
import { measureWords } from '../../../bench/film-review/measure-words.ts';

/** Pictures that words have to stand out from: luma by place. */
const PICTURES = {
  'a white photo': () => 235,
  'bright felt': () => 165,
  'lights in the dark': (x, y) =>
    Math.floor(x / 7) % 3 === 0 && Math.floor(y / 7) % 3 === 0 ? 230 : 40,
  stripes: (x) => (Math.floor(x / 5) % 2 === 0 ? 220 : 30),
  night: () => 24,
} as const satisfies Record<string, (x: number, y: number) => number>;

const CARD_KINDS = Object.keys(CARDS) as CardKind[];

/** Films that show every lettering, every lockup and every kind of end card, found by trying seeds. */
function films(): Storyboard[] {
  const found = new Map<string, Storyboard>();
  for (let seed = 1; seed < 60; seed += 1) {
    const mood = MOODS[seed % MOODS.length] ?? 'festive';
    const plain = exampleStoryboard({ seed, look: { mood }, shortSidePixels: 360 });
    const card = CARD_KINDS[seed % CARD_KINDS.length];
    const shots = plain.shots.map((shot) =>
      withSum(shot.kind === 'endCard' && card ? { ...shot, card } : shot),
    );
    const film = { ...plain, shots };
    const shown = [
      `style ${chooseTitleStyle(film).paint}`,
      `card ${shots.at(-1)?.card ?? 'none'}`,
      ...film.shots.map((shot) => `lockup ${chooseLockup(film, shot)}`),
    ];
    for (const name of shown) if (!found.has(name)) found.set(name, film);
  }
  expect([...found.keys()].toSorted()).toEqual(
    [
      ...Object.keys(TITLE_STYLES).map((name) => `style ${name}`),
      ...CARD_KINDS.map((name) => `card ${name}`),
      ...Object.keys(LOCKUPS).map((name) => `lockup ${name}`),
    ].toSorted(),
  );
  return [...new Set(found.values())];
}

function withSum(shot: Shot): Shot {
  const words = shot.words.map((one) =>
    one.role === 'offer' ? { ...one, text: '$500 in free play' } : one,
  );
  return { ...shot, words };
}

/** The contrast of each line of a film's words at rest, over a picture. */
function contrastsOver(film: Storyboard, lumaAt: (x: number, y: number) => number): number[] {
  const { size } = film;
  const picture = new Uint8Array(i420ByteLength(size)).fill(128);
  for (let at = 0; at < size.width * size.height; at += 1)
    picture[at] = lumaAt(at % size.width, Math.floor(at / size.width));
  const overlays = [openOverlay(film), openOverlay(film, [], { hasType: false })];
  const style = chooseTitleStyle(film);
  return film.shots.flatMap((shot) => {
    const [whole, ground] = overlays.map((overlay) => {
      const frame = picture.slice();
      overlay.drawOver(frame, settledFrameOf(shot));
      return frame;
    });
    return layOutWords(film, shot, style).lines.map(({ box }) => {
      const crop = (frame = picture) => cropped(frame, size.width, box);
      const [part, under, bare] = [crop(whole), crop(ground), crop()];
      const frame = {
        index: 0,
        whole: part.luma,
        ground: under.luma,
        labelled: bare.luma,
        picture: bare.luma,
      };
      return measureWords(frame, part.size).contrast ?? 1;
    });
  });
}

function cropped(frame: Uint8Array, stride: number, box: Box) {
  const [x, y] = [Math.floor(box.x), Math.floor(box.y)];
  const size = { width: Math.ceil(box.width), height: Math.ceil(box.height) };
  const luma = Uint8Array.from(
    { length: size.width * size.height },
    (_, at) => frame[(y + Math.floor(at / size.width)) * stride + x + (at % size.width)] ?? 0,
  );
  return { luma, size };
}

const FILMS = films();

describe.each(Object.entries(PICTURES))('words over %s', (_, lumaAt) => {
  test('reach 4.5 : 1 in every line, 7 : 1 in most', () => {
    const contrasts = FILMS.flatMap((film) => contrastsOver(withReadCard(film), lumaAt));
    expect(contrasts.length).toBeGreaterThan(50);
    expect(Math.min(...contrasts)).toBeGreaterThan(4.5);
    expect(medianOf(contrasts)).toBeGreaterThan(7);
  });
});
