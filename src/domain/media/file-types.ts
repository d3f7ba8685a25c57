import type { MediaKind } from '#domain/media/media.ts';

export const FILE_TYPES = [
  'png',
  'jpeg',
  'webp',
  'svg',
  'ttf',
  'otf',
  'woff',
  'woff2',
  'mp4',
  'mov',
  'webm',
] as const;
export type FileType = (typeof FILE_TYPES)[number];

/** The file name extensions of supported files. */
export const FILE_ENDINGS = [...FILE_TYPES, 'jpg', 'm4v'] as const;

/** The possible uses of each file type. The first one is the default. */
const KINDS_OF: Readonly<Record<FileType, readonly MediaKind[]>> = {
  png: ['image', 'logo'],
  jpeg: ['image', 'logo'],
  webp: ['image', 'logo'],
  svg: ['logo'],
  ttf: ['font'],
  otf: ['font'],
  woff: ['font'],
  woff2: ['font'],
  mp4: ['clip'],
  mov: ['clip'],
  webm: ['clip'],
};

/** How many bytes are needed to detect the type of a file. */
export const TYPE_BYTES = 4_096;

const ANYTHING_ELSE =
  'This kind of file cannot be used. Please upload a PNG, JPEG or WebP image, an SVG logo, a TTF, OTF, WOFF or WOFF2 font, or an MP4, MOV or WebM clip.';

const HEIC =
  'Photos in the HEIC format of iPhones cannot be used yet. Please save the photo as JPEG and upload that.';

interface Signature {
  /** Offset of the bytes. */
  readonly at: number;
  /** In Latin-1. */
  readonly bytes: string;
  readonly is: FileType | { readonly refused: string };
}

const refused = (what: string, instead: string) => ({
  refused: `${what} cannot be used. Please ${instead}.`,
});

/** The first match counts. Sources: the specifications of the formats. */
const SIGNATURES: readonly Signature[] = [
  { at: 0, bytes: '\x89PNG\r\n\x1a\n', is: 'png' },
  { at: 0, bytes: '\xff\xd8\xff', is: 'jpeg' },
  { at: 8, bytes: 'WEBP', is: 'webp' },
  { at: 0, bytes: '\x00\x01\x00\x00', is: 'ttf' },
  { at: 0, bytes: 'true', is: 'ttf' },
  { at: 0, bytes: 'OTTO', is: 'otf' },
  { at: 0, bytes: 'wOFF', is: 'woff' },
  { at: 0, bytes: 'wOF2', is: 'woff2' },
  { at: 0, bytes: '\x1a\x45\xdf\xa3', is: 'webm' },
  { at: 4, bytes: 'ftypheic', is: { refused: HEIC } },
  { at: 4, bytes: 'ftypheix', is: { refused: HEIC } },
  { at: 4, bytes: 'ftyphevc', is: { refused: HEIC } },
  { at: 4, bytes: 'ftypmif1', is: { refused: HEIC } },
  { at: 4, bytes: 'ftypmsf1', is: { refused: HEIC } },
  { at: 4, bytes: 'ftypavif', is: refused('AVIF images', 'save the image as PNG or JPEG') },
  { at: 4, bytes: 'ftypavis', is: refused('AVIF images', 'save the image as PNG or JPEG') },
  { at: 4, bytes: 'ftypqt', is: 'mov' },
  { at: 4, bytes: 'ftyp', is: 'mp4' },
  { at: 4, bytes: 'moov', is: 'mov' },
  { at: 4, bytes: 'mdat', is: 'mov' },
  { at: 4, bytes: 'wide', is: 'mov' },
  {
    at: 0,
    bytes: 'GIF8',
    is: refused('GIF images', 'upload a PNG or JPEG, or an animation as an MP4 clip'),
  },
  { at: 0, bytes: 'II*\0', is: refused('TIFF images', 'save the image as PNG or JPEG') },
  { at: 0, bytes: 'MM\0*', is: refused('TIFF images', 'save the image as PNG or JPEG') },
  { at: 0, bytes: 'BM', is: refused('BMP images', 'save the image as PNG or JPEG') },
  { at: 0, bytes: '8BPS', is: refused('Photoshop files', 'export the image as PNG or JPEG') },
  { at: 0, bytes: '%PDF', is: refused('PDF and Illustrator files', 'export the logo as SVG') },
  { at: 0, bytes: '%!PS', is: refused('EPS files', 'export the logo as SVG') },
  {
    at: 0,
    bytes: '\x1f\x8b',
    is: refused('Compressed files', 'unpack the file and upload its contents'),
  },
  {
    at: 0,
    bytes: 'PK\x03\x04',
    is: refused('Archives', 'unpack the archive and upload the files'),
  },
  { at: 0, bytes: 'ttcf', is: refused('Font collections', 'upload one font at a time') },
  { at: 8, bytes: 'AVI ', is: refused('AVI clips', 'save the clip as MP4 with H.264') },
];

/** What may precede the first element of an XML file. */
const XML_PROLOGUE =
  /^(?:\ufeff|\s|<\?[^>]*\?>|<!--[\s\S]*?-->|<!doctype[^>[]*(?:\[[^\]]*\]\s*)?>)*/i;

/**
 * Detects the type of a file from its first bytes, ignoring its name and the content type of the
 * upload. Returns a message for people if such a file cannot be used.
 */
export function fileTypeOf(head: Uint8Array): FileType | { readonly refused: string } {
  if (head.length === 0) return { refused: 'The file is empty' };
  const text = latin1Of(head);
  const found = SIGNATURES.find(({ at, bytes }) => text.startsWith(bytes, at));
  if (found) return found.is;
  const start = text.replace(/^\xef\xbb\xbf/, '').replace(XML_PROLOGUE, '');
  return /^<(?:\w+:)?svg[\s>]/i.test(start) ? 'svg' : { refused: ANYTHING_ELSE };
}

/** Returns what a file is used as; a message if it cannot be what was requested. */
export function kindOf(
  type: FileType,
  wanted: MediaKind | null,
): MediaKind | { readonly refused: string } {
  const kinds = KINDS_OF[type];
  const [usual = 'image'] = kinds;
  if (wanted === null) return usual;
  if (kinds.includes(wanted)) return wanted;
  if (type === 'svg') return { refused: 'SVG files can only be used as logos' };
  return {
    refused: `${type.toUpperCase()} files cannot be used as ${PLURALS[wanted]}`,
  };
}

const PLURALS: Readonly<Record<MediaKind, string>> = {
  image: 'images',
  logo: 'logos',
  font: 'fonts',
  clip: 'clips',
};

function latin1Of(bytes: Uint8Array): string {
  return Array.from(bytes.subarray(0, TYPE_BYTES), (byte) => String.fromCharCode(byte)).join('');
}
