/**
 * What the readers must know of one language that is written with spaces. All strings are regular
 * expression sources over folded text (lower case, no accents); lists are separated by `|`.
 */
export interface LanguageWords {
  readonly dates: DateWords;
  readonly offers: OfferWords;
  /** Beginnings of a call to action. `weak` ones only count at the start of a sentence. */
  readonly calls: { readonly strong: string; readonly weak: string };
  /** `Title:`, `Headline is`, … in front of a part of the film's words. */
  readonly labels: Record<'title' | 'offer' | 'when' | 'venue' | 'callToAction', string>;
  /** `called X`, `titled X`: a name follows. */
  readonly naming: string;
  /** Words that speak about the film, the camera or the picture, never to its viewers. */
  readonly film: string;
  /** Words after which a brief names its subject: `promoting`, `for our`. */
  readonly topics: string;
  readonly venues: VenueWords;
  readonly events: EventWords;
  /** Words that end a noun phrase besides linking words: verbs above all. */
  readonly verbs: string;
  /** Linking words that may stand inside a noun phrase, between two of its words. */
  readonly inner: string;
  /** Words that open a noun phrase without belonging on screen: `our`, `new`, `beautiful`. */
  readonly weakOpeners: string;
  readonly sceneTitles: readonly SceneTitle[];
  /** Who is there and what the weather does: for scenes that say nothing else. */
  readonly quietTitles: readonly SceneTitle[];
  /** Where a scene title is put: before the name of the game, or after it. */
  readonly scenePosition: 'before' | 'after';
}

export interface DateWords {
  readonly atoms: readonly string[];
  /** Times only where they follow a date: `Friday from 7`, `wed 8-11`. */
  readonly following: readonly string[];
  /** Names of days that may as well be a title: `New Year's Eve`. */
  readonly holidays: string;
  readonly joiners: string;
  /** First words that are cut off: `on Friday` is shown as `Friday`. */
  readonly droppedLeads: string;
}

export interface OfferWords {
  /** Last words of what an amount is given for: `prize pool`, `off`. */
  readonly nouns: string;
  /** May stand between an amount and its noun: `$500 in prizes`. */
  readonly joiners: string;
  /** What stands before an amount and belongs to it: `prize pool of`, `up to`. */
  readonly leads: string;
  /** Offers without an amount: `double points`. */
  readonly gifts: string;
}

interface VenueWords {
  readonly heads: string;
  /** Prepositions before a venue, with their articles. */
  readonly leads: string;
  /** Adjectives that make no name: `luxury casino`. */
  readonly generic: string;
}

export interface EventWords {
  readonly strong: string;
  /** Say too little alone: `night`. */
  readonly weak: string;
  /** Whether the words that say more follow the head (`noche de chicas`) or precede it. */
  readonly headFirst: boolean;
}

/** A word of a scene and the piece of title it becomes beside the name of the game. */
export type SceneTitle = readonly [pattern: string, piece: string];
