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
  'I want a clip of cards. We are thinking of Friday, it is not sure yet.',
  'Quiero un video con velas. Creo que es el viernes, pero no estamos seguros.',
  'We want guests to know, in a short video, that we are open on Friday.',
])('a message about a film is not: %s', (prompt) => {
  expect(openBrief(prompt).isPlain).toBe(false);
});
