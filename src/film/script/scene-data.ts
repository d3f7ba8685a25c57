import type { PresetId } from '#domain/presets.ts';

/** What a caption of a preset can be made of. Phrases fit the sentence frames of the grammar. */
export interface SceneData {
  /** Noun phrases without article that follow "a": the thing in the picture. */
  readonly subjects: readonly string[];
  /** Sentences in the present tense about what happens. No result of a bet is ever shown or named. */
  readonly actions: readonly string[];
  /** Follow "beside", "among", "next to". */
  readonly props: readonly string[];
  /** Where it is, with the preposition. */
  readonly places: readonly string[];
  /** Close-up details, as a clause with its verb. */
  readonly details: readonly string[];
}

export const SCENE_DATA: Record<PresetId, SceneData> = {
  roulette: {
    subjects: [
      'lacquered roulette wheel',
      'mahogany roulette wheel',
      'polished roulette wheel with brass turrets',
      'classic European roulette wheel',
      'roulette table under a low brass lamp',
      'hand-finished walnut wheel',
      'roulette wheel with ivory numerals',
    ],
    actions: [
      'The ball circles the rim, ticks across the frets and the picture cuts away before it rests',
      'The croupier sets the wheel turning with one easy movement of the wrist',
      'The rotor turns and its numbers melt into one ring of red and black',
      'Guests lean in as the ball begins its last laps',
      'A gloved hand places a single chip on the felt and withdraws',
      'Reflections of the lamps slide around the polished bowl',
      'The turret catches the light once in every turn',
    ],
    props: [
      'neat stacks of chips',
      'a folded evening programme',
      'two glasses of sparkling water',
      'a small vase of white orchids',
      'a brass croupier rake',
      'a velvet rope and a quiet doorway',
    ],
    places: [
      'in a salon with tall mirrors',
      'in a wood-panelled gaming room',
      'on a rooftop terrace above the city',
      'in a quiet private salon',
      'in a grand hall under crystal chandeliers',
      'on a seaside terrace at dusk',
      'in a dim lounge with green velvet seats',
    ],
    details: [
      'fine scratches on the brass tell of many evenings',
      'the grain of the wood glows like honey',
      'the felt shows every thread',
      'a narrow beam of light follows the ball',
      'the numerals drift in and out of focus',
    ],
  },
  blackjack: {
    subjects: [
      'blackjack table with deep green felt',
      'semi-circular blackjack table',
      'blackjack table lit from above',
      'freshly brushed blackjack table',
      'dealer’s shoe of smoked glass',
      'quiet blackjack table for five',
      'blackjack layout with gold lettering',
    ],
    actions: [
      'Cards leave the shoe and glide across the felt one by one',
      'The dealer fans a fresh deck in a single clean arc',
      'A card turns slowly and the picture cuts before its face is seen',
      'The dealer squares the deck and taps it twice on the table',
      'Chips click softly as a guest straightens a stack',
      'Hands rest on the padded rail while the table waits for the next card',
      'A cut card slides into the deck and the shuffle begins again',
    ],
    props: [
      'a tidy rack of coloured chips',
      'a plain deck with engraved backs',
      'a glass of iced tea with a twist of lemon',
      'a leather card tray',
      'a small brass lamp',
      'a bowl of roasted almonds',
    ],
    places: [
      'on a calm corner of the main floor',
      'in a club room with leather chairs',
      'in a lounge where a pianist plays',
      'in a private room behind heavy curtains',
      'in a riverside salon with tall windows',
      'in an art deco hall of black marble',
      'in a candlelit back room',
    ],
    details: [
      'the edge of a card bends by a hair',
      'light runs along the rim of a chip',
      'the stitching of the rail comes into focus',
      'the felt keeps the soft trace of each card',
      'cuff links glint as the dealer’s hands move',
    ],
  },
  slots: {
    subjects: [
      'row of slot cabinets with curved screens',
      'vintage slot machine with a chrome lever',
      'slot machine with three bright reels',
      'long avenue of glowing slot cabinets',
      'polished slot cabinet with a halo of bulbs',
      'pair of mirrored slot machines',
      'slot cabinet with mother-of-pearl buttons',
    ],
    actions: [
      'Reels spin into ribbons of colour and slow down one after another',
      'Light chases around the cabinet in step with the rhythm',
      'A finger presses the button and the reels begin to blur',
      'Symbols of bells, stars and sevens roll past the glass',
      'The chrome lever swings down and springs back with a click',
      'Cabinets wake up one by one along the aisle',
      'The last reel is still turning when the picture cuts away',
    ],
    props: [
      'a stool of quilted leather',
      'a tall glass of lime soda',
      'a carpet with a golden pattern',
      'columns wrapped in mirrored tiles',
      'a ceiling of small warm bulbs',
      'a plush rope stand',
    ],
    places: [
      'in a lively slot hall',
      'in an arcade of mirrors and marble',
      'in a lounge with a low bar of onyx',
      'in a hall under a ceiling of lights',
      'in a quiet corner beside the atrium',
      'in a room of velvet walls',
      'on a promenade of glowing cabinets',
    ],
    details: [
      'bulbs mirror themselves in the chrome',
      'the glass of the reels catches a passing silhouette',
      'dust sparkles in a beam of coloured light',
      'the symbols stay sharp for one heartbeat',
      'the carpet glimmers in the colours of the screens',
    ],
  },
  poker: {
    subjects: [
      'oval poker table with a leather rail',
      'poker table in a pool of light',
      'final table with nine seats',
      'poker table of midnight-blue felt',
      'hand-stitched poker table',
      'poker room before the first hand',
      'tournament table with engraved chips',
    ],
    actions: [
      'The dealer burns a card and turns the river, and the picture cuts before it lands',
      'Chips are counted, cut and slid forward in one calm movement',
      'Two players hold a look across the table for a long breath',
      'A thumb lifts the corners of two cards and lets them fall again',
      'The button moves one seat on and the next hand begins',
      'Chips riffle between practised fingers',
      'A deck is washed across the felt in slow circles',
    ],
    props: [
      'towers of clay chips',
      'a dealer button of bone white',
      'a pair of tinted glasses',
      'a glass of still water',
      'a card guard of old silver',
      'a row of empty chairs',
    ],
    places: [
      'in a hushed card room',
      'in a tournament hall with a gallery',
      'in a cellar bar with brick arches',
      'in a loft above the old harbour',
      'in a library of dark shelves',
      'in a ballroom set for a championship evening',
      'in a small private club',
    ],
    details: [
      'a bead of condensation runs down a glass',
      'the clay of the chips shows its fine pattern',
      'the light stops just short of the faces',
      'a watch ticks at the edge of the frame',
      'the backs of the cards reflect the lamp',
    ],
  },
};

