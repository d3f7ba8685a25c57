import type { BriefBody } from '#contracts/schemas/brief.ts';
import type { CreateJobInput } from '#contracts/schemas/job.ts';

/** What the form changes of the words; what is empty stays as it was read from the prompt. */
export interface WordEdits {
  readonly headline: string;
  readonly offer: string;
  readonly callToAction: string;
}

type OrderWords = NonNullable<CreateJobInput['words']>;

/** The words of an order: those of the prompt with the edits; undefined where nothing was edited. */
export function editedWords(
  { headline, offer, callToAction }: WordEdits,
  read: BriefBody['words'] | undefined,
): OrderWords | undefined {
  if (headline === '' && offer === '' && callToAction === '') return undefined;
  return {
    ...read,
    ...(headline !== '' && { headline }),
    ...(offer !== '' && { lines: withOffer(read?.lines ?? [], offer) }),
    ...(callToAction !== '' && { callToAction }),
  };
}

/** The offer takes the place of those that were read. */
function withOffer(lines: BriefBody['words']['lines'], text: string): OrderWords['lines'] {
  const others = lines.filter(({ kind }) => kind !== 'offer');
  return [{ kind: 'offer', text }, ...others];
}
