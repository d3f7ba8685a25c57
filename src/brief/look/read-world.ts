import { WORLD_WORDS } from '#brief/look/look-words.ts';
import type { World } from '#domain/look.ts';
import { GAMES } from '#games/game-list.ts';
import type { Language } from '#text/language.ts';
import { findMentions } from '#text/lexicon.ts';

/**
 * Returns what a folded text is about where it speaks of an event beside the tables and of no game; null where it
 * speaks of a game, of both or of neither.
 */
export function readWorld(folded: string, language: Language): World | null {
  const mentions = findMentions(folded, language, WORLD_WORDS);
  if (mentions.some(({ meaning }) => meaning === 'game') || namesGame(folded, language))
    return null;
  const [foremost] = mentions.toSorted((a, b) => b.count - a.count || a.at - b.at);
  return foremost === undefined || foremost.meaning === 'game' ? null : foremost.meaning;
}

const GAME_NAMES = new Map<Language, RegExp>();

function namesGame(folded: string, language: Language): boolean {
  const names = GAMES.flatMap((game) => [game.names[language], game.names.en]);
  const known =
    GAME_NAMES.get(language) ??
    new RegExp(`(?<![a-z])(?:${names.map(({ mentions }) => mentions).join('|')})(?![a-z])`, 'u');
  GAME_NAMES.set(language, known);
  return known.test(folded);
}
