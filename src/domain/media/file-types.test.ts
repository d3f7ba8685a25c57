import { expect, it } from 'vitest';

import { fileTypeOf, kindOf } from '#domain/media/file-types.ts';

const bytesOf = (latin1: string) => Uint8Array.from(latin1, (letter) => letter.charCodeAt(0));

it.each([
  ['\x89PNG\r\n\x1a\n<svg>', 'png'],
  ['\xff\xd8\xff\xe0', 'jpeg'],
  ['RIFF\0\0\0\0WEBPVP8 ', 'webp'],
  ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'svg'],
  ['\xef\xbb\xbf<?xml version="1.0"?>\n<!-- a logo -->\n<svg>', 'svg'],
  [
    '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd" [\n<!ENTITY a "b">\n]>\n<svg>',
    'svg',
  ],
  ['\0\0\0\x18ftypisom', 'mp4'],
  ['\0\0\0\x14ftypqt  ', 'mov'],
  ['\x1a\x45\xdf\xa3', 'webm'],
  ['OTTO\0', 'otf'],
  ['wOF2', 'woff2'],
])('detects %j as %s from its bytes', (head, type) => {
  expect(fileTypeOf(bytesOf(head))).toBe(type);
});

it.each([
  ['', 'empty'],
  ['\0\0\0\x18ftypheic', 'JPEG'],
  ['\0\0\0\x1cftypavif', 'AVIF'],
  ['GIF89a', 'GIF'],
  ['%PDF-1.7', 'SVG'],
  ['<html><svg>', 'cannot be used'],
  ['#!/bin/sh', 'cannot be used'],
])('refuses %j with a message', (head, word) => {
  expect(fileTypeOf(bytesOf(head))).toMatchObject({ refused: expect.stringContaining(word) });
});

it('accepts SVG for logos only, and rejects files that are not what they claim', () => {
  expect(kindOf('svg', null)).toBe('logo');
  expect(kindOf('png', null)).toBe('image');
  expect(kindOf('png', 'logo')).toBe('logo');
  expect(kindOf('svg', 'image')).toEqual({ refused: 'SVG files can only be used as logos' });
  expect(kindOf('mp4', 'logo')).toEqual({
    refused: 'MP4 files cannot be used as logos',
  });
});
