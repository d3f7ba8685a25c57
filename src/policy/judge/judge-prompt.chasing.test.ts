import { describe, expect, test } from 'vitest';
import { judgePrompt } from '#policy/judge/judge-prompt.ts';

const findingsOf = (prompt: string) =>
  judgePrompt({ prompt }).findings.map(({ severity, category }) => `${severity} ${category}`);

describe('what was lost may not be won back, however much stands between', () => {
  test.each([
    'Rough night at the slots? Be here by eleven at the latest and get it all back.',
    '¿Anoche te fue mal? Antes de que cierre la sala, ven y recupera todo.',
    'Mauvaise soirée hier ? Il vous reste une heure pour passer et prenez votre revanche.',
    'Gestern abend verloren? Sei vor Mitternacht wieder da und hol dir alles zurück.',
    'Ieri ti è andata male? Passa entro le undici e riprendi tutto.',
    'Noite ruim? Chegue antes do fecho das portas e ganhe tudo de volta.',
    '昨天手气差？今晚打烊之前再来一趟，把钱扳回。',
  ])('%s', (prompt) => expect(findingsOf(prompt)).toContain('block problem_gambling'));

  test.each([
    'Lost yesterday? Our cloakroom keeps what was found until Sunday.',
    'Gestern verpasst? Die Jazznacht kommt am Freitag zurück.',
    'Serata storta per il maltempo? Il concerto passa a domenica.',
  ])('but what is missed may come again: %s', (prompt) =>
    expect(findingsOf(prompt)).not.toContain('block problem_gambling'),
  );
});

describe('respect does not come from play', () => {
  test.each([
    'No one respects you until you place a bet here.',
    'Nadie te respeta hasta que juegas en nuestras mesas.',
    'Keiner nimmt dich ernst, bis du am Spieltisch sitzt.',
    'Nessuno ti rispetta finché non sei al nostro tavolo di poker.',
    'Ninguém te leva a sério até fazeres uma aposta na nossa mesa.',
    '没人瞧得起你，直到你坐上我们的牌桌。',
  ])('%s', (prompt) => expect(findingsOf(prompt)).toContain('block problem_gambling'));

  test('and French claims are held', () =>
    expect(findingsOf('Personne ne vous respecte tant que vous ne misez pas.')).toContain(
      'flag problem_gambling',
    ));
});

test.each([
  'Just done with eleventh grade? Bonus spins are waiting.',
  'Recién terminado primero de bachillerato, juega gratis a las tragaperras.',
  'En classe de terminale ? Misez sur la roulette.',
  'Neunte Klasse geschafft? Gratis-Spins für dich.',
  'Finita la quarta superiore? Vinci alla slot.',
  'Acabou o nono ano? Apostas na roleta.',
  '刚上高二？来玩老虎机。',
])('school grades are those of minors: %s', (prompt) =>
  expect(findingsOf(prompt)).toContain('block underage_persons'),
);

describe('no finding is', () => {
  test.each([
    'Conciertos de verano en Santander, sala de póker abierta',
    'Bingo en la sala!! 3 y 4 de mayo, entrada libre',
    'Entrada livre!! 5 e 6 de junho, roleta',
    'Nos machines à sous font peau neuve',
    'Ab sofort: neue Tische im ersten Stock',
  ])('%s', (prompt) => expect(findingsOf(prompt)).toEqual([]));

  test('but a bank stays one', () =>
    expect(findingsOf('Logo de Santander sobre la mesa de póker')).toContain(
      'flag third_party_brand',
    ));
});
