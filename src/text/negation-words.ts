import type { Language } from '#text/language.ts';

/**
 * Words that take back what follows, up to the end of the clause: a regular expression over folded text.
 */
export const NEGATION_WORDS: Record<Language, string> = {
  en: "no|not|without|avoid|never|don't|do not|nothing|nobody|none|skip|exclude|excluding|minus|zero|nor",
  es: 'no|sin|nada de|ni|nunca|evita(?:r)?|tampoco',
  fr: 'pas|sans|aucune?|jamais|eviter|evitez|ni|rien de',
  de: 'kein\\p{L}*|ohne|nicht|niemals|niemand|keinerlei|vermeide\\p{L}*',
  it: 'non|senza|niente|nessun[oa]?|evitare|evita|mai|ne',
  pt: 'nao|sem|nada de|nem|nunca|evite|evitar|nenhum[a]?',
  zh: '(?:不要|没有|无人|无须|无需|无(?!限|与伦比|双|尽|论|敌)|别(?!错过|墅|具)|避免|不出现|禁止|不含|不带|不(?:需要|能有|得出现))',
};
