import { describe, expect, test } from 'vitest';

import { readBrief } from '#brief/read-brief.ts';
import { findLabel } from '#brief/segments/find-label.ts';
import { openText } from '#brief/segments/open-text.ts';
import type { Language } from '#domain/languages.ts';

function labelOf(language: Language, text: string): string | null {
  const label = findLabel(openText(text, language), { start: 0, end: text.length });
  return label && `${label.field} ${text.slice(label.valueStart).trim()}`;
}

test.each<[Language, string, string]>([
  ['it', '[RIGA 3] Aperitivo', 'super Aperitivo'],
  ['it', '[SUPER 2] Tutto rosso', 'super Tutto rosso'],
  ['it', 'Super 2 sul bianco: Privé', 'super Privé'],
  ['it', 'Prima riga: Tutto rosso', 'super Tutto rosso'],
  ['it', 'Testo principale: Tutto rosso', 'super Tutto rosso'],
  ['pt', 'Destaque 1: 20 rodadas', 'offer 20 rodadas'],
  ['pt', 'Linha B: 20 rodadas', 'super 20 rodadas'],
  ['de', 'Zeile 1 groß: Flucht', 'super Flucht'],
  ['de', 'Zeile 2: Freier Eintritt', 'super Freier Eintritt'],
  ['de', 'Erste Zeile: Flucht', 'super Flucht'],
  ['de', 'Hauptangebot: Freier Eintritt', 'offer Freier Eintritt'],
  ['de', 'Unterüberschrift: Flucht', 'super Flucht'],
  ['en', 'txt: Free entry', 'super Free entry'],
  ['en', 'Lower third: All In', 'super All In'],
  ['pt', 'GC: Bloco do Dado', 'super Bloco do Dado'],
  ['pt', 'Tela: Mesa Cheia', 'super Mesa Cheia'],
  ['fr', 'BANDEAU : 12 huîtres', 'super 12 huîtres'],
  ['de', 'Texttafel: Flucht', 'super Flucht'],
  ['es', 'Zócalo: Todo al rojo', 'super Todo al rojo'],
  ['it', 'Sottopancia: Tutto rosso', 'super Tutto rosso'],
  ['zh', '【花字】龙王送礼', 'super 龙王送礼'],
  ['en', 'Line 1 - All In', 'super All In'],
  ['en', 'Line one: All In', 'super All In'],
  ['en', '2nd super: All In', 'super All In'],
  ['en', 'Main offer: Free entry', 'offer Free entry'],
  ['en', 'Subheadline: All In', 'super All In'],
  ['en', 'End frame, black: Harbor Casino', 'ending Harbor Casino'],
  ['es', 'Oferta principal: Entrada gratis', 'offer Entrada gratis'],
  ['es', 'Segunda línea: Entrada gratis', 'super Entrada gratis'],
  ['fr', 'Texte écran 2 : Tout rouge', 'super Tout rouge'],
  ['fr', '1re ligne : Tout rouge', 'super Tout rouge'],
  ['fr', 'Titre sur noir, 3 secondes : Tout rouge', 'headline Tout rouge'],
  ['zh', '权益一：免费停车', 'offer 免费停车'],
  ['zh', '主标题：红黑之夜', 'headline 红黑之夜'],
  ['zh', '副标题：红黑之夜', 'super 红黑之夜'],
  ['zh', '【副标题】红黑之夜', 'super 红黑之夜'],
  ['zh', '第二行：红黑之夜', 'super 红黑之夜'],
])('%s: %s', (language, text, label) => expect(labelOf(language, text)).toBe(label));

test.each<[Language, string]>([
  ['en', 'Main event: $10,000 guaranteed'],
  ['en', 'Final date: Friday'],
  ['en', 'Line up: three bands'],
  ['en', 'First drink: free'],
  ['en', '[designer: make it shine] go'],
  ['en', '[black] and out'],
  ['en', 'Free entry (dates) soon'],
  ['pt', 'Linha de apoio: 808 555 010'],
  ['fr', 'Ligne directe : 04 55 55 00'],
  ['es', 'Fecha final: viernes'],
  ['de', 'Zeile: eins'],
])('%s: %s has no label', (language, text) => expect(labelOf(language, text)).toBeNull());

describe('labels in brackets', () => {
  test('part the words of one line', () => {
    const { headline, lines } = readBrief(
      'Ecco i testi: [TITOLO] Weekend da assi [RIGA 1] Aperitivo incluso [RIGA 2] 20 giri gratis',
    ).words;
    expect({ headline, lines: lines.map(({ text }) => text) }).toEqual({
      headline: 'Weekend da assi',
      lines: ['Aperitivo incluso', '20 giri gratis'],
    });
  });

  test('are no part of a call', () => {
    expect(readBrief('[CTA] Prenota allo 091 555 08 08').words.callToAction).toBe(
      'Prenota allo 091 555 08 08',
    );
  });
});

test('a name under the logo signs without the word that places it', () => {
  expect(readBrief('Roulette.\nEndbild: Logo, darunter Casino am Rosenwall').words.signature).toBe(
    'Casino am Rosenwall',
  );
});
