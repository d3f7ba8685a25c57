import { Link } from 'react-router';

import { PATHS } from '#web/paths.ts';
import { Card, CardTitle } from '#web/ui/card.tsx';

const POINTS = [
  'Every film carries responsible gambling messaging.',
  'All content is for people aged 21+ only.',
  'AI-generated labels stand on all video watermarks.',
  'Content delivery respects regional geo-restrictions.',
] as const;

export function ComplianceNotice() {
  return (
    <Card aria-labelledby="compliance-notice">
      <CardTitle id="compliance-notice" className="mb-4">
        Compliance Notice
      </CardTitle>
      <ul className="grid gap-3 text-[0.9375rem] text-muted">
        {POINTS.map((point, index) => (
          <li key={point} className="flex gap-3">
            <span
              aria-hidden="true"
              className="w-4 shrink-0 text-center font-display leading-6 text-gilt"
            >
              {'♠♥♣♦'[index]}
            </span>
            {point}
          </li>
        ))}
      </ul>
      <Link
        to={PATHS.howFilmsAreMade}
        className="mt-4 inline-block text-[0.9375rem] text-gilt underline underline-offset-4"
      >
        What “AI-generated” means
      </Link>
    </Card>
  );
}
