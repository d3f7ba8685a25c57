import type { EngineHealthBody } from '#contracts/schemas/engines.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card, CardTitle } from '#web/ui/card.tsx';
import { Facts } from '#web/ui/facts.tsx';

interface EngineCardProps {
  readonly engine: EngineHealthBody;
  readonly isDefault: boolean;
}

/** One video model: whether its server answers, and what it has to do. */
export function EngineCard({ engine, isDefault }: EngineCardProps) {
  const { name, protocol, model, isWell, note, waiting, atModel, atModelMax } = engine;
  return (
    <Card aria-label={name}>
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <CardTitle className="mr-auto">{name}</CardTitle>
        {isDefault && <Badge>Default</Badge>}
        <Badge tone={isWell ? 'default' : 'destructive'}>
          {isWell ? 'Reachable' : 'Not reachable'}
        </Badge>
      </div>
      <p className="mb-4 break-words text-muted">{note}</p>
      <Facts
        facts={[
          ['Model', `${model} (${protocol})`],
          ['Clips waiting', waiting],
          ['Clips at the model', `${atModel} of ${atModelMax}`],
          ['Delivered in 24 hours', engine.fetchedToday],
          ['Failed in 24 hours', engine.failedToday],
          ['Cost in 24 hours', engine.costToday],
        ]}
      />
    </Card>
  );
}
