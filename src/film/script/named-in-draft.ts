/** Words for music and its absence, in the seven languages, folded. */
const MUSIC =
  /\b(?:music(?:a|al)?|musik|musique|sound(?:track|s)?|song|jazz|band|dj|piano|klavier|silen[ct]\w*|silencio|stille|ohne ton|mute|muted|sonido|suono|som|son|ton)\b|音乐|配乐|声音|静音|爵士/u;
const LIGHT =
  /\b(?:light(?:s|ing)?|lit|neon|candle\w*|dark(?:ness)?|sunset|glow\w*|licht|beleuchtung|kerzen\w*|dunkel\w*|luz|luces|velas|luci|luce|candele|lumiere|eclairage|bougies|luzes|penumbra)\b|灯|光|霓虹|烛/u;

/** Whether a draft, folded, says anything of the music, be it that there is none. */
export function namesMusic(folded: string): boolean {
  return MUSIC.test(folded);
}

/** Whether a draft, folded, says anything of the light. */
export function namesLight(folded: string): boolean {
  return LIGHT.test(folded);
}
