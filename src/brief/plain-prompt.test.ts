import { expect, test } from 'vitest';

import { openBrief } from '#brief/open-brief.ts';

test.each([
  "I'd like a moody film of cards on velvet. Lantern Night, Friday at 9 PM, free buffet.",
  'Quiero un video elegante con velas. Noche de Faroles, 2 de noviembre, sorteo de $150,000.',
  'Vorrei un video con maschere e nebbia. Notte delle Lanterne, sabato 20 settembre alle 22.',
  'Quero um filme com velas, luz quente. Noite das Lanternas, quintas às 22h, jantar 38 €.',
  '帮我做个视频，烛光，爵士。灯笼之夜，晚七点到十点，送一杯热红酒',
])('a prompt that opens by asking for a film is plain: %s', (prompt) => {
  expect(openBrief(prompt).isPlain).toBe(true);
});

test.each([
  'Dice land, a group of friends cheers, whip pans. Eleven Nights of Dice, from March 1.',
  'Dadi di gelato sul lungomare, palloncini no grazie; Gelato & Dadi, dal 10 agosto, ingresso libero.',
  'Tramonto, lino, bossa, aperitivo e due gettoni 12 €, Lido Casinò Capo Ventoso',
  'Quiero un video con velas. Noche de Faroles, 2 de noviembre, te esperamos.',
  'Vidéo carrée, vert et or. Nuit des Lanternes, le 5 octobre, une coupe offerte. On vous attend',
])('what only sounds like a message leaves a prompt plain: %s', (prompt) => {
  expect(openBrief(prompt).isPlain).toBe(true);
});

test.each([
  'Put "SEE YOU SUNDAY" big, the rest clean, cheers Kim',
  'Dados gratis el sábado de 6 a 8, muchas gracias',
  'Ein Abend mit Würfeln am Samstag. Danke! Lea',
  'I want a clip of cards. We are thinking of Friday, it is not sure yet.',
  'Quiero un video con velas. Creo que es el viernes, pero no estamos seguros.',
  'We want guests to know, in a short video, that we are open on Friday.',
])('a message is not plain: %s', (prompt) => {
  expect(openBrief(prompt).isPlain).toBe(false);
});
