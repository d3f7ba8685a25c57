/** Why an order waits for a reviewer before its video is made. */
import type { VerdictBody } from '#contracts/schemas/compliance.ts';

type Finding = VerdictBody['findings'][number];

/** What the advertising policy's note does not say: what is new of brand and files. */
export function holdNotes(holds: readonly Finding[]): string[] {
  return holds
    .filter(({ category }) => category === 'brand' || category === 'media')
    .map(({ message }) => message);
}
