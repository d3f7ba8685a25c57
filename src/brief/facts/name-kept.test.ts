import { expect, test } from 'vitest';

import { readBrief } from '#brief/read-brief.ts';

const NOTHING = { headline: null, lines: [], callToAction: null, terms: null };

test.each([
  [
    'Moody blackjack, low light. No text apart from our name at the end, The Wexcombe.',
    'The Wexcombe',
  ],
  [
    'Slots in gold, no words on screen, just our name (Casino of the Isles) at the close.',
    'Casino of the Isles',
  ],
  [
    'Ruhiger Roulettefilm ohne Text, nur unser Name am Schluss: Spielbank Lindenau.',
    'Spielbank Lindenau',
  ],
  ['Ruleta elegante, sin texto salvo nuestro nombre al final, Casino del Faro.', 'Casino del Faro'],
  [
    'Roulette au ralenti, pas de texte, juste notre nom à la fin : Casino des Embruns.',
    'Casino des Embruns',
  ],
  [
    'Roulette lenta, senza testo tranne il nostro nome alla fine, Casinò La Torre.',
    'Casinò La Torre',
  ],
  [
    'Roleta em câmara lenta, sem texto, apenas o nosso nome no fim: Casino do Mar.',
    'Casino do Mar',
  ],
  ['轮盘慢镜头，不要文字，除了片尾我们的名字：海湾娱乐城。', '海湾娱乐城'],
])('a film without writing keeps the name it asks for: %s', (prompt, signature) => {
  const { words, readFrom } = readBrief(prompt);
  expect(words).toEqual({ ...NOTHING, signature });
  const [from] = readFrom.filter(({ field }) => field === 'signature');
  expect(prompt.slice(from?.start, from?.end)).toBe(signature);
});

test('a name that is asked for and not said is left to the house', () => {
  expect(readBrief('Slow roulette film, no text except our logo at the end.').words).toEqual(
    NOTHING,
  );
});

test.each([
  'Slow roulette film, no text at all.',
  'Slow roulette film without text, nothing but the wheel.',
  'Poker by candle light, no text, only the Harbor Casino sign in the back.',
])('a film without writing has no signature: %s', (prompt) => {
  expect(readBrief(prompt).words).toEqual({ ...NOTHING, signature: null });
});
