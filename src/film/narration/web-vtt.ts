import type { Cue } from '#film/narration/narration.ts';

/** Cues as a WebVTT file. Texts are escaped: they cannot open a tag or end their cue. */
export function webVttOf(cues: readonly Cue[], language: string): string {
  const blocks = cues.map(
    ({ startSeconds, endSeconds, text }, index) =>
      `${index + 1}\n${momentOf(startSeconds)} --> ${momentOf(endSeconds)}\n${escaped(text)}\n`,
  );
  return [`WEBVTT\nLanguage: ${language}\n`, ...blocks].join('\n');
}

function momentOf(seconds: number): string {
  const milliseconds = Math.max(0, Math.round(seconds * 1000));
  const parts = [
    Math.floor(milliseconds / 3_600_000),
    Math.floor(milliseconds / 60_000) % 60,
    Math.floor(milliseconds / 1000) % 60,
  ].map((part) => String(part).padStart(2, '0'));
  return `${parts.join(':')}.${String(milliseconds % 1000).padStart(3, '0')}`;
}

/** `-->` would be read as timing, an empty line as the end of the cue. */
function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}
