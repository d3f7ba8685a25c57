/** Negations that invite: what follows them is promised, not denied. */
const INVITATIONS = [
  'do not miss(?: out on)?',
  "don['’]?t miss(?: out on)?",
  'never miss',
  'no te (?:lo )?pierdas',
  'no se (?:lo )?pierdan?',
  'no os perdáis',
  'ne manquez (?:surtout )?pas',
  'ne ratez (?:surtout )?pas',
  'verpassen sie nicht',
  'verpasst? nicht',
  'verpasse nicht',
  'nicht verpassen',
  'non perder(?:e|ti|vi)',
  'non perdete(?:vi)?',
  'não perca[ms]?',
];
const CHINESE_INVITATIONS = ['不要错过', '别错过', '不容错过', '不可错过', '不要錯過', '別錯過'];

const INVITATION = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${INVITATIONS.join('|')})(?![\p{L}\p{N}])|${CHINESE_INVITATIONS.join('|')}`,
  'giu',
);

/** Returns a text with sentences in place of its invitations: `Do not miss your seat` is `. your seat`. */
export function withoutInvitations(text: string): string {
  return text.replace(INVITATION, '. ');
}
