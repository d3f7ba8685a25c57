import { describe, expect, test } from 'vitest';
import { CONTROL_DEFAULTS, type Lighting } from '#domain/order/controls.ts';
import { PRESET_IDS } from '#domain/order/presets.ts';
import { exampleOrder } from '#tests/support/film/example-order.ts';
import { colorFamily } from '#tests/fixtures/prompts/color-family.ts';
import { orderFromPrompt } from '#film/order-from-prompt.ts';
import { planStoryboard } from '#film/storyboard/plan-storyboard.ts';
import type { Look } from '#film/storyboard/storyboard.ts';

function lookOf(prompt: string, seed = 1, lighting: Lighting = 'cinematic'): Look {
  const order = orderFromPrompt({
    prompt,
    preset: 'roulette',
    controls: { ...CONTROL_DEFAULTS, lighting },
    seed,
    signature: null,
    markets: ['US'],
    shortSidePixels: 720,
  });
  return planStoryboard(order).look;
}

const SEEDS = Array.from({ length: 12 }, (_, seed) => seed);

describe('readLook', () => {
  test.each([
    ['azure light over the roulette table', 'blue'],
    ['ruleta en azul eléctrico', 'blue'],
    ['roulette bleu nuit et argent', 'blue'],
    ['Roulette in Königsblau', 'blue'],
    ['roulette blu cobalto', 'blue'],
    ['roleta em azul marinho', 'blue'],
    ['宝石蓝的轮盘', 'blue'],
    ['emerald roulette', 'green'],
    ['ruleta verde esmeralda', 'green'],
    ['Roulette in Smaragdgrün', 'green'],
    ['墨绿色轮盘', 'green'],
    ['fuchsia roulette', 'pink'],
    ['roulette rose fuchsia', 'pink'],
    ['ruleta en tonos lavanda', 'purple'],
    ['Roulette in Flieder', 'purple'],
    ['black and gold roulette', 'dark'],
    ['ruleta en oro y negro', 'dark'],
    ['Roulette ganz in Schwarz und Gold', 'dark'],
    ['黑金轮盘', 'dark'],
  ])('%s: the cloth is %s whatever the seed', (prompt, family) => {
    const families = SEEDS.map((seed) => colorFamily(lookOf(prompt, seed).palette.felt));
    expect(new Set(families)).toEqual(new Set([family]));
  });

  test.each([
    ["New Year's Eve roulette", 'newYear'],
    ['Roulette zum Jahreswechsel', 'newYear'],
    ["roulette pour la fin d'année", 'newYear'],
    ['跨年轮盘之夜', 'newYear'],
    ['ruleta para despedir el año', 'newYear'],
    ['Mädelsabend am Roulettetisch', 'ladiesNight'],
    ['闺蜜轮盘之夜', 'ladiesNight'],
    ['noite das garotas na roleta', 'ladiesNight'],
  ] as const)('%s: the occasion is %s', (prompt, occasion) => {
    expect(lookOf(prompt).occasion).toBe(occasion);
  });

  test.each([
    ["roulette in the high-rollers' salon", 'highLimitRoom'],
    ['ruleta para grandes apostadores', 'highLimitRoom'],
    ['roulette pour flambeurs', 'highLimitRoom'],
    ['roulette by the ocean', 'beachfront'],
    ['Roulette am Strand', 'beachfront'],
    ['ruleta frente al mar', 'beachfront'],
    ['海滨轮盘', 'beachfront'],
    ['roulette au-dessus de la ville', 'rooftop'],
    ['roleta no topo do hotel', 'rooftop'],
    ['roulette a bordo di un piroscafo', 'riverboat'],
  ] as const)('%s: the place is %s', (prompt, setting) => {
    expect(SEEDS.map((seed) => lookOf(prompt, seed).setting)).toEqual(SEEDS.map(() => setting));
  });

  test.each([
    'roulette with a jazz quartet',
    'ruleta con saxofón',
    'Roulette mit Saxophon',
    'roulette et trompette bouchée',
    '轮盘与萨克斯',
  ])('%s: jazz plays', (prompt) => {
    expect(lookOf(prompt).music).toBe('jazz');
  });

  test('what is denied is not shown', () => {
    const { dressing, music } = lookOf('roulette without fireworks, no jazz, no neon');
    expect(dressing).not.toContain('fireworks');
    expect(dressing).not.toContain('neonSigns');
    expect(music === 'jazz' && dressing.includes('saxophone')).toBe(false);
  });

  test('the venue’s name colours nothing, nor do clothes', () => {
    const plain = SEEDS.map((seed) => lookOf('Roulette at the Lagoon Casino', seed).palette);
    expect(SEEDS.map((seed) => lookOf('Roulette at the Crimson Casino', seed).palette)).toEqual(
      plain,
    );
    const dressed = SEEDS.map((seed) =>
      lookOf('Roulette, guests in black tie and white gloves', seed),
    );
    expect(dressed.map(({ palette }) => palette)).toEqual(plain);
  });

  test.each(PRESET_IDS)(
    'a silent prompt for %s gets different looks from different seeds',
    (preset) => {
      const felts = SEEDS.map(
        (seed) =>
          planStoryboard({ ...exampleOrder(), preset, controls: CONTROL_DEFAULTS, seed }).look
            .palette.felt,
      );
      expect(new Set(felts).size).toBeGreaterThan(3);
    },
  );

  test('neon lighting makes stronger light than the others', () => {
    const isVivid = (seed: number) => {
      const { glow } = lookOf('roulette', seed, 'neon').palette;
      const channels = [1, 3, 5].map((at) => Number.parseInt(glow.slice(at, at + 2), 16));
      return Math.max(...channels) - Math.min(...channels) > 90;
    };
    expect(SEEDS.every(isVivid)).toBe(true);
  });
});
