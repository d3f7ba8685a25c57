import { describe, expect, it } from 'vitest';

import { judgePrompt } from './judge-prompt.ts';

const CALM = 'A calm roulette wheel turns in warm light.';
const asHeadline = (headline: string) =>
  judgePrompt({ prompt: CALM, pieces: [headline], areChosen: true });

describe('what is said at tables and bars every evening', () => {
  it.each([
    'Slow pan over emerald felt, ice clinking in a glass, cards face down',
    'The dealer turns the face down card',
    'A hole card lies face down beside the chips',
    'She hits on sixteen and goes bust, everyone laughs',
    'Ace in the hole, a slow reveal',
    'A high roller in his fifties checks into the penthouse suite',
    'Cartas boca abajo sobre el tapete verde',
    'La bola cae en el siete rojo',
    'El delantero dispara y marca',
    'Bote garantizado de 5.000 € en el torneo del sábado',
    'Le croupier retourne la carte face cachée',
    'La bille tombe sur le sept rouge',
    'Le tireur lance les dés au craps',
    'Die Karten liegen verdeckt auf dem Tisch',
    'Er verdoppelt auf elf und alle schauen hin',
    'Der Stürmer schießt und trifft',
    'Carte a faccia in giù sul feltro',
    'Raddoppia con undici',
    'La pallina cade sul sette rosso',
    'Cartas viradas para baixo na mesa',
    'A bolinha cai no sete vermelho',
    'Prêmio garantido de R$ 10.000 no torneio',
    '牌面朝下放在绿色绒布上',
    '请下注，买定离手',
    'Win back your Sunday: brunch buffet from eleven',
    'Torneo de póker con premio garantizado de 30.000 €',
  ])('is allowed: %s', (prompt) => {
    expect(judgePrompt({ prompt })).toEqual({ decision: 'allow', findings: [] });
    expect(asHeadline(prompt).decision).toBe('allow');
  });

  it.each([
    'Face down drunk on the craps table, still betting',
    'He turns his phone with eleven missed calls from home face down and doubles his stake',
    'Cards face down, and every player wins tonight',
    'Kids play roulette, cards face down',
    'Bote garantizado para todos en las tragaperras',
  ])('excuses nothing else: %s', (prompt) => {
    expect(judgePrompt({ prompt }).decision).not.toBe('allow');
  });
});

describe('what is plainly against the floor', () => {
  it.each([
    ['underage_persons', 'A 17-year-old doubles down and laughs'],
    ['underage_persons', 'Pokerabend für Gymnasiasten'],
    ['underage_persons', 'Noche de póker para alumnos de bachillerato'],
    ['underage_persons', 'Soirée poker pour lycéens'],
    ['underage_persons', 'Serata di poker per liceali'],
    ['underage_persons', 'Noite de pôquer para secundaristas'],
    ['underage_persons', '高中生扑克之夜'],
    ['underage_persons', 'Bring the children, teach them poker'],
    ['underage_persons', 'Kids play free'],
    ['underage_persons', 'Kids welcome at the slots tonight'],
    ['underage_persons', 'kidswelcome at the slots'],
    ['underage_persons', 'Students with a college ID get free chips'],
    ['disclosure_evasion', '18+ welcome at our roulette night'],
    ['guaranteed_win', 'Win every time!'],
    ['guaranteed_win', 'Every player goes home a winner'],
    ['guaranteed_win', 'Never lose again'],
    ['guaranteed_win', 'Nunca vuelvas a perder'],
    ['guaranteed_win', 'Ne perdez plus jamais'],
    ['guaranteed_win', 'Jeder Spieler gewinnt'],
    ['guaranteed_win', 'Ogni giocatore vince'],
    ['guaranteed_win', 'Todo jogador ganha'],
    ['guaranteed_win', '每次都赢'],
  ])('is refused as %s, which comes first: %s', (category, prompt) => {
    const { findings } = judgePrompt({ prompt });
    expect(findings[0]).toMatchObject({ category, severity: 'block' });
    expect(asHeadline(prompt).decision).toBe('block');
  });

  it.each([
    ['risk_free', 'Zero risk blackjack weekend'],
    ['skill_overclaim', 'Mit unserem System schlägst du die Bank garantiert'],
  ])('is refused as %s: %s', (category, prompt) => {
    const { findings } = judgePrompt({ prompt });
    expect(findings).toContainEqual(expect.objectContaining({ category, severity: 'block' }));
  });

  it.each([
    'Kids play free at the mini golf beside the hotel pool',
    'Never lose your keys again: valet and cloakroom',
    'Método infalible para pelar gambas, cuarenta años de práctica.',
    'Every guest wins a warm welcome at our brunch',
    'A 17-year-old whisky at the bar',
    'The room is for guests of 21 and over',
  ])('is none where it is of something else: %s', (prompt) => {
    expect(judgePrompt({ prompt }).decision).not.toBe('block');
  });
});
