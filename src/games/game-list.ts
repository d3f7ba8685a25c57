import type { PresetId } from '#domain/order/presets.ts';
import type { Game } from '#games/game.ts';
import { blackjackGame } from './blackjack/game.ts';
import { crapsGame } from './craps/game.ts';
import { pokerGame } from './poker/game.ts';
import { rouletteGame } from './roulette/game.ts';
import { slotsGame } from './slots/game.ts';

/** All games, as words and looks. Their scenes are in `preset-list.ts`. */
export const GAMES: readonly Game[] = [
  rouletteGame,
  blackjackGame,
  slotsGame,
  pokerGame,
  crapsGame,
];

export function findGame(id: PresetId): Game {
  const game = GAMES.find((candidate) => candidate.id === id);
  if (game === undefined) throw new Error(`there is no game for preset ${id}`);
  return game;
}
