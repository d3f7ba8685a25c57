/** An sRGB colour, `#rrggbb`. */
export type HexColor = `#${string}`;