/** Colours, sound and mood go together; a caption takes one row of each. */
export const PALETTES: readonly string[] = [
  'black and gold',
  'emerald and brass',
  'midnight blue and silver',
  'burgundy and warm amber',
  'rose gold and plum',
  'teal and copper',
  'ivory and dark walnut',
  'crimson and old gold',
  'sapphire and pearl',
];

export const SOUNDS: readonly string[] = [
  'a slow jazz trio',
  'brushed drums and double bass',
  'a soft piano',
  'deep electronic chords',
  'warm strings',
  'a crisp funk groove',
  'an easy bossa nova',
  'a muted trumpet',
];

export const MOODS: readonly string[] = [
  'elegant and unhurried',
  'warm and intimate',
  'festive and bright',
  'mysterious and quiet',
  'playful and light',
  'luxurious and calm',
  'lively and modern',
];

export const TITLES: Record<PresetId, readonly string[]> = {
  roulette: [
    'Around the Wheel',
    'The Turning Hour',
    'Red, Black, Tonight',
    'A Night in Motion',
    'The Velvet Wheel',
    'Evening at the Wheel',
  ],
  blackjack: [
    'The Art of Twenty-One',
    'Cards After Dark',
    'The Quiet Table',
    'Twenty-One Stories',
    'Across the Felt',
    'The Green Room',
  ],
  slots: [
    'Lights in Motion',
    'City of Reels',
    'The Glow Hour',
    'Colours of the Night',
    'Electric Evening',
    'The Bright Side',
  ],
  poker: [
    'The Long Table',
    'Read the Room',
    'River Nights',
    'Nine Seats',
    'The Card Room',
    'Cool Hands',
  ],
};
