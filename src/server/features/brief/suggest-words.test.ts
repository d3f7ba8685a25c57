import { describe, expect, it } from 'vitest';

import { SUGGESTED_WORDS } from '#film/script/suggested-words.ts';
import { judgePrompt } from '#policy/judge/judge-prompt.ts';
import { LANGUAGES } from '#domain/languages.ts';
import { findGame } from '#games/game-list.ts';
import { NONE_OFFERED } from '#brief/offer-words.ts';
import { suggestWords } from './suggest-words.ts';

const NONE = { headline: null, lines: [], callToAction: null, terms: null };

describe('suggested words', () => {
  it.each(LANGUAGES)('are three each, different and without numbers, in %s', (language) => {
    for (const prompt of ['', 'a', 'Warm light over the wheel', '骰子夜']) {
      const { headlines, callsToAction } = suggestWords(
        { prompt, preset: null, words: NONE, offered: NONE_OFFERED },
        language,
      );
      for (const list of [headlines, callsToAction]) {
        expect(new Set(list).size).toBe(3);
        for (const text of list) {
          expect(text).not.toMatch(/\d/);
        }
      }
    }
  });

  it.each(Object.entries(SUGGESTED_WORDS))('pass the policy, in %s', (_, { headlines, calls }) => {
    const found = [...headlines, ...calls].map((text) => ({
      text,
      findings: judgePrompt({ prompt: text }).findings,
    }));
    expect(found.filter(({ findings }) => findings.length > 0)).toEqual([]);
  });

  it('start with what the brief says, and omit what it already has', () => {
    const words = {
      ...NONE,
      headline: 'An evening to remember',
      callToAction: 'reserve your table',
      lines: [
        { kind: 'offer' as const, text: 'Dinner for two', condition: 'guests only' },
        { kind: 'when' as const, text: 'Friday 9 pm', condition: null },
        { kind: 'where' as const, text: 'the Grand Aurora', condition: null },
      ],
    };
    const { headlines, callsToAction } = suggestWords(
      { prompt: 'x', preset: null, words, offered: NONE_OFFERED },
      'en',
    );
    expect(headlines[0]).toBe('The Grand Aurora · Friday 9 pm');
    expect(headlines).not.toContain('An evening to remember');
    expect(callsToAction).not.toContain('Reserve your table');
  });

  it('are first of all the likely ones of the brief', () => {
    const offered = { headlines: ['prime rib night'], callsToAction: ['save a seat'], lines: [] };
    const { headlines, callsToAction } = suggestWords(
      { prompt: 'x', preset: null, words: NONE, offered },
      'en',
    );
    expect(headlines[0]).toBe('Prime rib night');
    expect(callsToAction[0]).toBe('save a seat');
  });

  it('are titles of the game where the brief names none', () => {
    const brief = { prompt: 'x', preset: 'roulette' as const, words: NONE, offered: NONE_OFFERED };
    expect(findGame('roulette').script.titles).toEqual(
      expect.arrayContaining([...suggestWords(brief, 'en').headlines]),
    );
    expect(SUGGESTED_WORDS.de.headlines).toEqual(
      expect.arrayContaining([...suggestWords(brief, 'de').headlines]),
    );
  });

  it('never contain an amount, a date or a place that is not in the brief', () => {
    const long = 'On the first Friday of every month from nine in the evening';
    const words = {
      ...NONE,
      lines: [
        { kind: 'when' as const, text: long, condition: null },
        { kind: 'where' as const, text: 'Grand Aurora', condition: null },
      ],
    };
    const { headlines } = suggestWords(
      { prompt: 'x', preset: null, words, offered: NONE_OFFERED },
      'en',
    );
    expect(headlines.join()).not.toMatch(/Aurora|Friday/);
    expect(headlines).toHaveLength(3);
  });
});
