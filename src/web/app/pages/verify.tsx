import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';

import { createQueryClient } from '#web/api/query-client.ts';
import { titleOf } from '#web/app/page-title.ts';
import { TEXTS } from '#web/app/shell/texts.ts';
import { VerifyScreen } from '#web/features/verify/verify-screen.tsx';

export function meta() {
  return titleOf(TEXTS.verifyAVideo, TEXTS.checkWhetherACasinoMarketingVideo);
}

/** Open to everybody, signed in or not. */
export default function VerifyPage() {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <VerifyScreen />
    </QueryClientProvider>
  );
}
