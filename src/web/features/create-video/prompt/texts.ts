import type { Landscape, Weather } from '#domain/order/look.ts';

const IN_WEATHER: Record<Weather, string> = {
  clear: '',
  rain: ' in the rain',
  storm: ' in a storm',
  snow: ' in the snow',
  fog: ' in fog',
};

/** What was read from the prompt, besides its words. */
export const READ_TEXTS = {
  fromPrompt: (settings: string) => `Set from your prompt: ${settings}.`,
  lookFromPrompt: (wishes: string) => `From your prompt: ${wishes}.`,
  mood: (mood: string) => `${mood} mood`,
  pace: (pace: string) => `${pace} pace`,
  crowd: (density: string) => (density === 'none' ? 'no people' : `${density} crowd`),
  room: (color: string) => `${color} room`,
  tones: (tone: string) => `${tone} colors`,
  setting: (setting: string) => `${setting} setting`,
  dice: (color: string) => `${color} dice`,
  music: (style: string) => (style === 'none' ? 'no music' : `${style} music`),
  landscape: ({ kind, time, weather = 'clear', isSnowCovered = false, position }: Landscape) =>
    `Show the landscape from your prompt: ${isSnowCovered ? 'snow-covered ' : ''}${kind} ${time === 'day' ? 'by' : 'at'} ${time}${IN_WEATHER[weather]}${position === 'end' ? ', at the end' : ''}`,
  shotsNamed: 'Shots named in your prompt',
} as const;
