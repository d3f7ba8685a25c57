import { describe, expect, test, vi } from 'vitest';
import { CONTROL_DEFAULTS, LIGHTINGS } from '#domain/order/controls.ts';
import { PROMPT_LENGTH } from '#domain/limits.ts';
import { PRESET_IDS } from '#domain/order/presets.ts';
import { readDraft } from '#film/script/continue-draft.ts';
import { writeScript, writeScripts } from '#film/script/write-script.ts';
import { orderFromPrompt } from '#film/order-from-prompt.ts';
import { LANGUAGES } from '#domain/languages.ts';
import { readBrief } from '#brief/read-brief.ts';
import { promptLanguage } from '#brief/prompt-language.ts';

const SEEDS = 10;
const PRESSES = Array.from({ length: 20 }, (_, pressCount) => pressCount);

/** Words that no caption of ours may contain, whatever the policy makes of them. */
const RISKY =
  /\b(?:win|wins|winner|winning|guaranteed?|free|bonus|risk|hurry|now or never|last chance|limited|jackpot|money|cash|rich|fortune|lucky|luck|kids?|child|teen|student|young|drunk|shots?|vegas)\b/iu;

describe.each(PRESET_IDS)('writeScript for %s', (preset) => {
  test('twenty presses give twenty captions', () => {
    for (let seed = 0; seed < SEEDS; seed += 1) {
      const prompts = PRESSES.map((pressCount) => writeScript({ preset, seed, pressCount }).prompt);
      expect(new Set(prompts).size).toBe(20);
    }
  });

  test('captions are two to five sentences that claim nothing', () => {
    for (let seed = 0; seed < SEEDS; seed += 1) {
      for (const pressCount of PRESSES) {
        const { prompt } = writeScript({ preset, seed, pressCount });
        const sentences = prompt.match(/[.](?=\s|$)/gu)?.length ?? 0;
        expect(sentences).toBeGreaterThanOrEqual(2);
        expect(sentences).toBeLessThanOrEqual(5);
        expect(prompt).not.toMatch(RISKY);
        expect(prompt.length).toBeGreaterThan(PROMPT_LENGTH.min);
        expect(prompt.length).toBeLessThan(700);
        expect(prompt).toMatch(/^[“A-Z]/u);
        expect(prompt).not.toMatch(/undefined|\.\.| {2}| \./u);
      }
    }
  });

  test.each(LIGHTINGS)('captions agree with %s lighting', (lighting) => {
    const { prompt } = writeScript({
      preset,
      seed: 3,
      pressCount: 2,
      controls: { ...CONTROL_DEFAULTS, lighting, crowdDensity: 'none' },
    });
    const telling = {
      bright: /bright|every corner/u,
      cinematic: /cinematic/iu,
      dramatic: /dramatic/iu,
      neon: /neon/iu,
    };
    expect(prompt).toMatch(telling[lighting]);
    expect(prompt).toMatch(/empty|nobody|alone/iu);
  });

  test.each([
    'Noche de jazz en el Casino Mirador, viernes 21:00',
    'Soirée poker au Casino du Lac, 50 € de buy-in',
    'Damenabend in der Spielbank Seeblick, Freitag 20 Uhr',
    'Serata di gala, sabato alle 21, premi e musica dal vivo',
    'Noite das mulheres, sexta-feira às 21h, tons de rosa',
    '周五晚上8点德州扑克锦标赛',
    'Ladies night, $5,000 in prizes!',
  ])('a draft is kept word for word, in its language: %s', (draft) => {
    const prompts = PRESSES.map(
      (pressCount) => writeScript({ preset, seed: 1, pressCount, draft }).prompt,
    );
    expect(new Set(prompts).size).toBe(20);
    const language = promptLanguage(draft);
    for (const prompt of prompts) {
      expect(prompt.startsWith(draft)).toBe(true);
      expect(prompt.length).toBeGreaterThan(draft.length);
      expect(promptLanguage(prompt)).toBe(language);
    }
  });

  test('the language that is asked for is written, with or without a draft', () => {
    for (const language of LANGUAGES) {
      for (const pressCount of PRESSES.slice(0, 2)) {
        const { prompt } = writeScript({ preset, seed: 4, pressCount, language });
        expect(promptLanguage(prompt)).toBe(language);
        const { words } = readBrief(prompt);
        expect(words.headline).not.toBeNull();
        expect(words.callToAction).not.toBeNull();
      }
    }
  });

  test.each([
    [
      'Roulette night on Friday. No music, please.',
      /piano|jazz|strings|drums|trumpet|chords|bass|congas|vibraphone|rhythm/iu,
    ],
    [
      'Kerzenlicht und Stille, Roulette am Freitag, ohne Musik.',
      /Klavier|Jazz|Streicher|Trompete|Akkorde|Congas|Vibraphon|Kontrabass|Rhythmus/u,
    ],
    ['A rooftop terrace at sunset, roulette on Friday', /light\b|lamps|glow from above/iu],
  ])('nothing is added that speaks against the draft: %s', (draft, against) => {
    for (const pressCount of PRESSES) {
      const { prompt } = writeScript({ preset, seed: 1, pressCount, draft });
      expect(prompt.slice(draft.length)).not.toMatch(against);
    }
  });

  test.each([
    ['the one that it names itself', 'Poker night on Friday at 9 pm, 2 for 1 cocktails', 1],
    ['another each time where it names none', 'A slow night with candles and champagne', 3],
  ])('three presses are three takes of a draft, with a headline: %s', (_, draft, headlines) => {
    const takes = [0, 1, 2].map((pressCount) =>
      readBrief(writeScript({ preset, seed: 1, pressCount, draft }).prompt),
    );
    expect(takes.map(({ words }) => words.headline)).not.toContain(null);
    expect(new Set(takes.map(({ words }) => words.headline)).size).toBe(headlines);
    expect(new Set(takes.map(({ words }) => words.callToAction)).size).toBe(3);
  });

  test('words before a colon, which may direct the camera, are no headline', () => {
    const draft = 'The ball circles once more and lands: gold light everywhere';
    const { prompt } = writeScript({ preset, seed: 1, pressCount: 0, draft });
    expect(prompt).toContain('\nHeadline: ');
    expect(prompt).not.toMatch(/Headline: The ball/u);
  });

  test('what the form says already is not written again', () => {
    for (const draft of ['', 'Poker night on Friday at 9 pm']) {
      const order = { preset, seed: 1, pressCount: 0, draft };
      const { prompt } = writeScript({ ...order, written: ['headline', 'callToAction'] });
      expect(prompt).not.toMatch(/Headline|Call to action/u);
    }
  });

  test('a film without words gets none', () => {
    const draft = 'Roulette at night, no text on screen.';
    const { prompt } = writeScript({ preset, seed: 1, pressCount: 0, draft });
    expect(prompt).not.toMatch(/Headline|Call to action/u);
  });

  test('a draft of full length is left as it is', () => {
    const draft = 'x'.repeat(PROMPT_LENGTH.max);
    expect(writeScript({ preset, seed: 1, pressCount: 0, draft }).prompt).toBe(draft);
  });
});

test('the film of a caption carries the title that the caption names', () => {
  for (const preset of PRESET_IDS) {
    for (const pressCount of PRESSES) {
      const { prompt } = writeScript({ preset, seed: 9, pressCount });
      const { words } = orderFromPrompt({
        prompt,
        preset,
        controls: CONTROL_DEFAULTS,
        seed: 9,
        signature: 'House of Tests',
        markets: ['US'],
        shortSidePixels: 720,
      });
      expect(prompt).toContain(
        `\nHeadline: ${words.headline}\nCall to action: ${words.callToAction}`,
      );
      expect(words).toMatchObject({ lines: [], signature: 'House of Tests' });
    }
  }
});

test('a draft is read once, however many presses are looked ahead', () => {
  const read = vi.fn<typeof readDraft>(readDraft);
  const draft = '借钱'.repeat(PROMPT_LENGTH.max / 2);
  const order = { preset: 'roulette' as const, seed: 1, pressCount: 0, draft };
  const written = [...writeScripts(order, 60, read)];
  expect(written.map(({ prompt }) => prompt)).toEqual([draft]);
  expect(read).toHaveBeenCalledOnce();
});
