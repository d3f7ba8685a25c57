import { Readable } from 'node:stream';

import type { proofRoutes } from '#contracts/routes/proof.ts';
import type { ProofSheetBody } from '#contracts/schemas/proof.ts';
import type { JobId } from '#domain/ids.ts';
import type { ProofSheet } from '#domain/proof/proof-sheet.ts';
import type { ProofService } from './service.ts';
import type { Signing } from '#server/features/provenance/signing.ts';
import type { HandlersOf } from '#server/http/register-routes.ts';

interface Deps {
  readonly proof: ProofService;
  readonly signing: Signing;
  readonly signedSample: () => Promise<Buffer>;
}

export function createProofHandlers({
  proof,
  signing,
  signedSample,
}: Deps): HandlersOf<typeof proofRoutes> {
  return {
    history: async ({ caller, params }) => {
      const history = await proof.historyOf(caller.actor, params.id as JobId);
      return { ...history, findings: [...history.findings], events: [...history.events] };
    },
    sheet: async ({ caller, params }) =>
      present(await proof.sheetOf(caller.actor, params.id as JobId)),
    paper: async ({ caller, params }) => {
      const sheet = await proof.sheetOf(caller.actor, params.id as JobId);
      // Loaded on first use, since typesetting is heavy.
      const { paintProofSheet } = await import('#film/proof/paint-proof-sheet.ts');
      return Readable.from([paintProofSheet(sheet)]);
    },
    verify: async ({ body }) => {
      const file = await proof.findFile(body.sha256);
      return {
        isKnown: file !== null,
        createdAt: file?.createdAt.toISOString() ?? null,
        digitalSourceType: file?.digitalSourceType ?? null,
        isApproved: file?.moderationStatus === 'approved',
      };
    },
    roots: () => signing.anchors(),
    sample: async () => Readable.from([await signedSample()]),
  };
}

function present(sheet: ProofSheet): ProofSheetBody {
  const { markets, findings, decisions, proof, words, leftOut, onScreen } = sheet;
  return {
    ...sheet,
    words: { ...words, lines: [...words.lines] },
    leftOut: [...leftOut],
    onScreen: [...onScreen],
    markets: [...markets],
    findings: [...findings],
    decisions: [...decisions],
    proof: { ...proof, parts: [...proof.parts], logos: proof.logos && [...proof.logos] },
  };
}
