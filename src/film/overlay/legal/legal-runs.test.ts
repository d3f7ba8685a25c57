import { expect, test } from 'vitest';
import { runsOf } from '#film/overlay/legal/legal-runs.ts';
import type { TypeSetting } from '#film/overlay/type/type-setter.ts';

const TYPE: TypeSetting = { face: 'legal', sizePixels: 32, tracking: 0 };
const boldOf = (line: string) =>
  runsOf(line, TYPE)
    .filter(({ type }) => type.face === 'legalStrong')
    .map(({ text }) => text.trim());

test.each([
  ['Gambling problem? Call 1-800-MY-RESET or your state helpline.', ['1-800-MY-RESET']],
  ['National Gambling Helpline: 0808 8020 133', ['0808 8020 133']],
  ['Spiel mit Verantwortung, check-dein-spiel.de', ['check-dein-spiel.de']],
  ['21+. Gamble responsibly.', []],
  ['العب بمسؤولية، اتصل على 0800', []],
])('in "%s", what to call or visit is bold', (line, bold) => {
  expect(boldOf(line)).toEqual(bold);
  expect(
    runsOf(line, TYPE)
      .map(({ text }) => text)
      .join(''),
  ).toBe(line);
});
