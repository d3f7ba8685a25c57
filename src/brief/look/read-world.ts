import { WORLD_WORDS } from '#brief/look/look-words.ts';
import type { World } from '#domain/order/look.ts';
import type { PresetId } from '#domain/order/presets.ts';
import { GAMES } from '#games/game-list.ts';
import type { Language } from '#domain/languages.ts';
import { findMentions } from '#text/lexicon.ts';

/** Worlds of the gaming floor itself, with the games that may be named beside them. */
const ON_THE_FLOOR: Partial<Record<World, readonly PresetId[]>> = { jackpot: ['slots'], dawn: [] };

/**
 * Returns what a folded text is about where it speaks of an event beside the tables and names no game; null where it
 * names a game, both or neither. Playing may be spoken of after the event, as of free play with a dinner, or where the
 * event is one of the gaming floor.
 */
export function readWorld(folded: string, language: Language): World | null {
  const mentions = findMentions(folded, language, WORLD_WORDS).toSorted(
    (a, b) => b.count - a.count || a.at - b.at,
  );
  const worlds = mentions.flatMap(({ meaning }) => (meaning === 'game' ? [] : [meaning]));
  const games = namedGames(folded, language);
  const isOfPlay = games.length > 0 || worlds.length < mentions.length;
  const [foremost] = worlds;
  if (foremost === undefined || !isOfPlay) return foremost ?? null;
  const play = mentions.find(({ meaning }) => meaning === 'game');
  const event = mentions.find(({ meaning }) => meaning === foremost);
  const isOfEvent = event && (!play || event.at < play.at);
  if (isOfEvent && games.length === 0 && !(foremost in ON_THE_FLOOR)) return foremost;
  const isOnTheFloor = (world: World): boolean => {
    const beside = ON_THE_FLOOR[world];
    return beside !== undefined && games.every((game) => beside.includes(game));
  };
  return worlds.every(isOnTheFloor) ? foremost : null;
}

const GAME_NAMES = new Map<Language, readonly (readonly [PresetId, RegExp])[]>();

function namedGames(folded: string, language: Language): readonly PresetId[] {
  const known =
    GAME_NAMES.get(language) ??
    GAMES.map(({ id, names }) => {
      const words = [names[language], names.en].map(({ mentions }) => mentions).join('|');
      return [id, new RegExp(`(?<![a-z])(?:${words})(?![a-z])`, 'u')] as const;
    });
  GAME_NAMES.set(language, known);
  return known.flatMap(([id, name]) => (name.test(folded) ? [id] : []));
}
