/** WCAG's relative luminance of a grey from 0 to 1. */
export function luminanceOfLevel(level: number): number {
  return level <= 0.040_45 ? level / 12.92 : ((level + 0.055) / 1.055) ** 2.4;
}

/** WCAG's ratio of two relative luminances: 1 to 21. */
export function ratioOf(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}
