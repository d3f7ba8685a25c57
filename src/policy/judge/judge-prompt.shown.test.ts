import { describe, expect, it } from 'vitest';
import { judgePrompt } from './judge-prompt.ts';

const prompt = 'A calm evening at the roulette table, warm light, slow camera.';
const TERMS = '21+, new customers only, wager 30x, valid 7 days';

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
    expect(judgePrompt({ prompt, pieces: [title], areChosen: true }).decision).toBe('flag');
    expect(judgePrompt({ prompt, pieces: [title] }).decision).toBe('flag');
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
  expect(judgePrompt({ prompt, pieces: [title], areChosen: true })).toEqual({
    decision: 'allow',
    findings: [],
  });
});

describe('a few words on screen that claim something of playing', () => {
  it.each([
    'Risk-free',
    'Zero risk',
    'Never lose',
    'You can not lose',
    'No losers here',
    'House never wins',
    'Sin riesgo',
    'Sans risque',
    'Ohne Risiko',
    'Senza rischi',
    'Sem risco',
    '零风险',
    'For 18-year-olds',
    'Open to 20 year olds',
  ])('is refused whatever the prompt says of it: %s', (title) => {
    const denied = `We would never say "${title}" in a film`;
    for (const told of [prompt, denied])
      expect(judgePrompt({ prompt: told, pieces: [title], areChosen: true }).decision).toBe(
        'block',
      );
  });

  it.each(['Risk-free cancellation', 'Annulation sans risque', "You can't miss it"])(
    'passes where it is about something else: %s',
    (title) => {
      expect(judgePrompt({ prompt, pieces: [title], areChosen: true }).decision).toBe('allow');
    },
  );
});

describe('an offer on screen', () => {
  it('is not excused by terms in the prompt', () => {
    const told = `${prompt} ${TERMS}.`;
    expect(judgePrompt({ prompt: told }).decision).toBe('allow');
    expect(
      judgePrompt({ prompt: told, pieces: ['200 free spins'], areChosen: true }).decision,
    ).toBe('flag');
  });

  it('passes with its terms on screen', () => {
    expect(judgePrompt({ prompt, pieces: ['200 free spins'], areChosen: true }).decision).toBe(
      'flag',
    );
    const offer = `200 free spins: ${TERMS}`;
    expect(judgePrompt({ prompt, pieces: [offer], areChosen: true }).decision).toBe('allow');
    expect(
      judgePrompt({ prompt, pieces: ['200 free spins', TERMS], areChosen: true }).decision,
    ).toBe('allow');
  });
});

describe('what a film shows', () => {
  const denied = 'No strategy "guarantees a win", and the wheel turns in warm light.';

  it('is judged without the words around it', () => {
    expect(judgePrompt({ prompt: denied }).decision).toBe('allow');
    expect(judgePrompt({ prompt: denied, pieces: ['guarantees a win'] }).decision).not.toBe(
      'allow',
    );
  });

  it('is refused where somebody chose the words, held where the reader took them', () => {
    const pieces = ['Guaranteed Win'];
    expect(judgePrompt({ prompt, pieces }).decision).toBe('flag');
    expect(judgePrompt({ prompt, pieces, areChosen: true }).decision).toBe('block');
  });

  it('says nothing of a name that was approved', () => {
    const words = { prompt, pieces: ['Golden Hour'], signature: 'Guaranteed Win' };
    expect(judgePrompt(words).decision).toBe('allow');
  });

  it('is judged with the signature above its call to action', () => {
    const words = { prompt, areChosen: true, pieces: ['Golden Hour', 'Win'] };
    expect(judgePrompt(words).decision).toBe('allow');
    expect(judgePrompt({ ...words, signature: 'Guaranteed' }).decision).toBe('block');
  });

  it('is judged in its order', () => {
    const pieces = ['Pay off', 'your debts here'];
    for (const piece of pieces)
      expect(judgePrompt({ prompt, pieces: [piece] }).decision).toBe('allow');
    expect(judgePrompt({ prompt, pieces }).decision).toBe('flag');
    expect(judgePrompt({ prompt, pieces, areChosen: true }).decision).toBe('block');
  });

  it.each([
    [['Soirée Roulette', 'Votre table vous attend']],
    [['La soirée vous attend', 'Vendredi à 21 h']],
    [['Kaffeehausabend', 'Ihr Platz wartet auf Sie']],
  ])('promises nothing where a table or an evening waits: %j', (pieces) => {
    expect(judgePrompt({ prompt, pieces, areChosen: true }).findings).toEqual([]);
  });

  it('is judged with who signs it', () => {
    const signature = 'Palace';
    expect(judgePrompt({ prompt, pieces: ['You always win at the'], signature }).decision).not.toBe(
      'allow',
    );
    for (const signature of ['Golden Nugget', 'Teen Patti Palace', 'Elvis Casino'])
      expect(judgePrompt({ prompt, pieces: ['Golden Hour'], signature }).decision).toBe('allow');
  });
});

describe('a signature that nobody approved', () => {
  it('is judged as a name', () => {
    const words = { prompt, pieces: ['Golden Hour'] };
    expect(judgePrompt({ ...words, writtenSignature: 'Guaranteed Win' }).decision).toBe('block');
    expect(judgePrompt({ ...words, writtenSignature: 'Seaside Rooms' }).decision).toBe('allow');
  });
});
