import { PROOF_RULES, type FlashProof } from '#domain/proof/film-proof.ts';

/** A stretch of a film that flashes too fast. */
export interface FlashingPassage {
  readonly from: number;
  /** The frame after the last one. */
  readonly to: number;
  /** Whether it is a saturated red that flashes. */
  readonly isRed: boolean;
}

/** The stretches in which seconds, given by the frame that each ends with, flash more than the rules allow. */
export function flashingPassages(seconds: readonly FlashProof[], fps: number): FlashingPassage[] {
  const { flashesPerSecondMax, redFlashesPerSecondMax } = PROOF_RULES;
  const passagesOf = (isRed: boolean, isTooFast: (second: FlashProof) => boolean) => {
    const passages: FlashingPassage[] = [];
    seconds.forEach((second, last) => {
      if (!isTooFast(second)) return;
      const [from, to] = [Math.max(0, last + 1 - fps), last + 1];
      const before = passages.at(-1);
      if (before && before.to >= from) passages[passages.length - 1] = { ...before, to };
      else passages.push({ from, to, isRed });
    });
    return passages;
  };
  return [
    ...passagesOf(false, ({ generalPerSecond }) => generalPerSecond > flashesPerSecondMax),
    ...passagesOf(true, ({ redPerSecond }) => redPerSecond > redFlashesPerSecondMax),
  ];
}
