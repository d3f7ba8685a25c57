import type { ProofSheetBody } from '#contracts/schemas/proof.ts';

/**
 * The number of each check, in the order of the sheet's sections: those with a place in the frame as
 * one reads them there, from left to right and down, then the others.
 */
export function checkNumbers({ parts, logos = [], flashes }: ProofSheetBody['proof']): number[] {
  const places = parts.map(({ part }) => parts.find((first) => first.part === part)?.place);
  const count = parts.length + logos.length + (flashes ? 1 : 0);
  const inOrder = Array.from({ length: count }, (_, index) => index).toSorted((one, other) => {
    const [a, b] = [places[one], places[other]];
    if (!a || !b) return Number(!a) - Number(!b) || one - other;
    const isSameLine = a.y < b.y + b.height && b.y < a.y + a.height;
    return (isSameLine ? a.x - b.x : a.y - b.y) || one - other;
  });
  return Array.from({ length: count }, (_, index) => inOrder.indexOf(index) + 1);
}
