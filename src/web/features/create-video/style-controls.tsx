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
  type Controls,
} from '#domain/controls.ts';
import { ChoiceGroup } from '#web/ui/choice-group.tsx';
import { Slider } from '#web/ui/slider.tsx';

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

interface StyleControlsProps {
  readonly values: Controls;
  readonly onChange: (changes: Partial<Controls>) => void;
}

export function StyleControls({ values, onChange }: StyleControlsProps) {
  return (
    <div className="grid gap-3">
      <Control label="Aspect ratio">
        <ChoiceGroup
          isCompact
          label="Aspect ratio"
          value={values.aspectRatio}
          choices={RATIO_CHOICES}
          onChange={(value) => onChange({ aspectRatio: value })}
        />
      </Control>
      <div className="grid grid-cols-2 gap-4">
        <Slider
          label="Duration"
          value={values.duration}
          range={DURATION_RANGE}
          shownValue={`${values.duration} s`}
          valueText={`${values.duration} seconds`}
          onChange={(value) => onChange({ duration: value })}
        />
        <Slider
          label="FPS"
          value={values.fps}
          range={FPS_RANGE}
          shownValue={String(values.fps)}
          valueText={`${values.fps} frames per second`}
          onChange={(value) => onChange({ fps: value })}
        />
      </div>
      <Control label="Camera motion">
        <ChoiceGroup
          isCompact
          label="Camera motion"
          value={values.cameraMotion}
          choices={choicesOf(CAMERA_MOTIONS, CAMERA_MOTION_LABELS)}
          onChange={(value) => onChange({ cameraMotion: value })}
        />
      </Control>
      <Control label="Lighting">
        <ChoiceGroup
          isCompact
          label="Lighting"
          value={values.lighting}
          choices={choicesOf(LIGHTINGS, LIGHTING_LABELS)}
          onChange={(value) => onChange({ lighting: value })}
        />
      </Control>
      <Control label="Crowd density">
        <ChoiceGroup
          isCompact
          label="Crowd density"
          value={values.crowdDensity}
          choices={choicesOf(CROWD_DENSITIES, CROWD_DENSITY_LABELS)}
          onChange={(value) => onChange({ crowdDensity: value })}
        />
      </Control>
    </div>
  );
}
