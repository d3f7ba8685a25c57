import { skipToken, useQuery } from '@tanstack/react-query';
import { Clapperboard, Sparkles } from 'lucide-react';

import { engineRoutes } from '#contracts/routes/engines.ts';
import type { VideoModelBody } from '#contracts/schemas/video-model.ts';
import { call } from '#web/api/client.ts';
import type { CreateFormValues } from '#web/features/create-video/create-form.ts';
import {
  withMaker,
  withOwnShot,
  type OwnShot,
  type OwnShots,
} from '#web/features/create-video/shots/own-shots.ts';
import { SHOT_TEXTS } from '#web/features/create-video/shots/texts.ts';
import { Button } from '#web/ui/button.tsx';

type Model = NonNullable<VideoModelBody['model']>;

interface ChosenShots {
  readonly index: number;
  readonly count: number;
  readonly preset: CreateFormValues['preset'];
  readonly ownShots: OwnShots;
  readonly onChange: (ownShots: OwnShots) => void;
}

/**
 * Who makes the shot in sight, and how to choose another. Where there is a model it makes what nobody chose
 * otherwise, so that the first choice names the model for all other shots.
 */
export function useModelShots({ index, count, preset, ownShots, onChange }: ChosenShots) {
  const { data } = useQuery({
    queryKey: ['/api/video-model', preset],
    queryFn:
      preset === ''
        ? skipToken
        : ({ signal }) => call(engineRoutes.offered, { query: { preset }, signal }),
  });
  const model = data?.model ?? null;
  const isChosen = ownShots.some((shot) => shot !== null);
  const shot = ownShots[index] ?? null;
  const ofNobody = model && !isChosen ? 'model' : 'studio';
  return {
    model,
    maker: shot === 'model' || shot === 'studio' ? shot : ofNobody,
    choose: (chosen: OwnShot) => {
      const others = model && !isChosen ? withMaker(ownShots, 'model', count) : ownShots;
      onChange(withOwnShot(others, index, chosen ?? (model ? 'studio' : null)));
    },
  } as const;
}

interface ModelShotProps {
  readonly maker: 'studio' | 'model';
  readonly onChoose: (maker: 'studio' | 'model') => void;
}

/** Hands the shot to the other one of studio and model. */
export function ModelShot({ maker, onChoose }: ModelShotProps) {
  const other = maker === 'model' ? 'studio' : 'model';
  const Icon = other === 'model' ? Sparkles : Clapperboard;
  return (
    <Button size="small" variant="secondary" onClick={() => onChoose(other)}>
      <Icon aria-hidden="true" className="size-4" />
      {SHOT_TEXTS.handTo[other]}
    </Button>
  );
}

/** Which model it is, what it costs and how long it will take. */
export function ModelNote({ model, seconds }: { readonly model: Model; readonly seconds: number }) {
  const { name, priceClass, secondsPerSecond } = model;
  const minutes =
    secondsPerSecond === null ? null : Math.max(1, Math.round((secondsPerSecond * seconds) / 60));
  return (
    <p className="text-muted">
      {SHOT_TEXTS.madeBy(name)}{' '}
      {minutes === null ? SHOT_TEXTS.timeNotKnown : SHOT_TEXTS.modelTakes(minutes)}{' '}
      {SHOT_TEXTS.priceClass[priceClass]}
    </p>
  );
}
