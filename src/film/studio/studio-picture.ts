import type { LoadedLogo } from '#film/brand/load-logos.ts';
import type { Picture } from '#film/picture/picture.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';
import { cutOnBeats } from '#film/rhythm/cut-on-beats.ts';
import { fadeAt } from '#film/rhythm/fade-out.ts';
import { driftBetween, longestWay, type Camera } from './camera/drift.ts';
import { turnedAside, type Moment } from './camera/shot-plan.ts';
import { leakAt, whipAt, type Leak } from './cuts/joints.ts';
import { planTakes } from './cuts/plan-takes.ts';
import { projectionOf } from './camera/projection.ts';
import {
  writeCamera,
  writeDrift,
  writeFilm,
  writeLight,
  writeReflectedBound,
} from './frame-writer.ts';
import { FilmCameras } from './film-cameras.ts';
import { Kernel } from './kernel/kernel.ts';
import { inLookOf } from './light/film-looks.ts';
import { lightOfFilm } from './light/light-of-film.ts';
import { logosUnder } from './light/luminance-under.ts';
import { lightSurroundings } from './light/surroundings.ts';
import { LandscapeView } from './landscape/landscape-view.ts';
import { paintVista } from './landscape/vista.ts';
import { momentOf, SHUTTER_SHARE } from './moment.ts';
import { pictureSizeFor } from './quality.ts';
import { buildScene } from './worlds/build-scene.ts';
import { NearCrowd } from './room/near-crowd.ts';
import { castNearGuests } from './room/near-guests.ts';
import { writePanels } from './room/panel.ts';
import { gatherGuests } from './room/guests.ts';
import { Room } from './room/room.ts';
import { randomStream } from '#film/random.ts';
import { SharedPaintings } from '#film/picture/shared-paintings.ts';
import { mix } from './scene/easing.ts';
import { Stage } from './scene/stage.ts';
import type { SceneContext } from './scene-context.ts';

interface Seen {
  readonly moment: Moment;
  readonly camera: Camera;
  readonly frameIndex: number;
}

/** Called after each step of a frame, for measuring. */
export type StepObserver = (step: FrameStep) => void;
export type FrameStep = 'room' | 'trace' | 'edges' | 'lens' | 'bloom' | 'grade' | 'print';

export interface StudioOptions {
  /**
   * From `openSharedMemory`; the same for all pictures of one film that are opened at once in several
   * threads: one of them draws what all of them need.
   */
  readonly sharedMemory?: SharedArrayBuffer | undefined;
  readonly observe?: StepObserver;
  /** Every pixel gets an element of its own, at the frame's full size. */
  readonly isFullSize?: boolean;
  /** Of the storyboard's brand, loaded. */
  readonly logos?: readonly LoadedLogo[];
  /** Film grain; left out where pictures are compared. */
  readonly hasGrain?: boolean;
}

/**
 * Draws films on the processor, without keys and without a graphics card. A picture keeps its own kernel
 * memory and is used by one thread.
 */
