import { PROMPT_LENGTH } from '#domain/limits.ts';

const ENTITIES: Partial<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': ' ',
  '&gt;': ' ',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};

/**
 * Returns the text of a prompt without anything a viewer should not see: mark-up, control and
 * direction characters, lone surrogates, endless repetition, and letters that cannot be drawn. Line
 * breaks stay, since they end a phrase.
 */
export function cleanText(raw: string): string {
  return withoutPiledMarks(raw)
    .slice(0, PROMPT_LENGTH.max)
    .normalize('NFC')
    .replace(TERMINAL_CODE, '')
    .replace(ORNATE_LETTERS, (letter) => letter.normalize('NFKC'))
    .replace(FOREIGN_LETTERS, ' ')
    .toWellFormed()
    .replace(/<(script|style)\b[^>]*>[\s\S]*?(<\/\1>|$)/giu, ' ')
    .replace(/<br\s*\/?>|<\/(p|div|li|h\d)>/giu, '\n')
    .replace(/<\/?[a-z!][^<>]*>/giu, ' ')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/giu, (entity) => ENTITIES[entity.toLowerCase()] ?? ' ')
    .replace(/\r\n?|[\u2028\u2029\u0085]/gu, '\n')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\ufffd]/gu, (character) =>
      character === '\n' ? '\n' : keptJoiner(character),
    )
    .replace(/([^\s\d])\1{4,}/gu, '$1')
    .replace(/[ \t\u3000]+/gu, ' ')
    .replace(/ ?\n[\n ]*/gu, '\n')
    .trim();
}

/** ANSI colour codes in text copied from a terminal. */
// oxlint-disable-next-line eslint/no-control-regex -- the escape character is what is looked for
const TERMINAL_CODE = /\u001b\[[\d;]*[A-Za-z]/gu;

/** Mathematical and full-width letters, which people use as decoration. */
const ORNATE_LETTERS = /[\u{1d400}-\u{1d7ff}\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]/gu;

/** Letters of scripts that none of our fonts cover. They would appear on screen as empty boxes. */
const FOREIGN_LETTERS =
  /(?![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Common}\p{Script=Inherited}])[\p{L}\p{M}\p{N}]+/gu;

/** Removes combining marks piled up for effect; a few are normal spelling. */
function withoutPiledMarks(raw: string): string {
  const marks = raw.normalize('NFC').match(/[\u0300-\u036f\u0488\u0489]/gu)?.length ?? 0;
  return marks * 5 > raw.length
    ? raw.normalize('NFC').replace(/[\u0300-\u036f\u0488\u0489]/gu, '')
    : raw;
}

/** Tabs separate words; other invisible characters are removed. */
function keptJoiner(character: string): string {
  return character === '\t' || character === '\u000b' || character === '\u000c' ? ' ' : '';
}
