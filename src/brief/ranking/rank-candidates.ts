import { boundSigns } from '#brief/ranking/bounds.ts';
import { candidateSigns } from '#brief/ranking/candidate-signs.ts';
import { makeCandidates } from '#brief/ranking/candidates.ts';
import { chooseFindings, type Judged } from '#brief/ranking/choose-findings.ts';
import {
  loadNetwork,
  networkScore,
  type LearntNetwork,
  type LoadedNetwork,
} from '#brief/ranking/network.ts';
import { openScene, type Scene } from '#brief/ranking/signs.ts';
import { surroundingsOf } from '#brief/ranking/surroundings.ts';
import { cutTokens, type Tokens } from '#brief/ranking/tokens.ts';
import {
  loadRows,
  scoreOf,
  scoresOf,
  type RankingWeights,
  type LearntRows,
  type LoadedRows,
} from '#brief/ranking/weights.ts';
import { offerFindings } from '#brief/ranking/offer-findings.ts';
import type { Finding } from '#brief/finding.ts';
import type { OpenBrief } from '#brief/open-brief.ts';

/** What the ranking knows of each token of a text. */
export interface TextSigns {
  readonly scene: Scene;
  readonly tokens: Tokens;
  /** For each token its signs. */
  readonly signs: readonly (readonly number[])[];
}

interface RankedFindings {
  /** What the film shows. */
  readonly chosen: readonly Finding[];
  /** What a person may add: likely words that are not sure enough to be shown unasked. */
  readonly offered: readonly Finding[];
}

/**
 * Ranks what may be words: what the rules found and what begins and ends as words of known briefs do.
 * What stands under a label goes only where nothing speaks for it.
 */
export function rankFindings(open: OpenBrief, weights: RankingWeights): RankedFindings {
  const judged = rankCandidates(open, weights);
  const chosen = chooseFindings(open, judged);
  return { chosen, offered: offerFindings(open, judged, chosen) };
}

/** How likely an author means each candidate: each by itself, then among the others of the text. */
function rankCandidates(open: OpenBrief, weights: RankingWeights): Judged[] {
  const network = loadedNetwork(weights.company);
  const alone = scoreCandidates(open, readTextSigns(open), weights);
  const inputs = surroundingsOf(open, alone);
  return alone.map(({ candidate }, at) => ({
    candidate,
    odds: networkScore(network, inputs[at] ?? []),
  }));
}

/** How likely an author means each candidate, as far as its own signs tell. */
export function scoreCandidates(
  open: OpenBrief,
  { scene, tokens, signs }: TextSigns,
  weights: Pick<RankingWeights, 'bounds' | 'fields'>,
): Judged[] {
  const bounds = loadedRows(weights.bounds);
  const fields = loadedRows(weights.fields);
  const scores = signs.map((own) => scoresOf(bounds, own));
  const candidates = makeCandidates(open, tokens, scores);
  const all = candidateSigns(scene, tokens, candidates);
  return candidates.map((candidate, at) => ({
    candidate,
    odds: scoreOf(fields, fields.outputs.indexOf(candidate.finding.field), all[at] ?? []),
  }));
}

/** Reads the signs of a text; with `isOwn`, none of what the rules read. */
export function readTextSigns(open: OpenBrief, isOwn = false): TextSigns {
  const { facts, readings, found } = open;
  const scene = openScene(facts, readings, isOwn ? null : found);
  const tokens = cutTokens(facts, scene.phrases, readings);
  return { scene, tokens, signs: boundSigns(open, tokens, scene.signs) };
}

const rowsKnown = new WeakMap<LearntRows, LoadedRows>();
const networksKnown = new WeakMap<LearntNetwork, LoadedNetwork>();

function loadedRows(learnt: LearntRows): LoadedRows {
  const made = rowsKnown.get(learnt) ?? loadRows(learnt);
  rowsKnown.set(learnt, made);
  return made;
}

function loadedNetwork(learnt: LearntNetwork): LoadedNetwork {
  const made = networksKnown.get(learnt) ?? loadNetwork(learnt);
  networksKnown.set(learnt, made);
  return made;
}
