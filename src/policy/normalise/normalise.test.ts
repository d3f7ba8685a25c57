import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { originalSlice } from './mapped-text.ts';
import { normalise } from './normalise.ts';

describe('normalise', () => {
  it.each([
    ['Title: guаrаntееd jackpot', 'title: guaranteed jackpot', 'look-alikes'],
    ['ri​sk free', 'risk free', 'invisible characters'],
    ['w i n   e v e r y   t i m e', 'win every time', 'spacing'],
    ['g.u.a.r.a.n.t.e.e.d', 'guaranteed', 'spacing'],
    ['b0nus and fr33 c@sh', 'bonus and free cash', 'leet'],
    ['𝐆𝐮𝐚𝐫𝐚𝐧𝐭𝐞𝐞𝐝 win', 'guaranteed win', 'styled letters'],
    ['稳.赚.不.赔', '稳赚不赔', 'spacing'],
    ['w̶i̶n̶', 'win', 'overlays'],
    ['Ꮹuaranteed Ꮃin', 'guaranteed win', 'look-alikes'],
    ['ꓖuaranteed ꓪin', 'guaranteed win', 'look-alikes'],
    ['ⲅiⲥkless ⲃets', 'ⲅickless bets', 'look-alikes'],
    ['free ᗰoney ᗷet', 'free money bet', 'look-alikes'],
    ['jackპot', 'jackპot', 'look-alikes'],
  ])('undoes %s and tells the trick', (original, text, trick) => {
    const read = normalise(original);
    expect(read.text).toBe(text);
    expect(read.signals.map(({ kind }) => kind)).toContain(trick);
  });

  it.each([
    ['500 US$ a night, MXN$ 900', '500 us$ a night, mxn$ 900'],
    ['Doors at 8, 21+, $5,000, 4K, 9pm, 21st, B2B', 'doors at 8, 21+, $5,000, 4k, 9pm, 21st, b2b'],
    ['Ça c’est l’été à Zürich', "ca c'est l'ete a zurich"],
    ['гарантия выигрыша', 'гарантия выигрыша'],
    ['穩賺不賠', '稳赚不赔'],
    ['R O U L E T T E night', 'roulette night'],
    ['👨‍👩‍👧 welcome 🎰', '👨👩👧 welcome 🎰'],
    ['#LiveJazz and #RooftopBar', '#live jazz and #rooftop bar'],
    [
      'sooooo good, see our site https://harbor.example/Shows2026/Autumn',
      'soo good, see our site https://harbor.example/shows2026/autumn',
    ],
    ['write to info@harbor.example', 'write to info@harbor.example'],
  ])('reads %s without suspicion', (original, text) => {
    const read = normalise(original);
    expect(read.text.replace(/￼/g, ' ').trim()).toBe(text.trim());
    expect(read.signals).toEqual([]);
  });

  it.each([
    ['n*de dealers', 'masked letters'],
    ['gua🔥ran🔥tee', 'spacing'],
    ['riiiisk freeeee beeeets', 'stretched words'],
    ['&#82;&#105;&#115;&#107;', 'encoded text'],
    ['R3VhcmFudGVlZCB3aW4gYXQgb3VyIHNsb3Rz', 'encoded text'],
  ])('notices %s', (original, trick) => {
    expect(normalise(original).signals.map(({ kind }) => kind)).toContain(trick);
  });

  it.each(['ouvert de 14 h à 2 h', 'de 11 h à 4 h', '金 秋 大 抽 奖'])(
    'takes no typesetting for a trick: %s',
    (text) => {
      expect(normalise(text).signals).toEqual([]);
    },
  );

  it.each([
    ['the k 1 d s', 'the kids'],
    ['w 1 n s', 'wins'],
    ['b 3 t s', 'bets'],
  ])('joins spaced letters with digits among them: %s', (original, text) => {
    const read = normalise(original);
    expect(read.text).toBe(text);
    expect(read.signals).not.toEqual([]);
  });

  it('shortens shouted letters', () => {
    expect(normalise('freeee wiiiin').text).toBe('free win');
  });

  it('leads every unit back to its place', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (original) => {
        const read = normalise(original);
        expect(read.starts).toHaveLength(read.text.length);
        const all = originalSlice(original, read, { start: 0, end: read.text.length });
        expect(original.includes(all)).toBe(true);
        const isOrdered = read.starts.every((start, at) => start >= (read.starts[at - 1] ?? 0));
        expect(isOrdered).toBe(true);
      }),
    );
  });
});
