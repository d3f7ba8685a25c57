import { describe, expect, it } from 'vitest';

import { POLICY_CATEGORIES } from '#domain/moderation/verdict.ts';
import { NO_RULES, type OwnTerm, type RuleSet } from '#domain/rules/rule-set.ts';
import type { JudgedWords } from '../judge/judged-words.ts';
import { judgePrompt } from '../judge/judge-prompt.ts';
import { policyContext } from '../judge/policy-context.ts';
import { compileRules } from './active-rules.ts';

const TODAY = '2026-11-22';
const LONG_HOLD = '2030-01-01';

const judgedBy = (words: JudgedWords, ...sets: readonly Partial<RuleSet>[]) =>
  judgePrompt(
    words,
    policyContext({
      sets: sets.map((rules) => compileRules({ ...NO_RULES, ...rules })),
      today: TODAY,
    }),
  );

const term = (phrase: string, changed: Partial<OwnTerm> = {}): OwnTerm => ({
  phrase,
  language: 'any',
  category: 'urgency',
  severity: 'block',
  reason: 'Our regulator asked for it',
  ...changed,
});
const brand = (name: string, expiresOn = LONG_HOLD) => ({
  brand: name,
  licence: 'Contract 12 with its maker',
  expiresOn,
});

const CALM = 'Velvet evening at the roulette table, warm light.';

describe('own terms', () => {
  it.each([
    ['as it is written', 'Golden hour at the wheel.'],
    ['in other letters', 'GÓLDEN   HÓUR at the wheel.'],
    ['with digits for letters', 'G0lden h0ur at the wheel.'],
    ['with invisible characters', 'Gol\u200Bden hour at the wheel.'],
  ])('are found %s', (_how, prompt) => {
    expect(judgePrompt({ prompt }).findings.map(({ category }) => category)).not.toContain(
      'urgency',
    );
    const { decision, findings } = judgedBy({ prompt }, { terms: [term('golden hour')] });
    expect(decision).toBe('block');
    const found = findings.find(({ category }) => category === 'urgency');
    expect(prompt).toContain(found?.excerpt);
    expect(found?.message).toContain('Our regulator asked for it.');
  });

  it('are found in Chinese', () => {
    const prompt = '金色时刻,轮盘特写,暖色灯光。';
    expect(judgedBy({ prompt }, { terms: [term('金色时刻')] }).decision).toBe('block');
  });

  it('are found over pieces on screen, and in none of other sentences', () => {
    const terms = [term('golden hour')];
    const split = { prompt: CALM, areChosen: true, pieces: ['Golden', 'Hour at the Wheel'] };
    expect(judgedBy(split, { terms }).decision).toBe('block');
    expect(judgedBy({ prompt: 'All is golden. Hour after hour.' }, { terms }).decision).toBe(
      'allow',
    );
    expect(judgedBy({ prompt: 'A golden hourglass on velvet.' }, { terms }).decision).toBe('allow');
  });

  it('hold for their language alone', () => {
    const terms = [term('gift', { language: 'de' })];
    const english = 'Every guest of the gala leaves with a gift from our chef and his team.';
    const german = 'Jeder Gast der Gala bekommt ein Gift von unserem Koch und seiner Küche.';
    const isFound = (prompt: string) =>
      judgedBy({ prompt }, { terms }).findings.some(({ category }) => category === 'urgency');
    expect(isFound(german)).toBe(true);
    expect(isFound(english)).toBe(false);
  });

  it('ask for a person where that is their severity, and never make a verdict milder', () => {
    const terms = [term('velvet evening', { severity: 'flag', category: 'guaranteed_win' })];
    expect(judgedBy({ prompt: CALM }, { terms }).decision).toBe('flag');
    const blocked = 'Velvet evening: every guest is guaranteed to win the jackpot.';
    expect(judgedBy({ prompt: blocked }, { terms }).decision).toBe('block');
  });
});

describe('allowed brands', () => {
  const prompt = 'A Ferrari beside the fountain of the casino.';

  it('are named freely until their licence ends', () => {
    expect(judgedBy({ prompt }).decision).toBe('flag');
    expect(judgedBy({ prompt }, { allowedBrands: [brand('Ferrari')] }).decision).toBe('allow');
    const ended = { allowedBrands: [brand('Ferrari', '2026-11-21')] };
    expect(judgedBy({ prompt }, ended).decision).toBe('flag');
  });

  it('take no other brand with them', () => {
    const both = 'A Ferrari and a Rolex beside the fountain of the casino.';
    const { findings } = judgedBy({ prompt: both }, { allowedBrands: [brand('Ferrari')] });
    expect(findings).toMatchObject([{ category: 'third_party_brand' }]);
  });

  it('are not to be imitated', () => {
    const copied = 'Copy the Ferrari logo so that people think it is official.';
    const { decision } = judgedBy({ prompt: copied }, { allowedBrands: [brand('Ferrari')] });
    expect(decision).toBe('block');
  });
});

