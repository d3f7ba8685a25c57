import { wordsAt, type BriefText } from '#brief/segments/open-text.ts';

const BEFORE_COLON = /^\s*([\p{L}’'-]+(?: [\p{L}\d’'&-]+){1,8}): /u;
/** What can be read at a glance. */
const LENGTH_MAX = 48;
/** Labels of briefs, and what is said to whoever makes the film. */
const NO_TITLE =
  /\b(?:action|brief|card|clip|copy|cta|date|dear|film|headline|hello|here|hi|need|notes?|offer|place|please|print|scene|screen|shot|spot|subject|super|terms|time|title|venue|video|voice|want|when|where)\b/iu;

/** What opens an English brief like a title: “Friday night at the Grand Aurora: the ball circles once more”. */
export function titleBeforeColon(text: BriefText): readonly string[] {
  const end = BEFORE_COLON.exec(text.prompt)?.[1]?.length ?? 0;
  const title = wordsAt(text, { start: 0, end: text.prompt.search(/\S|$/u) + end });
  const isTitle = title !== '' && title.length <= LENGTH_MAX && !NO_TITLE.test(title);
  return text.language === 'en' && isTitle ? [title] : [];
}
