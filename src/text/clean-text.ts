const PROMPT_CHARACTERS_MAX = 2_000;

const ENTITIES: Partial<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': ' ',
  '&gt;': ' ',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};

/**
 * The words of a prompt without what no viewer should see: mark-up, control and direction
 * characters, lone surrogates, endless repetition, letters that cannot be set. Line breaks stay, as they end a phrase.
 */
export function cleanText(raw: string): string {
  return withoutPiledMarks(raw)
    .slice(0, PROMPT_CHARACTERS_MAX)
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

/** Colours of a terminal, which end up in text that was copied from one. */
// oxlint-disable-next-line eslint/no-control-regex -- the escape character is what is looked for
const TERMINAL_CODE = /\u001b\[[\d;]*[A-Za-z]/gu;

/** Letters of formulas and of full width, which people use for show. */
const ORNATE_LETTERS = /[\u{1d400}-\u{1d7ff}\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]/gu;

/** Letters of scripts that no typeface of ours has: they would stand on screen as empty boxes. */
const FOREIGN_LETTERS =
  /(?![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Common}\p{Script=Inherited}])[\p{L}\p{M}\p{N}]+/gu;

/** Marks that belong to no letter of a language, piled up for effect; a few are somebody's spelling. */
function withoutPiledMarks(raw: string): string {
  const marks = raw.normalize('NFC').match(/[\u0300-\u036f\u0488\u0489]/gu)?.length ?? 0;
  return marks * 5 > raw.length
    ? raw.normalize('NFC').replace(/[\u0300-\u036f\u0488\u0489]/gu, '')
    : raw;
}

/** Tabs separate words; everything else that cannot be seen goes without a trace. */
function keptJoiner(character: string): string {
  return character === '\t' || character === '\u000b' || character === '\u000c' ? ' ' : '';
}
