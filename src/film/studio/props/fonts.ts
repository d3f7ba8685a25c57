import { createRequire } from 'node:module';
import { GlobalFonts } from '@napi-rs/canvas';

/** Names to paint with, after `registerPropFonts`. */
export const NUMBER_FONT = 'StudioNumbers';
export const DISPLAY_FONT = 'StudioDisplay';
export const SIGN_FONT = 'StudioSign';

const FILES: readonly (readonly [name: string, file: string])[] = [
  [NUMBER_FONT, '@fontsource/playfair-display/files/playfair-display-latin-800-normal.woff2'],
  [DISPLAY_FONT, '@fontsource/cinzel/files/cinzel-latin-900-normal.woff2'],
  [SIGN_FONT, '@fontsource/bebas-neue/files/bebas-neue-latin-400-normal.woff2'],
];

/** Makes the fonts that are painted on things known to Skia; once for each process. */
export function registerPropFonts(): void {
  const { resolve } = createRequire(import.meta.url);
  for (const [name, file] of FILES) {
    if (!GlobalFonts.has(name)) GlobalFonts.registerFromPath(resolve(file), name);
  }
}
