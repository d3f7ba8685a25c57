import { CUE_KINDS } from '#brief/ranking/cues.ts';
import { both, signOf } from '#brief/ranking/sign.ts';
import type { Tokens } from '#brief/ranking/tokens.ts';

/** A sign for each kind of cue. */
export const CUES = CUE_KINDS.map((kind) => signOf(`cue ${kind}`));

const [BEFORE, BEHIND, LATEST, ABOVE] = ['before', 'behind', 'latest', 'above'].map((place) =>
  CUES.map((cue) => both(signOf(`cue ${place}`), cue)),
);
const PLACES = ['inside', 'near', 'before', 'behind', 'above', 'below'].map((place) =>
  CUES.map((cue) => both(signOf(`words' cue ${place}`), cue)),
);
/** Tokens before a stretch that count as right before it. */
const NEAR = 3;

/** For each token the cues before it in its sentence, by how far they are, those behind it, and those of the sentence above. */
export function tokenCues(tokens: Tokens): number[][] {
  const { all, sentenceCues } = tokens;
  const behind = cuesBehind(tokens);
  const seenAt = new Int32Array(CUES.length);
  let latest = -1;
  return all.map(({ sentence, cues }, at) => {
    if (all[at - 1]?.sentence !== sentence) {
      seenAt.fill(-1);
      latest = -1;
    }
    const signs = [...bitsOf(behind[at], BEHIND), ...bitsOf(sentenceCues[sentence - 1], ABOVE)];
    for (let bit = 0; bit < CUES.length; bit += 1) {
      const seen = seenAt[bit] ?? -1;
      if (seen >= 0) signs.push(both(BEFORE?.[bit] ?? 0, distance(at - seen)));
    }
    if (latest >= 0) signs.push(both(LATEST?.[latest] ?? 0, distance(at - (seenAt[latest] ?? 0))));
    for (let bit = 0; cues >>> bit !== 0; bit += 1)
      if (cues & (1 << bit)) {
        seenAt[bit] = at;
        latest = bit;
      }
    return signs;
  });
}

/** The cues in a stretch of tokens, right before it, elsewhere in its sentence, in the sentences above and below. */
export function stretchCues(
  { all, sentenceCues }: Tokens,
  { first, last }: { readonly first: number; readonly last: number },
): number[] {
  const sentence = all[first]?.sentence ?? -1;
  let [inside, near, before, behind] = [0, 0, 0, 0];
  for (let at = first; at <= last; at += 1) inside |= all[at]?.cues ?? 0;
  for (let at = first - 1; all[at]?.sentence === sentence; at -= 1)
    if (first - at <= NEAR) near |= all[at]?.cues ?? 0;
    else before |= all[at]?.cues ?? 0;
  for (let at = last + 1; all[at]?.sentence === sentence; at += 1) behind |= all[at]?.cues ?? 0;
  const above = sentenceCues[sentence - 1];
  const below = sentenceCues[(all[last]?.sentence ?? -2) + 1];
  return [inside, near, before, behind, above, below].flatMap((mask, place) =>
    bitsOf(mask, PLACES[place]),
  );
}

function cuesBehind({ all }: Tokens): Int32Array {
  const behind = new Int32Array(all.length);
  for (let at = all.length - 2; at >= 0; at -= 1)
    if (all[at]?.sentence === all[at + 1]?.sentence)
      behind[at] = (behind[at + 1] ?? 0) | (all[at + 1]?.cues ?? 0);
  return behind;
}

/** The signs whose bits are set. */
export function bitsOf(mask = 0, signs: readonly number[] = []): number[] {
  const found: number[] = [];
  for (let bit = 0; mask >>> bit !== 0 && bit < signs.length; bit += 1)
    if (mask & (1 << bit)) found.push(signs[bit] ?? 0);
  return found;
}

function distance(tokens: number): number {
  if (tokens <= 2) return tokens;
  return tokens <= 5 ? 5 : 9;
}
