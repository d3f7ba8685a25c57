import type { ReactNode } from 'react';

import {
  ASPECT_RATIOS,
  CAMERA_MOTION_LABELS,
  CAMERA_MOTIONS,
  CROWD_DENSITIES,
  CROWD_DENSITY_LABELS,
  DURATION_RANGE,
  FPS_RANGE,
  LIGHTING_LABELS,
  LIGHTINGS,
  type AspectRatio,
  type Controls,
} from '#domain/order/controls.ts';
import { editedControls } from '#web/features/create-video/prompt/controls-from-prompt.ts';
import { TEXTS } from '#web/features/create-video/texts.ts';
import type { Workbench } from '#web/features/create-video/use-workbench.ts';
import { ChoiceGroup } from '#web/ui/forms/choice-group.tsx';
import { Slider } from '#web/ui/forms/slider.tsx';

const SHAPES = { '16:9': 'h-3 w-5', '9:16': 'h-5 w-3', '1:1': 'size-4' } as const;

const RATIO_CHOICES = ASPECT_RATIOS.map((ratio) => ({
  value: ratio,
  label: ratio,
  picture: (
    <span aria-hidden="true" className={`${SHAPES[ratio]} rounded-[2px] border-2 border-current`} />
  ),
}));

function choicesOf<Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
) {
  return values.map((value) => ({ value, label: labels[value] }));
}

function Control({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="grid content-start gap-1">
      <span aria-hidden="true" className="text-sm font-semibold">
        {label}
      </span>
      {children}
    </div>
  );
}

interface AlsoShapesProps {
  readonly chosen: AspectRatio;
  readonly also: readonly AspectRatio[];
  readonly onChange: (also: readonly AspectRatio[]) => void;
}

/** The other shapes, each a video of its own. */
function AlsoShapes({ chosen, also, onChange }: AlsoShapesProps) {
  const others = ASPECT_RATIOS.filter((shape) => shape !== chosen);
  return (
    <fieldset
      aria-label={TEXTS.alsoIn}
      className="flex flex-wrap items-center gap-x-4 text-sm text-muted"
    >
      <span aria-hidden="true">{TEXTS.alsoIn}</span>
      {others.map((shape) => (
        <label
          key={shape}
          className="flex min-h-8 cursor-pointer items-center gap-1.5 text-ink pointer-coarse:min-h-11"
        >
          <input
            type="checkbox"
            className="size-4 accent-brass"
            checked={also.includes(shape)}
            onChange={({ target }) =>
              onChange(
                ASPECT_RATIOS.filter((one) =>
                  one === shape ? target.checked : also.includes(one),
                ),
              )
            }
          />
          {shape}
        </label>
      ))}
    </fieldset>
  );
}

interface ControlsProps {
  readonly bench: Workbench;
}

/** What a person sets is not changed by the prompt any more. */
const changeControls =
  ({ values, change }: Workbench) =>
  (changes: Partial<Controls>) =>
    change({ ...changes, editedControls: editedControls(values.editedControls, changes) });

/** Shape, length and frame rate. */
export function FormatControls({ bench }: ControlsProps) {
  const { values, change } = bench;
  const onChange = changeControls(bench);
  return (
    <div className="grid gap-3">
      <Control label={TEXTS.aspectRatio}>
        <ChoiceGroup
          isCompact
          label={TEXTS.aspectRatio}
          value={values.aspectRatio}
          choices={RATIO_CHOICES}
          onChange={(aspectRatio) => onChange({ aspectRatio })}
        />
        {/* A correction is one video. */}
        {bench.resubmits === undefined && (
          <AlsoShapes
            chosen={values.aspectRatio}
            also={values.alsoShapes}
            onChange={(alsoShapes) => change({ alsoShapes })}
          />
        )}
      </Control>
      <div className="grid grid-cols-2 gap-4">
        <Slider
          label={TEXTS.duration}
          value={values.duration}
          range={DURATION_RANGE}
          shownValue={TEXTS.inSeconds(values.duration)}
          valueText={TEXTS.seconds(values.duration)}
          onChange={(duration) => onChange({ duration })}
        />
        <Slider
          label={TEXTS.fps}
          value={values.fps}
          range={FPS_RANGE}
          shownValue={TEXTS.inFps(values.fps)}
          valueText={TEXTS.framesPerSecond(values.fps)}
          onChange={(fps) => onChange({ fps })}
        />
      </div>
    </div>
  );
}

/** Camera, light and people. */
export function LookControls({ bench }: ControlsProps) {
  const { values } = bench;
  const onChange = changeControls(bench);
  return (
    <div className="@container/choices grid gap-3">
      <Control label={TEXTS.cameraMotion}>
        <ChoiceGroup
          isCompact
          foldsInTwo
          label={TEXTS.cameraMotion}
          value={values.cameraMotion}
          choices={choicesOf(CAMERA_MOTIONS, CAMERA_MOTION_LABELS)}
          onChange={(cameraMotion) => onChange({ cameraMotion })}
        />
      </Control>
      <Control label={TEXTS.lighting}>
        <ChoiceGroup
          isCompact
          foldsInTwo
          label={TEXTS.lighting}
          value={values.lighting}
          choices={choicesOf(LIGHTINGS, LIGHTING_LABELS)}
          onChange={(lighting) => onChange({ lighting })}
        />
      </Control>
      <Control label={TEXTS.crowdDensity}>
        <ChoiceGroup
          isCompact
          label={TEXTS.crowdDensity}
          value={values.crowdDensity}
          choices={choicesOf(CROWD_DENSITIES, CROWD_DENSITY_LABELS)}
          onChange={(crowdDensity) => onChange({ crowdDensity })}
        />
      </Control>
    </div>
  );
}
