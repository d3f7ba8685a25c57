import { expect, test } from 'vitest';

import { readBrief } from '#brief/read-brief.ts';

const whenOf = (prompt: string) =>
  readBrief(prompt).words.lines.flatMap(({ kind, text }) => (kind === 'when' ? [text] : []));

test.each([
  [
    'Winter at the bar: 3 December quiz, 10 December piano, 17 December carols. Free entry.',
    ['3 December quiz', '10 December piano', '17 December carols'],
  ],
  [
    'Drei Abende im Saal: 6. März Quiz, 13. März Zauberei, 20. März Schlager. Eintritt frei.',
    ['6. März Quiz', '13. März Zauberei', '20. März Schlager'],
  ],
  [
    'Tre serate al bar: 4 maggio quiz, 11 maggio magia, 18 maggio karaoke. Ingresso libero.',
    ['4 maggio quiz', '11 maggio magia', '18 maggio karaoke'],
  ],
])('dates in a row are all said or none is: %s', (prompt, dates) => {
  const read = whenOf(prompt);
  expect([dates, []]).toContainEqual(read);
});
