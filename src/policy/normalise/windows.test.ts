import { describe, expect, it } from 'vitest';
import { clausesOf, contextsOf } from './windows.ts';
import type { WordWindow } from './windows.ts';
import { wordsOf } from './words.ts';

const words = wordsOf('the rent is due friday. table five is open. please play responsibly.');
const RENT = { from: 0, to: 5 };
const TABLE = { from: 5, to: 9 };
const LINE = { from: 9, to: 12 };

const isLine = ({ from }: WordWindow): boolean => from === LINE.from;

describe('what stands around a sentence', () => {
  it('are the sentences beside it', () => {
    expect(contextsOf(words, () => false)(RENT)).toEqual({ from: 0, to: 9 });
    expect(contextsOf(words, () => false)(TABLE)).toEqual({ from: 0, to: 12 });
  });

  it('is not a line that says nothing of the rest', () => {
    const contextOf = contextsOf(words, isLine);
    expect(contextOf(RENT)).toEqual({ from: 0, to: 9 });
    expect(contextOf(TABLE)).toEqual({ from: 0, to: 9 });
  });

  it('is all there is for that line itself', () => {
    expect(contextsOf(words, isLine)(LINE)).toEqual({ from: 5, to: 12 });
    expect(contextsOf(words, () => true)(RENT)).toEqual({ from: 0, to: 9 });
  });
});

describe('the clauses of a sentence', () => {
  const textsOf = (text: string): string[] => {
    const read = wordsOf(text);
    return clausesOf(read).map(({ from, to }) =>
      text.slice(read[from]?.start ?? 0, read[to - 1]?.end ?? 0),
    );
  };

  it('are those of a long one, alone and with the next', () => {
    expect(
      textsOf('we cut to the tables, where nobody ever leaves poor, then out to the terrace'),
    ).toEqual([
      'we cut to the tables',
      'where nobody ever leaves poor',
      'then out to the terrace',
      'we cut to the tables, where nobody ever leaves poor',
      'where nobody ever leaves poor, then out to the terrace',
    ]);
  });

  it('may be parted by other signs', () => {
    const cut = textsOf(
      'we cut to the tables - where nobody ever leaves poor · then out to the sea',
    );
    expect(cut).toContain('where nobody ever leaves poor');
  });

  it('are none where it is short or has no commas', () => {
    expect(textsOf('a short one, with a comma')).toEqual([]);
    expect(
      textsOf('one two three four five six seven eight nine ten eleven twelve thirteen'),
    ).toEqual([]);
  });
});
