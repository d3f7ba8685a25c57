/** What tells one take of a film from another: 31 random bits. */
export function randomSeed(): number {
  return (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) >>> 1;
}

/** The take of the video that an order starts from, as the page that led here says; else a new one. */
export function seedFrom(navigationState: unknown): number {
  const { seed } = (navigationState ?? {}) as { readonly seed?: unknown };
  return typeof seed === 'number' ? seed : randomSeed();
}
