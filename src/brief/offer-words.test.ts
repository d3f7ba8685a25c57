import { describe, expect, it } from 'vitest';

import { readBrief } from './read-brief.ts';

const BRIEFS = [
  'We reopen our poker room next Thursday at 7 pm with a $5,000 tournament, free buffet for the first 100 guests and live jazz by the Rivera Trio.',
  'Hi team, for Saturday we need a short film about our prime rib night at the Harbour Grill: $29 with your player card, from 6 pm. Final cut by Monday please. Thanks!',
  'Este sábado vuelve la noche de tango con cena para dos por 45 euros y orquesta en vivo hasta las 3, hace falta reservar.',
  'Ce vendredi soirée jazz au bar, deux cocktails pour le prix d’un jusqu’à 22 h, et tournoi de poker à 50 euros l’entrée.',
  'Wir feiern am 12. Dezember unser zehnjähriges Jubiläum mit einem Abendessen für 49 Euro und einem Konzert der Blechreiter.',
  'Sabato sera musica dal vivo nella sala grande, con aperitivo offerto fino alle 21 e torneo di blackjack con 2.000 euro in palio.',
  'No próximo sábado temos noite de fado com jantar a 35 euros por pessoa e entrada livre até às 22 h.',
  '周五晚上八点，金龙厅举办百家乐大赛，奖池五十万，前五十名来宾送香槟一杯。',
];

const offeredIn = (prompt: string) => {
  const { headlines, callsToAction, lines } = readBrief(prompt).offered;
  const inLines = lines.flatMap(({ text, condition }) => [text, ...(condition ? [condition] : [])]);
  return [...headlines, ...callsToAction, ...inLines];
};

describe('words offered to a person', () => {
  it.each(BRIEFS)(
    'are words of the brief, to the letter but for the capital that opens them: %s',
    (prompt) => {
      const { words } = readBrief(prompt);
      const offered = offeredIn(prompt);
      expect(offered.length + words.lines.length).toBeGreaterThan(1);
      for (const text of offered) expect(prompt.toLowerCase()).toContain(text.toLowerCase());
    },
  );

  it.each(BRIEFS)('are not shown already, and leave each other alone: %s', (prompt) => {
    const { words, offered } = readBrief(prompt);
    const texts = [...words.lines, ...offered.lines].map(({ text }) => text);
    for (const [at, text] of texts.entries())
      expect(texts.filter((other, place) => place !== at && other.includes(text))).toEqual([]);
  });

  it('are what a sentence says besides what is shown of it', () => {
    expect(offeredIn(BRIEFS[1] ?? '').join(' | ')).toContain('$29 with your player card');
  });

  it('are neither the day by which the sender wants the film, nor a greeting', () => {
    expect(offeredIn(BRIEFS[1] ?? '').join(' | ')).not.toMatch(/Monday|Final|Hi team|Thanks/);
  });

  it('are none of a text that says nothing', () => {
    expect(offeredIn('')).toEqual([]);
    expect(offeredIn('...')).toEqual([]);
  });
});
