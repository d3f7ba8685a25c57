import type { WordRole } from '#domain/order/words.ts';
import type { Shot, ShotWords, Storyboard } from '#film/storyboard/storyboard.ts';

/** What a shot is about, the first of these that it has. */
const BY_IMPORTANCE: readonly WordRole[] = [
  'headline',
  'signature',
  'offer',
  'when',
  'where',
  'note',
];
/** An end card is about what it offers, or else about who signs it. */
const ON_END_CARDS: readonly WordRole[] = ['offer', 'signature', 'headline', 'when', 'where'];
/** The poster of an event, which says when or where, is about the event. */
const ON_POSTERS: readonly WordRole[] = ['offer', 'headline'];

/** Which of its words a shot is about. */
export function aboutOf({ kind, words }: Pick<Shot, 'kind' | 'words'>): WordRole | undefined {
  const importance =
    kind !== 'endCard' ? BY_IMPORTANCE : isPoster(words) ? ON_POSTERS : ON_END_CARDS;
  return importance.find((role) => words.some((one) => one.role === role));
}

/** Whether an end card says what takes place, and when, where or what is offered. */
function isPoster(words: readonly ShotWords[]): boolean {
  const has = (...roles: readonly WordRole[]) => words.some(({ role }) => roles.includes(role));
  return has('headline') && has('offer', 'when', 'where');
}

/** The words of a shot from top to bottom, without small print; who signs a poster does it below. */
export function fromTopToBottom(shot: Shot, { brand }: Storyboard): readonly ShotWords[] {
  const spoken = shot.words.filter(({ role }) => role !== 'terms');
  if (!isSignedBelow(shot, (brand?.logos.length ?? 0) > 0)) return spoken;
  const isSignature = ({ role }: ShotWords) => role === 'signature';
  return [...spoken.filter((one) => !isSignature(one)), ...spoken.filter(isSignature)];
}

/** A logo above the words has its name below it; an offer that stands on the picture stands first. */
function isSignedBelow({ kind, card, words }: Shot, hasLogo: boolean): boolean {
  if (kind !== 'endCard') return false;
  const isOnPicture = card === 'bare' && words.some(({ role }) => role === 'offer');
  return isOnPicture || (!hasLogo && isPoster(words));
}
