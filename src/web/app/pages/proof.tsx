import { titleOf } from '#web/app/page-title.ts';
import { ProofScreen } from '#web/features/proof/proof-screen.tsx';

export function meta() {
  return titleOf('Proof sheet');
}

export default ProofScreen;