export function openStudioPicture(
  plan: Storyboard,
  {
    sharedMemory,
    observe = () => undefined,
    isFullSize = false,
    logos: loaded = [],
    hasGrain = true,
  }: StudioOptions = {},
): Picture {
  const storyboard = cutOnBeats(plan);
  const kernel = new Kernel();
  const shared = sharedMemory ? new SharedPaintings(sharedMemory) : null;
  const { size, controls, look, seed } = storyboard;
  const element = isFullSize ? size : pictureSizeFor(size);
  kernel.call.open(element.width, element.height, size.width, size.height);
  const stage = new Stage(kernel, shared);
  const ordered = lightOfFilm(storyboard);
  const logos = logosUnder(inLookOf(look.mood, ordered), loaded);
  const context: SceneContext = {
    stage,
    storyboard,
    light: ordered,
    logos,
    random: (name) => randomStream(seed, name),
  };
  const scene = buildScene(context);
  const lit = inLookOf(look.mood, scene.light ?? ordered);
  const light = hasGrain ? lit : { ...lit, film: { ...lit.film, grain: 0 } };
  lightSurroundings(kernel, { glow: light.glow, seed }, shared);
  const landscape = look.landscape && new LandscapeView(kernel, context, look.landscape);
  if (landscape) shared?.finish();
  const vista = landscape && stage.texture(paintVista(kernel, landscape, element));
  const guests = gatherGuests({ ...context, plan: scene.room });
  const room = new Room(
    kernel,
    { ...context, light, plan: scene.room, ...(vista && { vista }) },
    guests,
  );
  const takes = planTakes(storyboard);
  const nearGuests = castNearGuests(controls.crowdDensity, size, context.random('nearGuests'));
  const cameras = new FilmCameras({ storyboard, takes, scene, guests, nearGuests });
  const near = cameras.hasNearGuests
    ? new NearCrowd({ ...context, light, plan: scene.room })
    : null;
  shared?.finish();
  writeLight(kernel, light, stage);

  const whipShutter = Math.max(WHIP_SHUTTER_SECONDS * controls.fps, SHUTTER_SHARE);
  const frameBytes = (size.width * size.height * 3) / 2;
  /** The camera at a frame, which may lie between two, or as far ahead in a whip as some frames bring it. */
  const cameraAt = (frame: number, framesOfWhip = 0): Camera => {
    const whip = whipAt(takes, frame, controls.fps);
    const pose = turnedAside(cameras.poseAt(frame), whip.angle + whip.speed * framesOfWhip);
    return { pose, view: projectionOf(pose, element.width, element.height) };
  };
  /** The table or a world beside it, in focus, before its room. */
  const drawScene = ({ moment, camera, frameIndex }: Seen): void => {
    const backdrop = scene.backdrop?.(moment, camera.pose.eye);
    const bulbs = room.draw(camera, {
      time: moment.time,
      stances: cameras.stancesAt(frameIndex),
      backdrop,
    });
    observe('room');
    kernel.call.trace();
    observe('trace');
    kernel.call.refineEdges();
    observe('edges');
    kernel.call.focus();
    room.drawFalling(camera, moment);
    if (near) {
      const panels = near.panels(cameras.nearGuestsAt(frameIndex), {
        time: moment.time,
        pose: cameras.poseAt(frameIndex),
        middle: cameras.middlePoseAt(frameIndex),
      });
      kernel.call.drawPanelsInFront(writePanels(kernel, panels, camera));
    }
    kernel.call.drawBulbsInFront(bulbs.behind, bulbs.inFront);
  };
  return {
    renderFrame(frameIndex, into) {
      const moment = momentOf(storyboard, frameIndex, takes);
      scene.pose(moment);
      writeReflectedBound(kernel, stage);
      const camera = cameraAt(frameIndex);
      const closing = cameraAt(frameIndex + SHUTTER_SHARE, whipShutter - SHUTTER_SHARE);
      const drift = driftBetween(camera, closing);
      writeCamera(kernel, camera);
      writeFilm(kernel, light.film, {
        index: frameIndex,
        shot: moment.shot.kind,
        hasWords: moment.shot.words.length > 0,
        fade: fadeAt(storyboard, frameIndex),
      });
      if (landscape && moment.world === 'landscape') {
        landscape.draw(camera, moment.time);
        room.drawFalling(camera, moment);
        const flakes = room.aimFlakes(camera, moment.time);
        kernel.call.drawBulbsInFront(0, flakes.behind + flakes.inFront);
      } else drawScene({ moment, camera, frameIndex });
      const seen = SEEN_WAY * element.width;
      if (longestWay(drift, camera) > seen) {
        writeDrift(kernel, drift);
        kernel.call.blurDrift(seen);
      }
      observe('lens');
      kernel.call.bloom();
      lightLeak(kernel, leakAt(takes, frameIndex, controls.fps));
      observe('bloom');
      kernel.call.grade();
      observe('grade');
      kernel.call.print();
      into.set(kernel.bytes(kernel.call.outputBytes(), frameBytes));
      observe('print');
    },
    close: () => undefined,
  };
}

/**
 * The shutter is open for so long while the camera is torn: bright things that pass become one smear at any frame rate,
 * where they would flash.
 */
const WHIP_SHUTTER_SECONDS = 1 / 24;

/** Moves that are longer while the shutter is open, as a part of the picture's width, are fast. */
const SEEN_WAY = 0.004;

/** Two patches of warm light, the larger one ahead, that cross the frame from one side. */
function lightLeak(kernel: Kernel, leak: Leak | null): void {
  if (leak === null) return;
  const { strength, way, isFromLeft } = leak;
  const across = (share: number): number => (isFromLeft ? share : 1 - share);
  const [warm, deep] = [1.5 * strength, 0.9 * strength];
  kernel.call.leakLight(across(mix(-0.2, 0.3, way)), 0.35, 0.62, warm, warm * 0.42, warm * 0.12);
  kernel.call.leakLight(across(mix(-0.25, 0.12, way)), 0.75, 0.5, deep, deep * 0.3, deep * 0.2);
}