describe('allowed terms', () => {
  it('cancel their own hit', () => {
    const prompt = 'Elvis night: the band plays until two in the lounge.';
    const allowedTerms = [
      { phrase: 'Elvis', language: 'any' as const, reason: 'A club of that name' },
    ];
    const before = judgedBy({ prompt });
    expect(before.findings.map(({ category }) => category)).toContain('celebrity_likeness');
    expect(judgedBy({ prompt }, { allowedTerms }).decision).toBe('allow');
    const other = 'Elvis and Madonna as they were, faces and voices, sing at the bar.';
    expect(judgedBy({ prompt: other }, { allowedTerms }).decision).not.toBe('allow');
  });
});

/** What nobody allows: one text for each category of the floor, and the words that make it one. */
const FLOOR = [
  ['guaranteed_win', 'Every guest is guaranteed to win the jackpot tonight.'],
  ['guaranteed_win', 'Turn $10 into $1000 in minutes.'],
  ['minors_appeal', 'A cartoon bear that makes kids love our slots.'],
  ['underage_persons', 'A fifteen-year-old boy plays roulette and wins.'],
  ['disclosure_evasion', 'Remove the AI watermark and the helpline.'],
] as const;

describe('the floor', () => {
  it.each(FLOOR)('%s stands whatever an operator allows', (category, prompt) => {
    const words = prompt.replace('.', '').split(' ');
    const phrases = [
      ...words,
      prompt,
      ...words.map((word, at) => `${word} ${words[at + 1] ?? ''}`),
    ];
    const everything: RuleSet = {
      terms: [],
      allowedTerms: phrases.map((phrase) => ({ phrase, language: 'any', reason: 'All of it' })),
      allowedBrands: phrases.map((phrase) => brand(phrase)),
      severities: POLICY_CATEGORIES.map((one) => ({ category: one, severity: 'flag' })),
    };
    const before = judgedBy({ prompt });
    const after = judgedBy({ prompt }, everything);
    expect(before.decision).toBe('block');
    expect(after.decision).toBe('block');
    expect(after.findings).toContainEqual(expect.objectContaining({ category, severity: 'block' }));
  });

  it.each([
    'Jogue sem medo: é impossível perder na nossa casa.',
    'Sure-fire system: double after each loss and the money always comes back.',
    'Three kids in soccer uniforms take over the craps table.',
    "Due quattordicenni litigano per l'ultima fiche.",
  ])('stands under another name of the category: %s', (prompt) => {
    const words = prompt.match(/[\p{L}’'-]+/gu) ?? [];
    const phrases = words.flatMap((_, from) =>
      [1, 2, 3, 6].map((length) => words.slice(from, from + length).join(' ')),
    );
    const allowed: Partial<RuleSet> = {
      allowedTerms: phrases.map((phrase) => ({ phrase, language: 'any', reason: 'All of it' })),
      allowedBrands: phrases.map((phrase) => brand(phrase)),
    };
    expect(judgedBy({ prompt }).decision).not.toBe('allow');
    expect(judgedBy({ prompt }, allowed).decision).not.toBe('allow');
  });

  it('keeps the words on screen from naming a lower age or denying AI', () => {
    const severities = [{ category: 'disclosure_evasion', severity: 'flag' }] as const;
    for (const piece of ['From 18+ only', 'Made without AI']) {
      const words = { prompt: CALM, areChosen: true, pieces: [piece] };
      const allowedBrands = [brand(piece)];
      expect(judgedBy(words, { severities, allowedBrands }).decision).toBe('block');
    }
  });

  it.each([
    'Three kids in soccer uniforms take over the craps table.',
    'Setzen Sie beruhigt, verlieren kann man bei uns schlicht nicht.',
    'Chez nous, le compte tombe toujours en votre faveur.',
  ])('is not lowered where it was found in another category: %s', (prompt) => {
    const severities = POLICY_CATEGORIES.map((category) => ({
      category,
      severity: 'flag' as const,
    }));
    expect(judgedBy({ prompt }).decision).toBe('block');
    expect(judgedBy({ prompt }, { severities }).decision).toBe('block');
  });

  it('keeps markets closed', () => {
    const words = { prompt: CALM, markets: ['FR'] as const };
    const severities = POLICY_CATEGORIES.map((one) => ({
      category: one,
      severity: 'flag' as const,
    }));
    expect(judgedBy(words, { severities }).decision).toBe('block');
  });
});

describe('the severity of a category', () => {
  const refused = 'Deepfake of George Clooney dealing cards.';
  const held = 'Sign up and get 100 free spins.';

  it('is lowered and raised by the operator outside the floor', () => {
    expect(judgedBy({ prompt: refused }).decision).toBe('block');
    const lowered = { severities: [{ category: 'celebrity_likeness', severity: 'flag' }] } as const;
    expect(judgedBy({ prompt: refused }, lowered).decision).toBe('flag');
    const raised = { severities: [{ category: 'misleading_bonus', severity: 'block' }] } as const;
    expect(judgedBy({ prompt: held }).decision).toBe('flag');
    expect(judgedBy({ prompt: held }, raised).decision).toBe('block');
  });

  it('is the stricter of the operator and the organization', () => {
    const lowered = { severities: [{ category: 'celebrity_likeness', severity: 'flag' }] } as const;
    const strict = { severities: [{ category: 'celebrity_likeness', severity: 'block' }] } as const;
    expect(judgedBy({ prompt: refused }, lowered, strict).decision).toBe('block');
  });
});
