import type { Span } from '#text/spans.ts';

/** Who writes a line of a chat, with the time before or behind: `[Mon 09:12] Kim: `, `12/05, 9:12 - Kim: `, `Kim 09:12 — `. */
const TIMED =
  /^[^\p{L}\n]{0,12}(?:\p{L}{1,10}[ .,]{1,2})?[^\p{L}\n]{0,12}\d{1,2}[:.]\d{2}[^\p{L}\n]{0,8}(?:[ap]m\]?[^\p{L}\n]{0,4})?(\p{L}[\p{L}.' ~-]{0,20})[:：][ \t]?/gmu;
const TIME_BEHIND =
  /^[^\p{L}\n]{0,4}(\p{L}[\p{L}.'~-]{0,20}),? ?[[(]?\d{1,2}[:.]\d{2}(?: ?[ap]m)?[\])]? ?[:：–—-][ \t]?/gmu;
const NAMED = /^[ \t~]*(\p{Lu}[\p{L}.' -]{0,15}|\p{Script=Han}{2,4})[:：][ \t]?/gmu;
/** Lines of one person from which on a text counts as a chat, and lines of all. */
const OWN_MIN = 2;
const LINES_MIN = 3;

/** The heads of a chat's lines; none where a text is no chat. `isLabel` tells labels from names. */
export function findChatHeads(prompt: string, isLabel: (head: Span) => boolean): Span[] {
  const behind = headsOf(prompt, TIME_BEHIND);
  const timed = behind.length >= OWN_MIN ? behind : headsOf(prompt, TIMED);
  const heads =
    timed.length >= OWN_MIN ? timed : headsOf(prompt, NAMED).filter((head) => !isLabel(head));
  const lines = new Map<string, number>();
  for (const { name } of heads) lines.set(name, (lines.get(name) ?? 0) + 1);
  const isChat =
    [...lines.values()].some((count) => count >= OWN_MIN) &&
    (heads === timed || heads.length >= LINES_MIN);
  return isChat ? heads.filter(({ name }) => heads === timed || (lines.get(name) ?? 0) > 0) : [];
}

function headsOf(prompt: string, expression: RegExp) {
  return [...prompt.matchAll(expression)].map(({ index, 0: head, 1: name = '' }) => ({
    start: index,
    end: index + head.length,
    name: name.trim(),
  }));
}
