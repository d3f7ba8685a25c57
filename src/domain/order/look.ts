/** What a film can look and sound like, by the names that prompts, presets and readers use. */

export const MOODS = [
  'elegant',
  'energetic',
  'festive',
  'intimate',
  'luxurious',
  'playful',
  'mysterious',
] as const;
export type Mood = (typeof MOODS)[number];

export const SETTINGS = [
  'mainFloor',
  'highLimitRoom',
  'lounge',
  'rooftop',
  'beachfront',
  'theatre',
  'riverboat',
] as const;
export type Setting = (typeof SETTINGS)[number];

export const OCCASIONS = [
  'newYear',
  'ladiesNight',
  'valentines',
  'halloween',
  'winterHolidays',
  'lunarNewYear',
  'summer',
  'anniversary',
  'grandOpening',
  'tournament',
] as const;
export type Occasion = (typeof OCCASIONS)[number];

/**
 * Scenes for what a casino advertises besides its tables:
 * - `dining`: a laid table with champagne, cakes and a cloche
 * - `concert`: a stage with lights and instruments, before the show
 * - `arrival`: the lit facade at dusk; for spas, galas and openings
 * - `suite`: a hotel room in the evening
 * - `jackpot`: a wall of rolling counters
 * - `dawn`: the empty gaming floor in first light; for reopenings
 */
export const WORLDS = ['dining', 'concert', 'arrival', 'suite', 'jackpot', 'dawn'] as const;
export type World = (typeof WORLDS)[number];

/**
 * Scenery round the house, as films open on it and as it stands outside its windows:
 * - `sea`: an open coast
 * - `lake`: still water among mountains, or a river
 * - `harbour`: boats before a town on the slope
 * - `mountains`: peaks over a valley
 * - `village`: houses in the snow
 * - `hills`: vineyards and cypresses
 * - `desert`: table mountains and dunes
 * - `forest`: tall trunks in the haze
 * - `city`: towers across the water
 * - `garden`: hedges and trees round a terrace
 * - `square`: gabled houses, a clock tower and a fountain on the cobbles of an old town
 * - `market`: the same in winter, with wooden stalls round a lit fir
 * - `park`: an avenue of trees in autumn, whose leaves fall
 * - `sky`: a wide sky over low land, with all its stars at night
 */
export const LANDSCAPES = [
  'sea',
  'lake',
  'harbour',
  'mountains',
  'village',
  'hills',
  'desert',
  'forest',
  'city',
  'garden',
  'square',
  'market',
  'park',
  'sky',
] as const;
export type LandscapeKind = (typeof LANDSCAPES)[number];

export const TIMES_OF_DAY = ['dawn', 'day', 'dusk', 'night'] as const;
export type TimeOfDay = (typeof TIMES_OF_DAY)[number];

export const WEATHERS = ['clear', 'rain', 'storm', 'snow', 'fog'] as const;
export type Weather = (typeof WEATHERS)[number];

/** When a film shows its landscape first and longest: it opens on it, or it closes with it. */
export const LANDSCAPE_POSITIONS = ['start', 'end'] as const;
export type LandscapePosition = (typeof LANDSCAPE_POSITIONS)[number];

export interface Landscape {
  readonly kind: LandscapeKind;
  readonly time: TimeOfDay;
  /** Clear where absent. */
  readonly weather?: Weather;
  /** Whether snow lies on the land, though none may fall. */
  readonly isSnowCovered?: boolean;
  /** The start where absent. */
  readonly position?: LandscapePosition;
}

/** Whether nobody would put a table outside. */
export const isWet = (weather: Weather | undefined): boolean =>
  weather === 'rain' || weather === 'storm' || weather === 'snow';

/** What a shot can show. */
export const SUBJECTS = [
  'chips',
  'cards',
  'wheel',
  'ball',
  'dice',
  'reels',
  'room',
  'marquee',
  'champagne',
  'stage',
] as const;
export type Subject = (typeof SUBJECTS)[number];

