import { describe, expect, test } from 'vitest';
import { ASPECT_RATIOS, CONTROL_DEFAULTS, type AspectRatio } from '#domain/order/controls.ts';
import { MOODS } from '#domain/order/look.ts';
import type { WordLine } from '#domain/order/words.ts';
import { chooseTitleStyle } from '#film/overlay/type/title-style.ts';
import { shortSideOf } from '#film/overlay/layout/safe-area.ts';
import { layOutWords } from '#film/overlay/layout/words-layout.ts';
import { planStoryboard } from '#film/storyboard/plan-storyboard.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';
import type { Language } from '#domain/languages.ts';
import { exampleOrder, NO_WISHES } from '#tests/support/film/example-order.ts';

/** Signature, call, offer, its condition, when, where, small print. */
type FullCard = readonly [string, string, string, string, string, string, string];

/** Films that say much, in languages whose words are long and short. */
const CARDS: Partial<Record<Language, FullCard>> = {
  en: [
    'Harbor Lights Casino Resort',
    'Reserve your table today',
    '$25,000 in prizes',
    'Minimum deposit $20, wagering 35x within seven days, new players only',
    'Saturday, October 31, 9 PM',
    'Grand Ballroom, 12 Harbor Street',
    'Full terms at the players club desk. Offer may end early. One entry per guest.',
  ],
  de: [
    'Spielbank Hafenlichter',
    'Jetzt Ihren Tisch reservieren',
    '25.000 € Preisgelder',
    'Mindesteinzahlung 20 €, 35-facher Umsatz binnen sieben Tagen, nur Neukunden',
    'Samstag, 31. Oktober, 21 Uhr',
    'Großer Ballsaal, Hafenstraße 12',
    'Vollständige Teilnahmebedingungen am Empfang. Aktion kann vorzeitig enden.',
  ],
  es: [
    'Casino Luces del Puerto',
    'Reserva tu mesa hoy mismo',
    '25.000 € en premios',
    'Depósito mínimo 20 €, apostar 35 veces en siete días, solo nuevos clientes',
    'Sábado 31 de octubre, 21:00',
    'Gran Salón, calle del Puerto 12',
    'Condiciones completas en el mostrador. La promoción puede terminar antes.',
  ],
  fr: [
    'Casino Lumières du Port',
    'Réservez votre table dès aujourd’hui',
    '25 000 € de prix',
    'Dépôt minimum 20 €, mise 35 fois sous sept jours, nouveaux clients uniquement',
    'Samedi 31 octobre, 21 h',
    'Grande salle, 12 rue du Port',
    'Conditions complètes à l’accueil. L’offre peut se terminer plus tôt.',
  ],
  it: [
    'Casinò Luci del Porto',
    'Prenota il tuo tavolo oggi stesso',
    '25.000 € di premi',
    'Deposito minimo 20 €, puntata 35 volte in sette giorni, solo nuovi clienti',
    'Sabato 31 ottobre, ore 21',
    'Salone grande, via del Porto 12',
    'Regolamento completo alla reception. L’offerta può terminare prima.',
  ],
  pt: [
    'Casino Luzes do Porto',
    'Reserve hoje mesmo a sua mesa',
    '25.000 € em prémios',
    'Depósito mínimo 20 €, apostar 35 vezes em sete dias, só novos clientes',
    'Sábado, 31 de outubro, 21h',
    'Salão nobre, rua do Porto 12',
    'Condições completas na receção. A oferta pode terminar mais cedo.',
  ],
  zh: [
    '海港之光娱乐场度假村',
    '立即预订您的专属席位',
    '25,000元总奖金',
    '最低存款20元，七天内35倍流水，仅限新会员',
    '十月三十一日星期六晚九点',
    '海港街十二号大宴会厅',
    '完整条款请见会员中心。活动可能提前结束，每位宾客限一次。',
  ],
};

interface Wish {
  readonly aspectRatio: AspectRatio;
  readonly duration: number;
  readonly seed: number;
}

function filmOf(
  language: string,
  card: FullCard,
  { aspectRatio, duration, seed }: Wish,
): Storyboard {
  const [signature, callToAction, offer, condition, when, where, terms] = card;
  const lines: WordLine[] = [
    { kind: 'offer', text: offer, condition },
    { kind: 'when', text: when, condition: null },
    { kind: 'where', text: where, condition: null },
  ];
  return planStoryboard({
    ...exampleOrder(),
    controls: { ...CONTROL_DEFAULTS, aspectRatio, duration },
    seed,
    language: language as Language,
    look: { ...NO_WISHES, mood: MOODS[seed % MOODS.length] ?? null },
    words: { headline: null, lines, callToAction, signature, terms },
    shortSidePixels: 360,
  });
}

const WISHES = ASPECT_RATIOS.flatMap((aspectRatio) =>
  [15, 30, 60].flatMap((duration) =>
    [1, 2, 3, 4].map((seed): Wish => ({ aspectRatio, duration, seed })),
  ),
);

describe.each(Object.entries(CARDS))('full end cards in %s', (language, card) => {
  const cards = WISHES.map((wish) => {
    const film = filmOf(language, card, wish);
    const shot = film.shots.at(-1);
    if (!shot) throw new Error('the film has no shots');
    const { lines } = layOutWords(film, shot, chooseTitleStyle(film));
    return { film, shot, lines };
  });

  test('say nothing smaller than can be read, and conditions as large as legal lines', () => {
    for (const { film, lines } of cards)
      for (const { role, type } of lines)
        expect(type.sizePixels / shortSideOf(film.size)).toBeGreaterThanOrEqual(
          role === 'condition' ? 0.0444 : 0.0239,
        );
  });

  test('leave out only what the film has shown before, and no condition of what they show', () => {
    for (const { film, shot, lines } of cards) {
      const roles = new Set(lines.map(({ role }) => role));
      expect(roles.has('signature')).toBe(true);
      expect(roles.has('callToAction')).toBe(true);
      expect(roles.has('condition')).toBe(roles.has('offer'));
      const told = film.shots.slice(0, -1).flatMap(({ words }) => words.map(({ text }) => text));
      const missing = shot.words.filter(({ role }) => role !== 'terms' && !roles.has(role));
      expect(told).toEqual(expect.arrayContaining(missing.map(({ text }) => text)));
    }
  });
});

test('a card on which all can be read says all of it', () => {
  const card = CARDS.de;
  if (!card) throw new Error('there is a German card');
  const film = filmOf('de', card, { aspectRatio: '9:16', duration: 30, seed: 1 });
  const shot = film.shots.at(-1);
  if (!shot) throw new Error('the film has no shots');
  const { lines } = layOutWords(film, shot, chooseTitleStyle(film));
  const planned = shot.words.map(({ role }) => role).filter((role) => role !== 'terms');
  expect(planned).toContain('condition');
  expect(new Set(lines.map(({ role }) => role))).toEqual(new Set(planned));
});
