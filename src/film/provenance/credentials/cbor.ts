/** The values that a COSE signature is made of. Plain objects stay out: map keys may be numbers. */
export type CborValue =
  | number
  | string
  | null
  | Uint8Array
  | readonly CborValue[]
  | ReadonlyMap<number | string, CborValue>;

const MAJOR = { unsigned: 0, negative: 1, bytes: 2, text: 3, array: 4, map: 5, tag: 6 } as const;
const NULL = 0xf6;

/** Encodes whole numbers, text, bytes, lists and maps in CBOR's shortest forms (RFC 8949). */
export function encodeCbor(value: CborValue): Buffer {
  if (value === null) return Buffer.of(NULL);
  if (typeof value === 'number') return encodeNumber(value);
  if (typeof value === 'string') {
    const text = Buffer.from(value, 'utf8');
    return Buffer.concat([head(MAJOR.text, text.length), text]);
  }
  if (value instanceof Uint8Array) return Buffer.concat([head(MAJOR.bytes, value.length), value]);
  if (value instanceof Map) {
    const entries = [...value].flatMap(([key, item]) => [encodeCbor(key), encodeCbor(item)]);
    return Buffer.concat([head(MAJOR.map, value.size), ...entries]);
  }
  const items = value as readonly CborValue[];
  return Buffer.concat([head(MAJOR.array, items.length), ...items.map(encodeCbor)]);
}

/** Puts a tag before an encoded value. */
export function tagCbor(tag: number, encoded: Uint8Array): Buffer {
  return Buffer.concat([head(MAJOR.tag, tag), encoded]);
}

function encodeNumber(value: number): Buffer {
  if (!Number.isSafeInteger(value)) throw new RangeError(`CBOR: ${value} is not a whole number`);
  return value >= 0 ? head(MAJOR.unsigned, value) : head(MAJOR.negative, -1 - value);
}

function head(major: number, argument: number): Buffer {
  const first = major << 5;
  if (argument < 24) return Buffer.of(first | argument);
  if (argument < 0x100) return Buffer.of(first | 24, argument);
  if (argument < 0x1_0000) return Buffer.of(first | 25, argument >> 8, argument & 0xff);
  const long = Buffer.alloc(5, first | 26);
  long.writeUInt32BE(argument, 1);
  return long;
}
