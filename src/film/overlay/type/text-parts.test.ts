import { expect, test } from 'vitest';
import { partsOf } from '#film/overlay/type/text-parts.ts';

test.each([
  ['$1,000,000 guaranteed', ['*$1,000,000', 'guaranteed']],
  ['Win up to €25,000 tonight', ['Win up to', '*€25,000', 'tonight']],
  ['50 € Begrüßungsbonus', ['*50 €', 'Begrüßungsbonus']],
  ['25 % off suites', ['*25 % off', 'suites']],
  ['大奖¥88,888等你来拿', ['大奖', '*¥88,888', '等你来拿']],
  ['Two for one champagne', ['*Two for one champagne']],
])('an offer is parted at its sum: %s', (text, parts) => {
  expect(marked(text, 'offer')).toEqual(parts);
});

test.each([
  ['The Velvet Hour', ['The', '*Velvet Hour']],
  ['Die Nacht der Könige', ['Die', '*Nacht der Könige']],
  // A letter alone, and a title that would be one word, stay whole.
  ['A Night of Stars', ['*A Night of Stars']],
  ['The End', ['*The End']],
  ['Spin & Win', ['*Spin & Win']],
])('a title is parted after its small first words: %s', (text, parts) => {
  expect(marked(text, 'headline')).toEqual(parts);
});

test('nothing else is parted', () => {
  expect(marked('The 5 € bar', 'where')).toEqual(['*The 5 € bar']);
});

function marked(text: string, role: Parameters<typeof partsOf>[1]): string[] {
  return partsOf(text, role).map((part) => `${part.isMain ? '*' : ''}${part.text}`);
}