export const PLAYED_STYLES = [
  'lounge',
  'jazz',
  'electronic',
  'orchestral',
  'latin',
  'rock',
  'funk',
] as const;
/** Music that a film has. */
export type PlayedStyle = (typeof PLAYED_STYLES)[number];

/** With `none` the game and the room are heard alone. */
export const MUSIC_STYLES = [...PLAYED_STYLES, 'none'] as const;
export type MusicStyle = (typeof MUSIC_STYLES)[number];

export const PACES = ['slow', 'medium', 'fast'] as const;
export type Pace = (typeof PACES)[number];

/**
 * Decorations of the room, requested by the prompt or suggested by its occasion:
 * - `confetti`: paper or foil in the air
 * - `fireworks`: over the skyline or behind the windows, if the room has any
 * - `candles`: small warm flames on the tables
 * - `flowers`: bouquets and petals, mostly roses
 * - `palms`: palm trees or tropical leaves
 * - `stage`: an empty, lit stage with a microphone
 * - `saxophone`: an instrument of the band; comes with jazz
 * - `champagne`: filled flutes on a table, with nobody drinking
 * - `balloons`: metallic, in the palette's colours
 * - `lanterns`: red paper lanterns
 * - `pumpkins`: carved and lit
 * - `snow`: falling outside
 * - `stringLights`: warm bulbs on wires
 * - `curtains`: velvet drapes
 * - `chandelier`: crystal, above the table
 * - `neonSigns`: glowing tubes, without letters
 * - `skyline`: a city at night beyond glass
 * - `water`: sea, pool or river, moving
 * - `discoBall`: a mirror ball and its spots of light
 * - `trophy`: a cup on a plinth
 * - `redCarpet`: runner and velvet rope
 * - `leaves`: autumn leaves in the air
 * - `piano`: a grand piano on the stage of concerts; rooms, which are out of focus, show none
 * - `cake`: one of several tiers, with candles, on laid tables; rooms show none
 */
export const DRESSINGS = [
  'confetti',
  'fireworks',
  'candles',
  'flowers',
  'palms',
  'stage',
  'saxophone',
  'champagne',
  'balloons',
  'lanterns',
  'pumpkins',
  'snow',
  'stringLights',
  'curtains',
  'chandelier',
  'neonSigns',
  'skyline',
  'water',
  'discoBall',
  'trophy',
  'redCarpet',
  'leaves',
  'piano',
  'cake',
] as const;
export type Dressing = (typeof DRESSINGS)[number];

/** What only a world beside the tables shows. */
export const DRESSING_WORLDS: Partial<Record<Dressing, World>> = {
  piano: 'concert',
  cake: 'dining',
};

/** Hues of cloth and light. */
export const HUES = [
  'red',
  'burgundy',
  'pink',
  'orange',
  'yellow',
  'green',
  'teal',
  'blue',
  'purple',
] as const;
export type HueName = (typeof HUES)[number];

/** Colours of the dice on a craps table. */
export const DICE_COLORS = ['red', 'gold', 'white', 'black', 'blue', 'purple', 'green'] as const;
export type DiceColor = (typeof DICE_COLORS)[number];

export const METALS = ['gold', 'silver', 'copper', 'roseGold'] as const;
export type MetalName = (typeof METALS)[number];

/** `tinted` takes the hue of the cloth. */
export const ROOMS = ['black', 'white', 'brown', 'tinted'] as const;
export type RoomName = (typeof ROOMS)[number];
export const TONES = ['vivid', 'deep', 'pale'] as const;
export type ToneName = (typeof TONES)[number];

/** A palette by the names of its colours, as in a prompt. */
export interface ColorScheme {
  /** The first hue colours cloth and light, the second is the other light. */
  readonly hues: readonly HueName[];
  readonly metal: MetalName;
  readonly room: RoomName;
  readonly tone: ToneName | 'plain';
}

/** Maximum number of colours besides those of the room and the metal, most important first. */
export const HUES_MAX = 2;

/** Maximum number of dressings in a room. */
export const DRESSINGS_MAX = 6;
