import type { ReviewJobBody } from '#contracts/schemas/moderation.ts';

/** Whether somebody made a video themselves; usernames are unique. */
export function isOwnVideo(
  { author }: Pick<ReviewJobBody, 'author'>,
  { username }: { readonly username: string },
): boolean {
  return author === username;
}
