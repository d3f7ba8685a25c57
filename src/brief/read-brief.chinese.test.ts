import { describe, expect, test } from 'vitest';

import { readBrief } from '#brief/read-brief.ts';

const linesOf = (prompt: string) =>
  readBrief(prompt).words.lines.map(({ kind, text }) => `${kind}: ${text}`);

describe('traditional Chinese is read as simplified, and shown as it is written', () => {
  test('in a flyer', () => {
    const flyer =
      '週五撲克之夜\n每週五晚上8點\n報名費 $500，保證獎池 $100,000\n立即報名：jadelake.example\n未滿21歲不得入場';
    expect(readBrief(flyer).words).toMatchObject({
      headline: '週五撲克之夜',
      callToAction: '立即報名：jadelake.example',
    });
    expect(linesOf(flyer)).toEqual([
      'when: 每週五晚上8點',
      'offer: 報名費 $500',
      'offer: 保證獎池 $100,000',
    ]);
  });

  test('in a plain prompt', () => {
    expect(
      linesOf('籌碼如雨落下。翠湖中秋賞月夜，九月二十五日晚上七點開始，會員入場免費。停車免費。'),
    ).toEqual(['when: 九月二十五日晚上七點開始', 'offer: 會員入場免費', 'offer: 停車免費']);
  });

  test('under labels', () => {
    expect(readBrief('主標：雪夜狂歡\n時間：12月24日晚上9點').words).toMatchObject({
      headline: '雪夜狂歡',
      lines: [{ kind: 'when', text: '12月24日晚上9點' }],
    });
  });
});
