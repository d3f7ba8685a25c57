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

test.each([
  ['标题：新春礼\n- 正月初一至初五', 'when: 正月初一至初五'],
  ['标题：丰收宴\n- 十月十日晚上七点', 'when: 十月十日晚上七点'],
])('days in Chinese numerals are dates: %s', (prompt, line) => {
  expect(linesOf(prompt)).toContain(line);
});

test('a wide dash opens a point and is not shown', () => {
  expect(linesOf('标题：新春赛\n－ 12月15日早上11点\n－ 报名费120元，含午餐')).toEqual([
    'when: 12月15日早上11点',
    'offer: 报名费120元，含午餐',
  ]);
});

test('what one clause refuses leaves those before it', () => {
  expect(
    linesOf(
      '烟花在海港上空绽放。跨年派对在星河酒店顶楼酒廊举行，12月31日晚上10点，入场费800元包两杯饮品，不要出现电话号码。',
    ),
  ).toContain('when: 12月31日晚上10点');
});

test('a title that says where something is names no place', () => {
  const prompt = '跨年倒數在碼頭\n12月31日晚上9點\n金蓮灣娛樂城\n入場免費';
  expect(readBrief(prompt).words.headline).toBe('跨年倒數在碼頭');
});
