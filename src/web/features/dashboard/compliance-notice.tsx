import { Link } from 'react-router';

import { TEXTS } from '#web/features/dashboard/texts.ts';
import { PATHS } from '#web/paths.ts';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';

const POINTS = [
  TEXTS.everyVideoCarriesResponsibleGamblingMessaging,
  TEXTS.allContentIsForPeopleAged,
  TEXTS.aiGeneratedLabelsAppearOnAll,
  TEXTS.contentDeliveryRespectsRegionalGeoRestrictions,
] as const;

export function ComplianceNotice() {
  return (
    <Card aria-labelledby="compliance-notice">
      <CardTitle id="compliance-notice" className="mb-4">
        {TEXTS.complianceNotice}
      </CardTitle>
      <ul className="grid gap-x-8 gap-y-2 text-sm text-muted sm:max-xl:grid-cols-2">
        {POINTS.map((point, index) => (
          <li key={point} className="flex gap-3">
            <span
              aria-hidden="true"
              className="w-4 shrink-0 text-center font-display leading-5 text-gilt"
            >
              {'♠♥♣♦'[index]}
            </span>
            {point}
          </li>
        ))}
      </ul>
      <Link
        to={PATHS.howFilmsAreMade}
        className="mt-3 inline-block touch-reach text-sm text-gilt underline underline-offset-4"
      >
        {TEXTS.whatAiGeneratedMeans}
      </Link>
    </Card>
  );
}
