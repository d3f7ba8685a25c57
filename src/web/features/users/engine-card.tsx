import type { EngineHealthBody } from '#contracts/schemas/engines.ts';
import { TEXTS } from '#web/features/users/texts.ts';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { Facts } from '#web/ui/tables/facts.tsx';
import { Badge } from '#web/ui/text/badge.tsx';

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
        {isDefault && <Badge>{TEXTS.default}</Badge>}
        <Badge tone={isWell ? 'default' : 'destructive'}>
          {isWell ? TEXTS.reachable : TEXTS.notReachable}
        </Badge>
      </div>
      <p className="mb-4 break-words text-muted">{note}</p>
      <Facts
        facts={[
          [TEXTS.model, model === '' ? protocol : `${model} (${protocol})`],
          [TEXTS.madeFrom, TEXTS.frames[engine.frames]],
          [TEXTS.takes, TEXTS.pace(engine.secondsPerSecond, engine.inferencePerSecond)],
          [TEXTS.memory, TEXTS.gigabytes(engine.peakMemoryMegabytes)],
          [TEXTS.clipsWaiting, waiting],
          [TEXTS.clipsInProgress, TEXTS.of(atModel, atModelMax)],
          [TEXTS.deliveredIn24Hours, engine.fetchedToday],
          [TEXTS.failedIn24Hours, engine.failedToday],
          [TEXTS.costIn24Hours, engine.costToday],
        ]}
      />
    </Card>
  );
}
