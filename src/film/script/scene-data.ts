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
  'brushed drums and a soft bass',
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
