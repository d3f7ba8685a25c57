import { describe, expect, it } from 'vitest';
import { judgePrompt } from './judge-prompt.ts';

const prompt = 'A calm evening at the roulette table, warm light, slow camera.';

const CLAIMS = [
  ['Guaranteed', 'Saturday, 8 PM', 'win'],
  ['Ganancia', 'sábado, 20 h', 'garantizada'],
  ['Gain', 'samedi, 20 h', 'garanti'],
  ['Garantierter', 'Samstag, 20 Uhr', 'Gewinn'],
  ['Vincita', 'sabato, ore 20', 'garantita'],
  ['Ganho', 'sábado, 20 h', 'garantido'],
  ['保证', '周六晚八点', '赢钱'],
];

describe('a claim in lines that a date parts', () => {
  it.each(CLAIMS)('is held for a person: %s / %s / %s', (...pieces) => {
    expect(judgePrompt({ prompt, pieces, areChosen: true }).decision).not.toBe('allow');
    expect(judgePrompt({ prompt: pieces.join('\n') }).decision).not.toBe('allow');
  });

  it.each([' ', '\u200b', '.', ' .'])('is held however a line is padded: %j', (padding) => {
    const text = `Guaranteed${padding.repeat(210)}\nFriday 9 PM\nwin`;
    expect(judgePrompt({ prompt: text }).decision).not.toBe('allow');
  });

  it('is held no offer where a longer line names its terms', () => {
    const offer = 'Welcome bonus\nFriday 9 PM\nup to $200';
    const terms = '21+, new customers, wager 30x, valid 7 days';
    expect(judgePrompt({ prompt: offer }).decision).toBe('flag');
    expect(judgePrompt({ prompt: `${offer}\n${terms}` }).decision).toBe('allow');
  });

  it.each([
    [['Jazz', 'Friday 9 PM', 'Harbor Lounge']],
    [['Guaranteed seats', 'Friday 9 PM', 'Live music']],
    [['Silvestergala', 'Samstag, 20 Uhr', 'Spielsaal']],
    [['爵士之夜', '周六晚八点', '江边露台']],
  ])('is none where the lines are calm: %j', (pieces) => {
    expect(judgePrompt({ prompt, pieces, areChosen: true }).findings).toEqual([]);
  });
});
