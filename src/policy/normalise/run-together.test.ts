import { describe, expect, it } from 'vitest';
import { normalise } from './normalise.ts';

describe('words run together', () => {
  it.each([
    ['everyonewinstonight', 'everyone wins tonight'],
    ['#todosgananhoy', '#todos ganan hoy'],
    ['jedergewinntimmer', 'jeder gewinnt immer'],
    ['DONTTHINKJUSTBET', 'dont think just bet'],
    ['#BetWithoutFear #CantLoseACent', '#bet without fear #cant lose a cent'],
  ])('cuts %s', (original, text) => {
    expect(normalise(original).text).toBe(text);
  });

  it.each([
    'Gewinnspielteilnahme',
    'Blackjacktische',
    'winnerwinnerchickendinner',
    'Rouletteabend',
    'shop.everyonewinstonight.example',
  ])('leaves %s whole', (original) => {
    expect(normalise(original).text).toBe(original.toLowerCase());
  });
});
