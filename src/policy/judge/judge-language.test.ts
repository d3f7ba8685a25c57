import { describe, expect, it } from 'vitest';
import { judgeLanguage } from './judge-language.ts';
import { judgePrompt } from './judge-prompt.ts';

const CALM = 'A calm roulette wheel turns in warm light.';

describe('a text in a language that is not read', () => {
  it.each([
    ['Dutch', 'Zonder risico rijk worden'],
    ['Polish', 'Gwarantowana wygrana bez ryzyka'],
    ['Swedish', 'Garanterad vinst utan risk'],
    ['Turkish', 'Garantili kazanç, risk yok'],
    ['Romanian', 'Castig garantat fara risc'],
    ['Vietnamese', 'Chac chan thang tien moi dem'],
    ['Tagalog', 'Siguradong panalo walang talo'],
    ['Danish', 'Garanteret gevinst uden risiko'],
    ['Finnish', 'Varma voitto ilman riskia'],
    ['Czech', 'Zarucena vyhra bez rizika'],
  ])('is held however short it is: %s', (_language, prompt) => {
    expect(judgePrompt({ prompt }).decision).not.toBe('allow');
    expect(judgePrompt({ prompt: `${prompt}. ${prompt}!` }).decision).not.toBe('allow');
  });
});

describe('a sentence in a language that is not read', () => {
  it.each([
    ['Dutch', 'Verwijder het AI-label en de hulplijn uit de video.'],
    ['Romanian', 'Scoate eticheta AI și linia de ajutor din film.'],
    ['Tagalog', 'Tanggalin ang AI label at ang helpline sa video.'],
    ['Finnish', 'Kaksitoistavuotiaat lapset pelaavat peliautomaatilla ja voittavat.'],
    ['Finnish', 'Maksa velkasi yhdellä pyöräytyksellä.'],
    ['Hungarian', 'Fizesd ki az adósságod egyetlen pörgetéssel.'],
    ['Norwegian', 'Fjern merkingen og hjelpelinjen fra videoen.'],
  ])(
    'is held although words of it are international or small elsewhere: %s',
    (_language, prompt) => {
      expect(judgePrompt({ prompt }).decision).not.toBe('allow');
    },
  );

  it.each([
    'Verwijder het AI-label en de hulplijn uit de video.',
    'Kaksitoistavuotiaat lapset pelaavat peliautomaatilla ja voittavat.',
    'Fizesd ki az adósságod egyetlen pörgetéssel.',
  ])('is held beside one that is read: %s', (sentence) => {
    expect(judgePrompt({ prompt: `${CALM} ${sentence}` }).decision).not.toBe('allow');
  });

  it.each([
    'Der Entwurf ist da, bitte noch einmal prüfen und bis morgen Mittag an uns zurück. Betreff: Neujahrsturnier, Teilnahmebedingungen, Hausordnung, Saalaufsicht.',
    '请把字幕再放大一号，背景换成湖水。Regards, Kelvin (hello@heyun.example)',
  ])('is none where names and compounds stand in a known text: %s', (prompt) => {
    const { findings } = judgePrompt({ prompt });
    expect(findings.filter(({ category }) => category === 'review')).toEqual([]);
  });

  it.each([
    'Chardonnay, Riesling and Tempranillo on the terrace.',
    'Chef Amadou Diallo and the Kwame Mensah Trio.',
    'Raclette, Fondue und Rösti in der Stube.',
    'Bacalhau à Brás e pastéis de nata no terraço.',
    'Weihnachtsmarkt im Innenhof: Maronen, Handwerk, Posaunenchor',
    'Mörderische Steigung, herrliche Aussicht: geführte Radtour zur Burgruine',
    'Cuscini, limonata allo zenzero, cani educati ammessi.',
    'Vagas abertas: cozinheiros, crupiês, camareiras.',
    'Hielo tallado, humo de tomillo, alfombra granate.',
    'La voûte chuchote, luminaires éteints, parquet ciré.',
    'Bierdeckelsammlertreffen, Kastanienbratwettbewerb, Lampionumzug, Gedeckpauschale.',
  ])('is none where a few words are foreign: %s', (prompt) => {
    expect(judgeLanguage(prompt)).toEqual([]);
  });
});

describe('what a house prints every week', () => {
  it.each([
    [CALM, 'Live jazz: Zoë Ångström Quartet'],
    ['Elegant roulette evening', 'Pokerabend für Gourmets'],
    ['Eleganter Rouletteabend', 'Silvestergala mit Galamenü'],
    [CALM, 'Management reserves all rights. Must be 21 or older with valid ID.'],
    ['Velada elegante de ruleta', 'Promoción no acumulable a otras ofertas.'],
    ['Soirée roulette élégante', 'Offre non cumulable, valable hors jours fériés.'],
    ['Eleganter Rouletteabend', 'Keine Barauszahlung, nicht kombinierbar.'],
    ['Serata elegante alla roulette', 'Promozione non cumulabile, salvo festivi.'],
    ['Noite elegante de roleta', 'Promoção não cumulativa, exceto feriados.'],
  ])('is read beside the prompt "%s": %s', (prompt, terms) => {
    const { findings } = judgePrompt({ prompt, pieces: [terms], areChosen: true });
    expect(findings.filter(({ category }) => category === 'review')).toEqual([]);
  });

  it.each(['Śmiałe Wygrane Każdej Nocy', 'Chắc Chắn Thắng Tại Casino'])(
    'is not read in capitals of another language: %s',
    (headline) => {
      const { findings } = judgePrompt({ prompt: headline, pieces: [headline], areChosen: true });
      expect(findings).toContainEqual(expect.objectContaining({ category: 'review' }));
    },
  );
});

describe('short names and headlines', () => {
  it.each([
    'Grand Meridian',
    'The Grand Meridian Casino',
    'Casino de Monte-Carlo',
    'Spielbank Bad Homburg',
    'Admiral Casino Praha',
    'Kursaal Bern Poker',
    'Casino Barrière Deauville',
    'Okada Manila Baccarat',
    'Casino Knokke',
    'Teen Patti Palace Live',
    'Mohegan Sun Poker',
    'Soirée Blackjack',
    'Noche de Ruleta',
    'Serata Poker',
  ])('are no foreign language: %s', (headline) => {
    expect(judgeLanguage(headline)).toEqual([]);
    const { findings } = judgePrompt({ prompt: CALM, pieces: [headline] });
    expect(findings.filter(({ category }) => category === 'review')).toEqual([]);
  });
});
