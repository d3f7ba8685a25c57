import type { VerifyResponse } from '#contracts/schemas/verify.ts';
import type { FilmReading } from '#web/features/verify/film-reading.ts';
import { TEXTS } from '#web/features/verify/texts.ts';

export interface VerdictWords {
  readonly title: string;
  readonly text: string;
  readonly tone: 'good' | 'open' | 'bad' | 'none';
}

type Validation = (FilmReading & { kind: 'read' })['validation'];

const BY_SIGNATURE: Record<Validation, VerdictWords> = {
  trusted: {
    title: TEXTS.signedHereAndUnchanged,
    text: TEXTS.theSignatureIsOursAndCovers,
    tone: 'good',
  },
  valid: {
    title: TEXTS.signedBySomeoneElse,
    text: TEXTS.theFileHasNotChangedSince,
    tone: 'open',
  },
  invalid: {
    title: TEXTS.changedSinceItWasSigned,
    text: TEXTS.doNotTrustWhatThisFile,
    tone: 'bad',
  },
  none: {
    title: TEXTS.noSignature,
    text: TEXTS.nothingInThisFileProvesWhere,
    tone: 'none',
  },
};

const APPROVED_HERE: VerdictWords = {
  title: TEXTS.madeHereAndUnchanged,
  text: TEXTS.thisExactFileIsInOur,
  tone: 'good',
};

/** The films of the landing page come with the program: no installation has signed them. */
export const EXAMPLE: VerdictWords = {
  title: TEXTS.ourExample,
  text: TEXTS.whyExamplesAreNotSigned,
  tone: 'open',
};

/** The sample is signed as all videos are, but nobody ordered it. */
export const SIGNED_SAMPLE: VerdictWords = {
  title: TEXTS.signedHereAndUnchanged,
  text: TEXTS.ourSignatureCoversTheSample,
  tone: 'good',
};

/** What a check can end in. */
export const POSSIBLE_VERDICTS: readonly VerdictWords[] = [
  APPROVED_HERE,
  BY_SIGNATURE.trusted,
  BY_SIGNATURE.valid,
  BY_SIGNATURE.invalid,
  BY_SIGNATURE.none,
];

/** What to say of a file: by what it carries, and by our records of its hash. */
export function verdictOf(
  validation: Validation,
  record: Pick<VerifyResponse, 'isKnown' | 'isApproved'>,
): VerdictWords {
  if (!record.isKnown) return BY_SIGNATURE[validation];
  if (record.isApproved) return APPROVED_HERE;
  return { ...APPROVED_HERE, text: TEXTS.thisFileIsInOurRecords, tone: 'open' };
}
