export const PRESET_IDS = ['roulette', 'blackjack', 'slots', 'poker', 'craps'] as const;
export type PresetId = (typeof PRESET_IDS)[number];

export interface Preset {
  readonly id: PresetId;
  readonly name: string;
  readonly description: string;
  readonly category: string;
}

export const PRESETS: readonly Preset[] = [
  {
    id: 'roulette',
    name: 'Roulette',
    description:
      'A lacquered wheel in motion, the ball circling the track until it finds its pocket.',
    category: 'Table Games',
  },
  {
    id: 'blackjack',
    name: 'Blackjack',
    description: 'Cards slide from the shoe across the felt and turn, one by one, to twenty-one.',
    category: 'Table Games',
  },
  {
    id: 'slots',
    name: 'Slots',
    description: 'Bright reels spin and stop in turn while the cabinet lights chase around them.',
    category: 'Slot Machines',
  },
  {
    id: 'poker',
    name: 'Poker',
    description: 'Chips stack up around the pot as the river card lands on the table.',
    category: 'Card Rooms',
  },
  {
    id: 'craps',
    name: 'Craps',
    description: 'Two dice cross the felt, strike the far wall and tumble to rest.',
    category: 'Dice',
  },
];

/** Returns the preset with this id; undefined if there is none. */
export function findPreset(id: string): Preset | undefined {
  return PRESETS.find((preset) => preset.id === id);
}

/** Returns all preset names as used in sentences: `Roulette, Blackjack, Slots and Poker`. */
export function listOfPresets(): string {
  const names = PRESETS.map(({ name }) => name);
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
}
