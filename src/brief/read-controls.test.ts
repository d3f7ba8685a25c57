import { expect, test } from 'vitest';

import { readControls } from '#brief/read-controls.ts';
import type { AspectRatio } from '#domain/controls.ts';
import { foldText } from '#text/fold-text.ts';

const read = (prompt: string) => readControls({ folded: foldText(prompt) });

const SHAPES: Readonly<Record<AspectRatio, readonly string[]>> = {
  '9:16': [
    'Cards in slow motion, for Instagram stories',
    'an instagram reel about bingo',
    'YouTube Shorts, neon wheel',
    'TikTok clip of dice',
    'portrait orientation, dealer smiling',
    'upright video for the lift',
    'phone format please',
    'Hochformatig, Würfel im Dunkeln',
    'als Story, Karten fallen',
    'Storyformat, goldene Chips',
    'vertikales Video vom Roulettetisch',
    'hochkant gedreht',
    'Format story, les dés roulent',
    'pour les stories, la bille tourne',
    'en mode portrait, une croupière',
    'Formato historia, la bola gira',
    'para stories, mesa verde',
    'formato móvil',
    'historias de Instagram',
    'Formato storie, carte sul tavolo',
    'per le storie, luce calda',
    'storie Instagram con fiches',
    'Formato stories, dados dourados',
    'para os stories do casino',
    'modo retrato, luz quente',
    '直度影片，骰子滚动',
    '豎屏，老虎機',
    '竖式画面',
    '抖音短片，轮盘',
    '1080x1920, roulette',
    '9 zu 16, Würfel',
  ],
  '16:9': [
    'wide screen, chips falling',
    'in a widescreen format',
    'for the lobby TV, jackpot wheel',
    'letterbox look with cards',
    'Breitbild, Karten fliegen',
    'Querformatig, Chips',
    'Kinoformat, Würfel',
    'Écran large, table de jeu',
    'format panoramique',
    "à l'horizontale, jetons",
    'formato apaisada, fichas',
    'pantalla ancha con cartas',
    'formato panorámico',
    'Schermo largo, dadi',
    'in orizzontale, fiches',
    'Ecrã largo, cartas',
    'tela larga com fichas',
    'em paisagem, formato deitado',
    '畫面橫式，骰子',
    '橫屏，輪盤',
    '宽银幕，轮盘',
    '16 por 9, fichas',
  ],
  '1:1': [
    'square post, dice',
    'square for Instagram, dice',
    'a square ad with chips',
    'Quadratformat, Chips',
    'Carré pour Instagram, jetons',
    'publication carrée',
    'pieza cuadrada, fichas',
    'cuadrado para Instagram',
    'versione quadrata, fiches',
    'post quadrato',
    'imagem quadrada, fichas',
    'quadrado para Instagram',
    '方版，骰子',
    '正方画面',
    '1080×1080',
  ],
};

test.each(Object.entries(SHAPES).flatMap(([shape, prompts]) => prompts.map((one) => [one, shape])))(
  '%s is %s',
  (prompt, shape) => expect(read(prompt).aspectRatio).toBe(shape),
);

test.each([
  'a portrait of a dealer in gold light',
  'a story about a croupier',
  'spinning reels of a slot machine',
  'carré d’as sur le tapis',
  'open June 9 to 16',
  'the camera moves 横向移动 over the table',
  'a square table with chips',
])('%s names no shape', (prompt) => expect(read(prompt).aspectRatio).toBeNull());

test.each([
  ['fifteen seconds of dice', 15],
  ['Zehn Sekunden, Karten fallen', 10],
  ['quinze secondes, les dés roulent', 15],
  ['treinta segundos de ruleta', 30],
  ['venti secondi, fiches', 20],
  ['vinte segundos de roleta', 20],
  ['十五秒，轮盘转动', 15],
  ['20″ roulette', 20],
  ['20" roulette', 20],
  ['15 seconds, vertical, mood of a 60s spy thriller', 15],
  ['Film „Nachtschicht" (15"), Würfel', 15],
  ['20 sec. loop in 70s disco colours', 20],
])('%s lasts %i seconds', (prompt, seconds) => expect(read(prompt).duration).toBe(seconds));

test.each([
  'the neon sign “Countdown 21” glows',
  'Schrift "Countdown 21" leuchtet',
  'Titel „Countdown 21"',
  'jantar com fichas: tens 2',
  'a 60s spy thriller at the table',
  'countdown of 10 seconds on a clock',
])('%s names no length', (prompt) => expect(read(prompt).duration).toBeNull());
