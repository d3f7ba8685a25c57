import { describe, expect, test } from 'vitest';
import { HUE_WORDS, METAL_WORDS, ROOM_WORDS } from '#brief/look/color-words.ts';
import { DRESSING_WORDS } from '#brief/look/dressing-words.ts';
import { MOOD_WORDS, MUSIC_WORDS, PACE_WORDS } from '#brief/look/mood-words.ts';
import { OCCASION_WORDS } from '#brief/look/occasion-words.ts';
import { PEOPLE_WORDS } from '#brief/look/people.ts';
import { SETTING_WORDS } from '#brief/look/setting-words.ts';
import { alternativesOf, patternOf } from '#text/word-index.ts';
import { foldText } from '#text/fold-text.ts';

describe.each(
  Object.entries({
    HUE_WORDS,
    METAL_WORDS,
    ROOM_WORDS,
    DRESSING_WORDS,
    MOOD_WORDS,
    MUSIC_WORDS,
    PACE_WORDS,
    OCCASION_WORDS,
    PEOPLE_WORDS,
    SETTING_WORDS,
  }),
)('%s', (_, lexicon) => {
  // A phrase is compiled when a prompt first has its letters: a slip would wait for that prompt.
  test('every phrase is an expression', () => {
    const sources = Object.values(lexicon).flatMap(({ zh: _, ...spaced }) =>
      Object.values(spaced).flatMap((list) => alternativesOf(foldText(list))),
    );
    expect(
      [...new Set(sources)].filter((source) => !isExpression(() => patternOf(source))),
    ).toEqual([]);
    const chinese = Object.values(lexicon).map(({ zh }) => zh);
    expect(chinese.filter((zh) => !isExpression(() => new RegExp(zh, 'gu')))).toEqual([]);
  });
});

function isExpression(compile: () => unknown): boolean {
  try {
    compile();
    return true;
  } catch {
    return false;
  }
}
