import { CONTROL_DEFAULTS } from '#domain/order/controls.ts';
import { orderFromPrompt } from '#film/order-from-prompt.ts';
import { planStoryboard } from '#film/storyboard/plan-storyboard.ts';

/**
 * `node bench/storyboard.ts`: the CPU time for planning a film from 2,000 characters of various
 * kinds.
 */
const TEXTS: Record<string, string> = {
  English:
    'Neon blue roulette night at the Grand Lagoon Casino, Friday 9 PM, $5,000 prize pool. Book your table at lagoon.com! ',
  Spanish:
    'Noche de ruleta azul neón en el Casino Laguna, viernes 21 h, 500 € en premios, reserva ya ',
  French:
    'Soirée roulette à la lueur des chandelles, vendredi à 21 h au Casino de la Plage, 500 € à gagner, réservez ',
  German:
    'Schwarz-goldene Roulettenacht im Casino Seeblick, Freitag um 21 Uhr, 5.000 € Preispool. Jetzt buchen! ',
  Chinese: '霓虹蓝轮盘之夜,周五晚九点,奖池五千元。立即预订!',
  Arabic: 'ليلة الروليت في الكازينو يوم الجمعة الساعة التاسعة مساءً مع جوائز ',
  'Arabic without a space': 'الروليتفيالكازينويومالجمعة',
  Cyrillic: 'Вечер рулетки в казино в пятницу ',
  Korean: '카지노 룰렛 밤 금요일 저녁 ',
  'one long word': 'abcdefghijklmnopqrstuvwxyz',
  digits: '1234567890',
  amounts: '$1 ',
  addresses: 'http://a.b.c/',
  dates: 'friday ',
  gifts: 'free champagne on us, win a car, 2 for 1 ',
  'gifts in Spanish': 'copa gratis 2x1 gana un coche de regalo ',
  'gifts in French': 'coupe offerte pour chaque dame a gagner ',
  'gifts in German': 'sekt gratis fur alle damen gewinnen sie ein ',
  'one gift word': 'gratis ',
  emoji: '🎰🎲',
  'mark-up': '<a ',
};
const CHARACTERS = 2_000;
const ROUNDS = 15;

function plan(prompt: string): number {
  const before = process.cpuUsage();
  const order = orderFromPrompt({
    prompt,
    preset: 'roulette',
    controls: CONTROL_DEFAULTS,
    seed: 1,
    signature: 'The House',
    markets: ['US'],
    shortSidePixels: 720,
  });
  planStoryboard(order);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

console.log('| 2,000 characters | first, CPU ms | then, median CPU ms |\n| --- | --- | --- |');
for (const [name, text] of Object.entries(TEXTS)) {
  const prompt = text.repeat(CHARACTERS).slice(0, CHARACTERS);
  const first = plan(prompt);
  const times = Array.from({ length: ROUNDS }, () => plan(prompt)).toSorted((a, b) => a - b);
  const median = times[Math.floor(ROUNDS / 2)] ?? 0;
  console.log(`| ${name} | ${first.toFixed(0)} | ${median.toFixed(1)} |`);
}
