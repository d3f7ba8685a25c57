import { describe, expect, it } from 'vitest';
import { judgePrompt } from './judge-prompt.ts';

const prompt = 'A calm evening at the roulette table, warm light, slow camera.';
const TERMS = '18+, new customers only, wager 30x, valid 7 days';

describe('a title that the judge does not read is held for a person', () => {
  it.each([
    'Гарантированный выигрыш',
    'Победа ваша',
    'ジャックポット確定',
    '必ず勝てる',
    'فوز مضمون',
    '당첨 보장',
    'Grand Palace: выигрыш для всех',
    'Iedereen wint vanavond aan onze tafels',
    'Każdy gracz wygrywa dziś wieczorem',
    'Garanterad vinst varje gång du spelar',
    'Du kan ikke tabe hos os',
    'Taattu voitto joka kierroksella juuri sinulle',
    'Zaručená výhra při každém zatočení rulety',
    'Toată lumea câștigă în seara asta',
    'Bu gece masalarımızda herkes kazanıyor',
    'Chắc chắn thắng ở mỗi vòng quay',
    'Siguradong panalo sa bawat ikot ng roleta',
  ])('%s', (title) => {
    expect(judgePrompt({ prompt, title }).decision).toBe('flag');
    expect(judgePrompt({ prompt, shown: [title] }).decision).toBe('flag');
  });
});

it.each([
  'Noche de jazz en la terraza del casino',
  'Une soirée de musique au bord de l’eau',
  'Ein ruhiger Abend am Wasser mit Musik',
  'Una serata tranquilla con musica dal vivo',
  'Uma noite calma com música ao vivo',
  '湖畔爵士夜',
  'Dvořák Night at the Łódź Ballroom',
  'A Night with the Malmö Jazz Quartet',
])('reads %s', (title) => {
  expect(judgePrompt({ prompt, title })).toEqual({ decision: 'allow', findings: [] });
});

describe('an offer on screen', () => {
  it('is not excused by terms in the prompt', () => {
    const told = `${prompt} ${TERMS}.`;
    expect(judgePrompt({ prompt: told }).decision).toBe('allow');
    expect(judgePrompt({ prompt: told, offer: '200 free spins' }).decision).toBe('flag');
  });

  it('passes with its terms on screen', () => {
    expect(judgePrompt({ prompt, offer: '200 free spins' }).decision).toBe('flag');
    const offer = `200 free spins: ${TERMS}`;
    expect(judgePrompt({ prompt, offer }).decision).toBe('allow');
    expect(judgePrompt({ prompt, title: '200 free spins', offer: TERMS }).decision).toBe('allow');
  });
});

describe('what a film shows', () => {
  const denied = 'No strategy "guarantees a win", and the wheel turns in warm light.';

  it('is judged without the words around it', () => {
    expect(judgePrompt({ prompt: denied }).decision).toBe('allow');
    expect(judgePrompt({ prompt: denied, shown: ['guarantees a win'] }).decision).not.toBe('allow');
  });

  it('is refused where somebody chose the words, held where the reader took them', () => {
    const shown = ['Guaranteed Win'];
    expect(judgePrompt({ prompt, shown }).decision).toBe('flag');
    expect(judgePrompt({ prompt, shown, chosen: shown }).decision).toBe('block');
  });

  it('says nothing of a name that was approved', () => {
    const words = { prompt, shown: ['Golden Hour'], signature: 'Guaranteed Win' };
    expect(judgePrompt(words).decision).toBe('allow');
  });

  it('is judged in its order', () => {
    const shown = ['Pay off', 'your debts here'];
    for (const piece of shown)
      expect(judgePrompt({ prompt, shown: [piece] }).decision).toBe('allow');
    expect(judgePrompt({ prompt, shown }).decision).toBe('flag');
    const [title, callToAction] = shown;
    expect(judgePrompt({ prompt, title, callToAction }).decision).toBe('block');
  });

  it('is judged with who signs it', () => {
    const signature = 'Palace';
    expect(judgePrompt({ prompt, shown: ['You always win at the'], signature }).decision).not.toBe(
      'allow',
    );
    for (const signature of ['Golden Nugget', 'Teen Patti Palace', 'Elvis Casino'])
      expect(judgePrompt({ prompt, shown: ['Golden Hour'], signature }).decision).toBe('allow');
  });
});
