import type { ProofSheetBody } from '#contracts/schemas/proof.ts';
import { TEXTS } from '#web/features/proof/texts.ts';

/** What each check found, in a sentence for people who read no figures; in the order of the sheet's sections. */
export function plainAnswers({ proof }: ProofSheetBody): string[] {
  const { parts, logos = [], flashes } = proof;
  return [
    ...parts.map(({ text, secondsShown, secondsWanted }) =>
      TEXTS.readableFor(text, secondsShown, secondsWanted),
    ),
    ...logos.map(() => TEXTS.logoMeasured),
    ...(flashes ? [TEXTS.flashesMeasured(flashes.generalPerSecond)] : []),
  ];
}
