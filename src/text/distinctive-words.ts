import { foldedLists } from '#text/folded-lists.ts';
import DATA from './distinctive-words.json' with { type: 'json' };

/** Words in casino briefs that are specific to one language, folded, in addition to its linking words. */
export const DISTINCTIVE_WORDS = foldedLists(DATA.words);
