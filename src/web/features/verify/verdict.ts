import type { VerifyAnswer } from '#contracts/schemas/verify.ts';
import type { FilmReading } from '#web/features/verify/film-reading.ts';

export interface VerdictWords {
  readonly title: string;
  readonly text: string;
  readonly tone: 'good' | 'open' | 'bad';
}

type Validation = (FilmReading & { kind: 'read' })['validation'];

const BY_SIGNATURE: Record<Validation, VerdictWords> = {
  trusted: {
    title: 'Signed here, and unchanged',
    text: 'The signature is ours and covers every byte of sound and picture.',
    tone: 'good',
  },
  valid: {
    title: 'Signed by somebody else',
    text: 'The file is as its signer left it. We do not vouch for that signer.',
    tone: 'open',
  },
  invalid: {
    title: 'Changed since it was signed',
    text: 'Do not rely on what this file says about itself.',
    tone: 'bad',
  },
  none: {
    title: 'No signature',
    text: 'Nothing in this file proves where it comes from. Platforms often remove such marks.',
    tone: 'open',
  },
};

/** What to say of a file: by what it carries, and by our records of its hash. */
export function verdictOf(
  validation: Validation,
  record: Pick<VerifyAnswer, 'isKnown' | 'isApproved'>,
): VerdictWords {
  if (!record.isKnown) return BY_SIGNATURE[validation];
  return {
    title: 'Made here, and unchanged',
    text: record.isApproved
      ? 'Exactly this file is in our records, and a person has approved it.'
      : 'Exactly this file is in our records. It is not approved for showing.',
    tone: record.isApproved ? 'good' : 'open',
  };
}
