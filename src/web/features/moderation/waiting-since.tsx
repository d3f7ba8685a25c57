import { useState } from 'react';

import { TEXTS } from '#web/features/moderation/texts.ts';
import { waitingTime } from '#web/features/moderation/waiting-time.ts';

/** How long something had waited when it came on screen. */
export function WaitingSince({ moment }: { readonly moment: string }) {
  const [now] = useState(() => Date.now());
  return <span>{TEXTS.waitingFor(waitingTime(moment, now))}</span>;
}
