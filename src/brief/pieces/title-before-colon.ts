import { expressionsOf, matchesAt } from '#brief/phrases/expressions.ts';
import { sharedSource } from '#brief/phrases/lists.ts';
import { wordsAt, type BriefText } from '#brief/segments/open-text.ts';
import { foldText } from '#text/fold-text.ts';

const BEFORE_COLON = /^\s*([\p{L}’'-]+(?: [\p{L}\d’'&-]+){1,8}): /u;
/** What can be read at a glance. */
const LENGTH_MAX = 48;
const NO_TITLE = new RegExp(String.raw`\b(?:${sharedSource('noTitle')})\b`, 'u');
const { direction } = expressionsOf('en', 'any');
const { assignment } = expressionsOf('en', 'here');

/** What opens an English brief like a title: “Friday night at the Grand Aurora: the ball circles once more”. */
export function titleBeforeColon(text: BriefText): readonly string[] {
  const end = BEFORE_COLON.exec(text.prompt)?.[1]?.length ?? 0;
  const title = wordsAt(text, { start: 0, end: text.prompt.search(/\S|$/u) + end });
  const isTitle = title !== '' && title.length <= LENGTH_MAX && !isSaidToMaker(title);
  return text.language === 'en' && isTitle ? [title] : [];
}

function isSaidToMaker(title: string): boolean {
  const folded = foldText(title);
  return NO_TITLE.test(folded) || direction.test(folded) || matchesAt(assignment, folded, 0);
}
