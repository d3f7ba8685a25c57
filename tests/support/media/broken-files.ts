/** Files that break decoders, generated from a seed: the same seed gives the same files. */
import { crc32, deflateSync } from 'node:zlib';

import { seededNumbers, type Numbers } from './seeded-numbers.ts';

export interface BrokenFile {
  /** What is wrong with it. */
  readonly what: string;
  readonly bytes: Buffer;
  /** Whether a decoder may still read it, so that it is re-encoded like any other. */
  readonly mayPass: boolean;
}

/** Valid files to break, by type. */
export type WholeFiles = Readonly<Record<string, Buffer>>;

type Maker = (numbers: Numbers, whole: WholeFiles) => BrokenFile;

const MAKERS: readonly Maker[] = [
  ({ below, pick }, whole) => {
    const [type, bytes] = pick(Object.entries(whole));
    const length = 1 + below(bytes.length - 1);
    return { what: `${type} cut to ${length}`, bytes: bytes.subarray(0, length), mayPass: true };
  },
  ({ below, pick }, whole) => {
    const [type, original] = pick(Object.entries(whole));
    const bytes = Buffer.from(original);
    for (let count = 0; count < 1 + below(40); count += 1) {
      bytes[below(bytes.length)] = below(256);
    }
    return { what: `${type} with other bytes`, bytes, mayPass: true };
  },
  ({ below, pick }, whole) => {
    const [type, original] = pick(Object.entries(whole));
    const [like, model] = pick(Object.entries(whole));
    const bytes = Buffer.concat([model.subarray(0, 16), original.subarray(below(16))]);
    return { what: `${type} that begins like ${like}`, bytes, mayPass: true };
  },
  ({ bytesOf, pick }, whole) => {
    const [type, model] = pick(Object.entries(whole));
    const bytes = Buffer.concat([model.subarray(0, 24), bytesOf(4_000)]);
    return { what: `noise that begins like ${type}`, bytes, mayPass: type === 'ttf' };
  },
  ({ below }) => {
    const [width, height] = [20_000 + below(45_000), 20_000 + below(45_000)];
    const bytes = pngOf({ width, height, pixels: deflateSync(Buffer.alloc(1_000)) });
    return { what: `PNG of ${width} × ${height}`, bytes, mayPass: false };
  },
  ({ below }) => {
    const side = 7_100 + below(50_000);
    const bytes = pngOf({
      width: side,
      height: side,
      pixels: UNPACKS_TO_50_MB,
    });
    return { what: `PNG bomb of ${side} a side`, bytes, mayPass: false };
  },
  ({ pick }) => {
    const name = pick(['zTXt', 'iTXt', 'iCCP']);
    const text = Buffer.concat([Buffer.from('Comment\0\0'), UNPACKS_TO_100_MB]);
    const bytes = pngOf({ width: 16, height: 16, pixels: SMALL_PIXELS, extra: [[name, text]] });
    return { what: `PNG with a ${name} that unpacks`, bytes, mayPass: true };
  },
  () => {
    const extra: [string, Buffer][] = [['acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])]];
    const bytes = pngOf({ width: 16, height: 16, pixels: SMALL_PIXELS, extra });
    return { what: 'animated PNG', bytes, mayPass: false };
  },
  ({ pick }) => {
    const svg = pick([
      '<svg xmlns="http://www.w3.org/2000/svg"><image href="/etc/passwd"/></svg>',
      '<svg/>',
    ]);
    const bytes = Buffer.concat([SMALL_PNG.subarray(0, 8), Buffer.from(svg)]);
    return { what: 'PNG that holds SVG', bytes, mayPass: false };
  },
  ({ pick }) => ({ what: 'hostile SVG', bytes: Buffer.from(pick(HOSTILE_SVG)), mayPass: false }),
  ({ below }) => {
    const depth = 2_000 + below(20_000);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${'<g>'.repeat(depth)}`;
    return { what: `SVG ${depth} deep`, bytes: Buffer.from(svg), mayPass: false };
  },
  ({ below }) => {
    const brand = ['avif', 'heic', 'mif1'][below(3)] ?? 'avif';
    return { what: `${brand} bomb`, bytes: avifClaiming(16, 17_000, brand), mayPass: false };
  },
  ({ bytesOf, pick }) => {
    const beginning = pick([
      'GIF89a',
      '%PDF-1.7\n',
      'PK\x03\x04',
      '8BPS',
      'II*\0',
      '#!/bin/sh\n',
      '',
    ]);
    const bytes = Buffer.concat([Buffer.from(beginning, 'latin1'), bytesOf(200)]);
    return { what: `another type ${JSON.stringify(beginning)}`, bytes, mayPass: false };
  },
  ({ below }, { mp4 = Buffer.alloc(0) }) => {
    const bytes = Buffer.from(mp4);
    const at = bytes.indexOf('stsz');
    if (at > 0) bytes.writeUInt32BE(0xff_ff_ff_00 + below(255), at + 12);
    return { what: 'MP4 of four thousand million samples', bytes, mayPass: true };
  },
];

/** `count` broken files, cycling through the kinds. */
export function* brokenFiles(
  count: number,
  { seed, whole }: { seed: number; whole: WholeFiles },
): Generator<BrokenFile> {
  const numbers = seededNumbers(seed);
  for (let index = 0; index < count; index += 1) {
    const make = MAKERS[index % MAKERS.length];
    if (make) yield make(numbers, whole);
  }
}

const UNPACKS_TO_50_MB = deflateSync(Buffer.alloc(50_000_000));
const UNPACKS_TO_100_MB = deflateSync(Buffer.alloc(100_000_000));
const SMALL_PIXELS = deflateSync(Buffer.alloc(16 * (16 * 4 + 1), 0x55));
const SMALL_PNG = pngOf({ width: 16, height: 16, pixels: SMALL_PIXELS });

const ENTITIES = `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa">${Array.from({ length: 9 }, (_, level) => {
  const [name, inner] = [String.fromCharCode(98 + level), String.fromCharCode(97 + level)];
  return `<!ENTITY ${name} "${`&${inner};`.repeat(10)}">`;
}).join('')}]><svg xmlns="http://www.w3.org/2000/svg">&j;</svg>`;

const HOSTILE_SVG = [
  ENTITIES,
  '<svg xmlns="http://www.w3.org/2000/svg"><script>while(1){}</script></svg>',
  '<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>',
  '<svg xmlns="http://www.w3.org/2000/svg"><foreignObject><iframe src="http://127.0.0.1"/></foreignObject></svg>',
  '<svg xmlns="http://www.w3.org/2000/svg"><text>Win</text></svg>',
  '<svg xmlns="http://www.w3.org/2000/svg" width="1e30" height="1"><rect width="1" height="1"/></svg>',
  '<svg xmlns="http://www.w3.org/2000/svg"><use href="http://127.0.0.1:9/x.svg#a"/></svg>',
  '<svg',
];

interface Png {
  readonly width: number;
  readonly height: number;
  readonly pixels: Buffer;
  readonly extra?: readonly (readonly [name: string, contents: Buffer])[];
}

/** A PNG in RGBA with valid checksums, whatever its content. */
function pngOf({ width, height, pixels, extra = [] }: Png): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const chunks = [['IHDR', header], ...extra, ['IDAT', pixels], ['IEND', Buffer.alloc(0)]] as const;
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    ...chunks.map(([name, contents]) => {
      const named = Buffer.concat([Buffer.from(name), contents]);
      const frame = Buffer.alloc(8);
      frame.writeUInt32BE(contents.length, 0);
      frame.writeUInt32BE(crc32(named), 4);
      return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
    }),
  ]);
}

function avifClaiming(width: number, height: number, brand: string): Buffer {
  const box = (name: string, contents: Buffer) => {
    const size = Buffer.alloc(4);
    size.writeUInt32BE(contents.length + 8);
    return Buffer.concat([size, Buffer.from(name), contents]);
  };
  const extent = Buffer.alloc(12);
  extent.writeUInt32BE(width, 4);
  extent.writeUInt32BE(height, 8);
  const properties = box('iprp', box('ipco', box('ispe', extent)));
  return Buffer.concat([
    box('ftyp', Buffer.from(`${brand}\0\0\0\0${brand}miaf`, 'latin1')),
    box('meta', Buffer.concat([Buffer.alloc(4), properties])),
  ]);
}
