import { describe, expect, test } from 'vitest';

import { checkModelBrief } from '#brief/model/check-model-brief.ts';
import type { ModelBrief } from '#brief/model/model-brief.ts';
import { readBrief } from '#brief/read-brief.ts';
import type { Words } from '#domain/order/words.ts';

const EMPTY: Words = {
  headline: null,
  lines: [],
  callToAction: null,
  signature: null,
  terms: null,
};
const PROMPT = 'Headline: Freinds Night\n$25 match play for members\nCTA: Book now, 15s vertical';

function check(words: Partial<Words>, prompt = PROMPT, answer: Partial<ModelBrief> = {}) {
  const whole: ModelBrief = {
    words: { ...EMPTY, ...words },
    look: null,
    duration: null,
    aspectRatio: null,
    shotNotes: [],
    ...answer,
  };
  return checkModelBrief(whole, prompt, readBrief(prompt));
}

describe('a reading by a model', () => {
  test('what it leaves empty stays empty, whatever our own reader found', () => {
    const own = readBrief(PROMPT);
    expect(own.words.callToAction).toBe('Book now');
    const { words, duration, aspectRatio } = check({});
    expect(words).toEqual({ headline: null, lines: [], callToAction: null, terms: null });
    expect([duration, aspectRatio]).toEqual([null, null]);
  });

  test('what the text quotes as not to be shown is not taken', () => {
    const prompt = 'Headline: Easy Spin\nDon’t use the slogan “Spin City” any more.';
    expect(check({ headline: 'Spin City' }, prompt).words.headline).toBeNull();
    expect(check({ headline: 'Easy Spin' }, prompt).words.headline).toBe('Easy Spin');
  });

  test('words are the letters of the text; a better spelling is an offer', () => {
    const { words, corrections } = check({ headline: 'Friends night' });
    expect(words.headline).toBe('Freinds Night');
    expect(corrections).toEqual([{ field: 'headline', from: 'Freinds', to: 'Friends' }]);
  });

  test.each(['$250 match play', '$25 free play', 'Grand Opening', 'match play $25'])(
    '%s is not in the text',
    (text) => {
      expect(check({ lines: [{ kind: 'offer', text, condition: null }] }).words.lines).toEqual([]);
    },
  );

  test.each(['‘', "'", '“', '‚', '«'])('what %s sets apart stands as it is written', (mark) => {
    const prompt = `A poker film with the words ${mark}gold rush friday”.`;
    expect(check({ headline: 'gold rush friday' }, prompt).words.headline).toBe('gold rush friday');
  });

  test('what is read out of a sentence opens with a capital', () => {
    const lines = [{ kind: 'note', text: 'free parking', condition: null }] as const;
    expect(check({ lines }, 'Poker night with free parking.').words.lines[0]?.text).toBe(
      'Free parking',
    );
  });

  test('a line whose condition is not in the text goes whole, and its place with it', () => {
    const line = { kind: 'offer', text: '$25 match play' } as const;
    const { words, readFrom } = check({
      lines: [
        { ...line, condition: 'for everybody' },
        { ...line, condition: 'for members' },
      ],
    });
    expect(words.lines).toEqual([{ ...line, condition: 'for members' }]);
    const places = readFrom.map(({ field, start, end }) => [field, PROMPT.slice(start, end)]);
    expect(places).toEqual([
      ['lines.0.text', '$25 match play'],
      ['lines.0.condition', 'for members'],
    ]);
  });

  test('line breaks, marks and Chinese words without spaces are found', () => {
    expect(check({ headline: '今夜，转出精彩！' }, '字幕：今夜，\n转出精彩！').words.headline).toBe(
      '今夜， 转出精彩！',
    );
  });

  test('controls and the look are kept within their lists', () => {
    const look = {
      mood: 'mysterious',
      setting: 'moon',
      occasion: null,
      music: null,
      pace: null,
      dressing: ['palms', 'unheard of'],
      hues: ['teal'],
      metal: null,
    };
    const read = check({}, PROMPT, { look, duration: 90, aspectRatio: '9:16' });
    expect(read).toMatchObject({ duration: null, aspectRatio: '9:16' });
    expect(read.look).toMatchObject({ mood: 'mysterious', setting: null, dressing: ['palms'] });
  });
});
