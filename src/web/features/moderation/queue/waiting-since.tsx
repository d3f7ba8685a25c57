import { useState } from 'react';

import { waitingTime } from '#web/features/moderation/queue/waiting-time.ts';
import { TEXTS } from '#web/features/moderation/texts.ts';

/** How long something had waited when it came on screen. */
export function WaitingSince({ moment }: { readonly moment: string }) {
  const [now] = useState(() => Date.now());
  const time = waitingTime(moment, now);
  return (
    <span className="whitespace-nowrap">
      {time === TEXTS.justNow ? time : TEXTS.waitingFor(time)}
    </span>
  );
}
