import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { CONTROL_DEFAULTS } from '#domain/controls.ts';
import { createFormSchema } from '#web/features/create-video/create-form-schema.ts';
import { initialValues, orderOf } from '#web/features/create-video/create-form.ts';
import { createIdempotencyKeys } from '#web/features/create-video/idempotency-key.ts';
import { firstWords } from '#web/features/create-video/first-words.ts';
import { rememberControls } from '#web/features/create-video/remembered-controls.ts';

beforeEach(() => {
  const entries = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => entries.set(key, value),
  });
});

afterEach(() => vi.unstubAllGlobals());

const NO_WORDS = { headline: '', offer: '', callToAction: '', markets: ['US'] };
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

it('edited words take the place of those that were read, and no words are sent without an edit', () => {
  const values = {
    ...initialValues(null),
    preset: 'poker',
    prompt: 'The river card lands',
  } as const;
  const when = { kind: 'when', text: 'Friday', condition: null } as const;
  const read = { headline: 'The River', lines: [when], callToAction: null, terms: null };
  const checked = createFormSchema.parse(values);
  const order = { preset: 'poker', prompt: 'The river card lands', ...CONTROL_DEFAULTS };
  expect(orderOf(checked, values, read)).toMatchObject(order);
  expect(orderOf(checked, values, read)).not.toHaveProperty('words');
  expect(orderOf(checked, { ...values, offer: 'Free entry' }, read)).toMatchObject({
    ...order,
    words: { ...read, lines: [{ kind: 'offer', text: 'Free entry' }, when] },
  });
});

it('the same order keeps its key, another one gets another', () => {
  const keyFor = createIdempotencyKeys();
  const key = keyFor({ prompt: 'one' });
  expect(keyFor({ prompt: 'one' })).toBe(key);
  expect(keyFor({ prompt: 'two' })).not.toBe(key);
  expect(key).toMatch(/^[0-9a-f]{32}$/);
});

it.each([
  ['The river card lands.', 'The river card lands'],
  ['One two three four five six seven', 'One two three four five six …'],
  ['  ', ''],
])('the first words of "%s" are "%s"', (prompt, expected) => {
  expect(firstWords(prompt)).toBe(expected);
});
