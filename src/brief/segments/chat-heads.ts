import type { Span } from '#text/spans.ts';

/** Who writes a line of a chat, with the time before or behind: `[Mon 09:12] Kim: `, `12/05, 9:12 - Kim: `, `Kim 09:12 — `. */
const TIMED =
  /^[^\p{L}\n]{0,12}(?:\p{L}{1,10}[ .,]{1,2})?[^\p{L}\n]{0,12}\d{1,2}[:.]\d{2}[^\p{L}\n]{0,8}(?:[ap]m\]?[^\p{L}\n]{0,4})?(\p{L}[\p{L}.' ~-]{0,20})[:：][ \t]?/gmu;
const TIME_BEHIND =
  /^[^\p{L}\n]{0,4}(\p{L}[^\d\n:：]{0,24}?),? ?[[(]?\d{1,2}[:.]\d{2}(?: ?[ap]m)?[\])]? ?[:：–—-][ \t]?/gmu;
/** `Jule 🌸 10:02` over the lines that it heads. */
const ABOVE = /^[^\p{L}\p{N}\n]{0,4}(\p{L}[^\d\n:：]{0,24}?),? \d{1,2}:\d{2}(?: ?[ap]m)?[ \t]*$/gmu;
const NAMED =
  /^[ \t~<]*(\p{Lu}[^\d\n:：,.!?|="“„«]{0,24}?|\p{Ll}{2,4}|\p{Script=Han}[^\d\n:：，。！？|“]{0,9})[:：>›][ \t]?/gmu;
/** Lines of one person from which on a text counts as a chat, and lines of all. */
const OWN_MIN = 2;
const LINES_MIN = 3;

/** The heads of a chat's lines; none where a text is no chat. `isLabel` tells labels from names. */
export function findChatHeads(prompt: string, isLabel: (head: Span) => boolean): Span[] {
  for (const expression of [TIME_BEHIND, ABOVE, TIMED, NAMED]) {
    const heads = headsOf(prompt, expression).filter(
      (head) => expression !== NAMED || !isLabel(head),
    );
    const least = expression === NAMED || expression === ABOVE ? LINES_MIN : OWN_MIN;
    if (heads.length >= least && hasSpeaker(heads)) return heads;
  }
  return [];
}

function hasSpeaker(heads: readonly { readonly name: string }[]): boolean {
  const lines = Map.groupBy(heads, ({ name }) => name);
  return [...lines.values()].some((own) => own.length >= OWN_MIN);
}

function headsOf(prompt: string, expression: RegExp) {
  return [...prompt.matchAll(expression)].map(({ index, 0: head, 1: name = '' }) => ({
    start: index,
    end: index + head.length,
    name: name.trim(),
  }));
}
