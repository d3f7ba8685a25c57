import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { BriefBody } from '#contracts/schemas/brief.ts';
import { CONTROL_DEFAULTS } from '#domain/order/controls.ts';
import { createFormSchema } from '#web/features/create-video/create-form-schema.ts';
import { initialValues, orderOf } from '#web/features/create-video/create-form.ts';
import { createIdempotencyKeys } from '#web/api/idempotency-key.ts';
import { rememberControls } from '#web/features/create-video/settings/remembered-controls.ts';
import { EMPTY_CARD, withEdit, withReading } from '#web/features/create-video/words/words-card.ts';

beforeEach(() => {
  const entries = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => entries.set(key, value),
  });
});

afterEach(() => vi.unstubAllGlobals());

const NO_WORDS = {
  card: EMPTY_CARD,
  editedControls: [],
  markets: ['US'],
  advertises: 'online',
  alsoShapes: [],
  hidesLandscape: false,
  brandId: undefined,
  ownShots: [],
  pictureShots: 0,
};
const NO_READING = { headline: null, lines: [], callToAction: null, terms: null };
const reading = (words: BriefBody['words']) => ({ language: 'en', words });
const NO_FINISH = { voiceOver: false, captions: 'off' } as const;

describe('the first values of the form', () => {
  it('are the defaults of the specification', () => {
    expect(initialValues(null)).toEqual({
      preset: '',
      prompt: '',
      ...NO_WORDS,
      ...CONTROL_DEFAULTS,
      ...NO_FINISH,
    });
  });

  it('carry the controls of the last video on', () => {
    const controls = {
      ...CONTROL_DEFAULTS,
      lighting: 'neon',
      fps: 60,
      voiceOver: true,
      captions: 'sidecar',
    } as const;
    rememberControls(controls);
    expect(initialValues(null)).toEqual({ preset: '', prompt: '', ...NO_WORDS, ...controls });
  });

  it('ignore remembered controls that do not fit any more', () => {
    localStorage.setItem('casino-video-controls', '{"fps":1000}');
    expect(initialValues(null)).toMatchObject(CONTROL_DEFAULTS);
    localStorage.setItem('casino-video-controls', 'no JSON');
    expect(initialValues(null)).toMatchObject(CONTROL_DEFAULTS);
  });

  it('are those of a video that is copied', () => {
    const copy = {
      preset: 'poker',
      prompt: 'The river card lands',
      controlsJson: { ...CONTROL_DEFAULTS, duration: 45, voiceOver: 'on' },
    };
    expect(initialValues(copy)).toEqual({
      preset: 'poker',
      prompt: 'The river card lands',
      ...NO_WORDS,
      editedControls: ['duration', 'aspectRatio'],
      ...CONTROL_DEFAULTS,
      duration: 45,
      voiceOver: true,
      captions: 'off',
    });
  });
});

it('an empty order is refused in the words of the specification', () => {
  const result = createFormSchema.safeParse(initialValues(null));
  const sentences = result.error?.issues.map((issue) => issue.message);
  expect(sentences).toEqual(['Please select a preset', 'Prompt must be at least 10 characters']);
});

it('a draft comes back with its words, and with what of them was edited', () => {
  const read = withReading(EMPTY_CARD, reading({ ...NO_READING, headline: 'The River' }));
  const card = withEdit(read, { callToAction: 'Book now' });
  const draft = JSON.parse(JSON.stringify({ ...initialValues(null), prompt: 'River', card }));
  expect(initialValues(draft).card).toEqual({ ...card, isRead: false });
});

it('a copied video brings its words, and they stay when its prompt is read', () => {
  const words = { ...NO_READING, headline: 'The Long River', signature: null };
  const { card } = initialValues({ preset: 'poker', prompt: 'The river card lands', words });
  const after = withReading(
    card,
    reading({ ...NO_READING, headline: 'The River', signature: 'Aurora' }),
  );
  expect(after.words).toMatchObject({ headline: 'The Long River', signature: '' });
});

it('an order has no words before anything was read or edited, and those of the card after', () => {
  const values = {
    ...initialValues(null),
    preset: 'poker',
    prompt: 'The river card lands',
  } as const;
  const checked = createFormSchema.parse(values);
  const order = { preset: 'poker', prompt: 'The river card lands', ...CONTROL_DEFAULTS };
  expect(orderOf(checked, values)).toMatchObject(order);
  expect(orderOf(checked, values)).not.toHaveProperty('words');
  const card = withReading(values.card, reading({ ...NO_READING, headline: 'The River' }));
  expect(orderOf(checked, { ...values, card }).words).toEqual({
    ...NO_READING,
    headline: 'The River',
  });
});

it('an order names shapes, landscape, brand and own shots where they are chosen', () => {
  const values = { ...initialValues(null), preset: 'poker', prompt: 'The river lands' } as const;
  const checked = createFormSchema.parse(values);
  const usual = orderOf(checked, values);
  for (const name of ['shapes', 'look', 'brandId', 'shots']) expect(usual).not.toHaveProperty(name);
  const chosen = {
    ...values,
    alsoShapes: ['9:16', '16:9'] as const,
    hidesLandscape: true,
    brandId: null,
    ownShots: [{ mediaId: 'a', name: 'bar.jpg' }],
    pictureShots: 3,
  };
  expect(orderOf(checked, chosen)).toMatchObject({
    shapes: ['16:9', '9:16'],
    look: { landscape: 'none' },
    brandId: null,
    shots: [{ source: 'media', mediaId: 'a' }, { source: 'studio' }],
  });
});

it('a copied video and a draft bring their brand and own shots', () => {
  const shots = [{ source: 'media', mediaId: 'a' }, { source: 'studio' }];
  const copy = initialValues({ preset: 'poker', brand: { id: 'b', version: 2 }, shots });
  expect(copy).toMatchObject({ brandId: 'b', ownShots: [{ mediaId: 'a', name: '' }, null] });
  expect(initialValues({ preset: 'poker', brand: null }).brandId).toBeNull();
  const draft: unknown = JSON.parse(JSON.stringify({ ...copy, alsoShapes: ['1:1'] }));
  expect(initialValues(draft)).toMatchObject({
    brandId: 'b',
    alsoShapes: ['1:1'],
    ownShots: copy.ownShots,
  });
});

it('the same order keeps its key, another one gets another', () => {
  const keyFor = createIdempotencyKeys();
  const key = keyFor({ prompt: 'one' });
  expect(keyFor({ prompt: 'one' })).toBe(key);
  expect(keyFor({ prompt: 'two' })).not.toBe(key);
  expect(key).toMatch(/^[0-9a-f]{32}$/);
});
