import type { World } from '#domain/order/look.ts';
import type { Scenery } from '#film/storyboard/storyboard.ts';
import type { Moment } from '../camera/shot-plan.ts';
import { planLandscape } from '../landscape/landscape-camera.ts';
import { findScenePreset } from '../presets/preset-list.ts';
import type { Scene } from '../presets/preset.ts';
import type { SceneContext } from '../scene-context.ts';
import type { Prop } from '../scene/prop.ts';
import { buildArrival } from './arrival.ts';
import { buildConcert } from './concert.ts';
import { buildDawn } from './dawn.ts';
import { buildDining } from './dining.ts';
import { buildJackpot } from './jackpot.ts';
import { buildSuite } from './suite.ts';
import type { BuildWorld, WorldScene } from './world-scene.ts';

const WORLDS: Record<World, BuildWorld> = {
  dining: buildDining,
  concert: buildConcert,
  arrival: buildArrival,
  suite: buildSuite,
  jackpot: buildJackpot,
  dawn: buildDawn,
};

interface Place {
  readonly scene: Pick<Scene, 'pose' | 'plan'>;
  readonly world: WorldScene | null;
  /** Those that are seen from the start; a scene shows and hides the others itself. */
  readonly shown: readonly Prop[];
}

/** Builds the table of a film and the worlds beside it that its shots show: on one stage, one of them at a time. */
export function buildScene(context: SceneContext): Scene {
  const { stage, storyboard } = context;
  const table = findScenePreset(storyboard.preset).build(context);
  const places = new Map<Scenery | null, Place>();
  const add = (name: Scenery | null, first: number, place: Omit<Place, 'shown'>) =>
    places.set(name, { ...place, shown: stage.propsFrom(first).filter(({ isShown }) => isShown) });
  add(null, 0, { scene: table, world: null });
  for (const name of new Set(storyboard.shots.flatMap(({ world }) => world ?? []))) {
    const first = stage.propCount;
    const world = WORLDS[name](context);
    add(name, first, { scene: world, world });
  }
  if (storyboard.look.landscape !== undefined)
    add('landscape', stage.propCount, {
      scene: { pose: () => undefined, plan: planLandscape },
      world: null,
    });
  if (places.size === 1) return table;
  const all = stage.propsFrom(0);
  const placeOf = ({ world }: Moment): Place => {
    const place = places.get(world);
    if (place === undefined) throw new Error(`no shot of the film shows ${world ?? 'the table'}`);
    return place;
  };
  return {
    ...table,
    pose(moment) {
      const { scene, shown } = placeOf(moment);
      all.forEach((prop) => prop.hide());
      shown.forEach((prop) => prop.show());
      scene.pose(moment);
    },
    plan: (moment) => placeOf(moment).scene.plan(moment),
    backdrop(moment, eye) {
      const { world } = placeOf(moment);
      return {
        panels: world?.panels(moment, eye) ?? [],
        hasGuests: world === null && moment.world === null,
      };
    },
  };
}
