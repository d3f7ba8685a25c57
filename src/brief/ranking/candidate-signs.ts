import { isLine, spanOf, type Candidate } from '#brief/ranking/candidates.ts';
import { overlapsOf } from '#brief/ranking/overlaps.ts';
import { both, signOf } from '#brief/ranking/sign.ts';
import { signsOf, type CandidateSigns, type Scene } from '#brief/ranking/signs.ts';
import type { Tokens } from '#brief/ranking/tokens.ts';

const MOST = 6;
const STEPS = 1.5;
const TOKENS_MAX = 12;
/** How likely a candidate's bounds are where no other is in its way. */
const UNRIVALLED = -20;

/** Signs of each candidate: of its words and place, of its bounds, and of how it stands beside its rivals. */
export function candidateSigns(
  scene: Scene,
  tokens: Tokens,
  candidates: readonly Candidate[],
): number[][] {
  const leads = leadsOf(candidates);
  const text = scene.signs.map(signOf);
  return candidates.map((candidate, at) => [
    ...text,
    ...crossed(signsOf(scene, tokens, candidate), text),
    ...ownSigns(candidate, leads[at] ?? 0),
  ]);
}

/** By how much the bounds of each candidate are likelier than those of its likeliest rival. */
function leadsOf(candidates: readonly Candidate[]): number[] {
  const sums = candidates.map(({ bounds }) => bounds.start + bounds.end + bounds.inside / 2);
  const rivals = rivalsOf(candidates);
  return candidates.map((_, at) => {
    let best = UNRIVALLED;
    for (const other of rivals[at] ?? [])
      if (other !== at) best = Math.max(best, sums[other] ?? UNRIVALLED);
    return (sums[at] ?? 0) - best;
  });
}

/** Lines rival each other for words, headlines, calls, signatures and small print for their only place. */
function rivalsOf(candidates: readonly Candidate[]): (readonly number[])[] {
  const fields = candidates.map(({ finding }) => (isLine(finding.field) ? 'line' : finding.field));
  const alike = Map.groupBy(fields.keys(), (at) => fields[at]);
  const overlapping = overlapsOf(candidates.map(({ finding }) => spanOf(finding)));
  return fields.map((field, at) => {
    if (field !== 'line') return alike.get(field) ?? [];
    return (overlapping[at] ?? []).filter((other) => fields[other] === 'line');
  });
}

/** Signs of its words and place, alone and with its shape and what the rules say of it. */
function crossed({ own, cues, shape, read }: CandidateSigns, text: readonly number[]): number[] {
  const shaped = signOf(shape);
  const signs = [shaped, ...own, ...cues, ...[...own, ...cues].map((sign) => both(shaped, sign))];
  if (read === null) return signs;
  const judged = signOf(read);
  const said = [shaped, ...own, ...text].map((sign) => both(judged, sign));
  return [judged, ...signs, ...said];
}

function ownSigns({ bounds, finding, isRead, first, last }: Candidate, lead: number): number[] {
  const { start, end, inside } = bounds;
  const mean = signOf(`bounds ${stepOf((start + end) / 2)}`);
  const ahead = signOf(`lead ${stepOf(lead)}`);
  const length = signOf(`tokens ${Math.min(TOKENS_MAX, last - first + 1)}`);
  const read = signOf(isRead ? `by rules ${finding.sureness}` : 'not by rules');
  const bounding = [
    mean,
    ahead,
    signOf(`start ${stepOf(start)}`),
    signOf(`end ${stepOf(end)}`),
    signOf(`inside ${stepOf(inside)}`),
    signOf(`start and end ${Math.round(start)} ${Math.round(end)}`),
  ];
  return [
    ...bounding,
    ...bounding.map((sign) => both(sign, read)),
    both(both(mean, ahead), read),
    both(length, mean),
    length,
    read,
  ];
}

function stepOf(odds: number): number {
  return Math.max(-MOST, Math.min(MOST, Math.round(odds * STEPS)));
}
