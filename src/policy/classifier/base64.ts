const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const VALUES = new Map(Array.from(ALPHABET, (character, value) => [character, value]));

/** Bytes of a base64 text; written out here because the domain sees neither Node nor browser. */
export function bytesOfBase64(text: string): Uint8Array<ArrayBuffer> {
  const length = Math.floor((text.replace(/=+$/, '').length * 3) / 4);
  const bytes = new Uint8Array(length);
  let bits = 0;
  let held = 0;
  let at = 0;
  for (const character of text) {
    const value = VALUES.get(character);
    if (value === undefined) break;
    bits = ((bits << 6) | value) & 0xffffff;
    held += 6;
    if (held >= 8) {
      held -= 8;
      bytes[at] = (bits >> held) & 0xff;
      at += 1;
    }
  }
  return bytes;
}
