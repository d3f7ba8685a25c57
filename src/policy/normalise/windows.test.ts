import { describe, expect, it } from 'vitest';
import { contextsOf } from './windows.ts';
import type { WordWindow } from './windows.ts';
import { wordsOf } from './words.ts';

const words = wordsOf('the rent is due friday. table five is open. please play responsibly.');
const RENT = { from: 0, to: 5 };
const TABLE = { from: 5, to: 9 };
const LINE = { from: 9, to: 12 };

const isLine = ({ from }: WordWindow): boolean => from === LINE.from;

describe('what stands around a sentence', () => {
  it('is the whole of a short text', () => {
    expect(contextsOf(words, () => false)(RENT)).toEqual({ from: 0, to: 12 });
  });

  it('is not a line that says nothing of the rest', () => {
    const contextOf = contextsOf(words, isLine);
    expect(contextOf(RENT)).toEqual({ from: 0, to: 9 });
    expect(contextOf(TABLE)).toEqual({ from: 0, to: 9 });
  });

  it('is all there is for that line itself', () => {
    expect(contextsOf(words, isLine)(LINE)).toEqual({ from: 0, to: 12 });
    expect(contextsOf(words, () => true)(RENT)).toEqual({ from: 0, to: 12 });
  });
});
