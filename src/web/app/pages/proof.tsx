import { titleOf } from '#web/app/page-title.ts';
import { TEXTS } from '#web/app/texts.ts';
import { ProofScreen } from '#web/features/proof/proof-screen.tsx';

export function meta() {
  return titleOf(TEXTS.proofSheet);
}

export default ProofScreen;
