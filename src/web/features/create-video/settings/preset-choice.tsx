import { useQuery } from '@tanstack/react-query';

import type { JobBody } from '#contracts/schemas/job.ts';
import { PRESET_IDS, type PresetId } from '#domain/order/presets.ts';
import { presetsQuery } from '#web/api/presets-query.ts';
import { QueryState } from '#web/api/query-state.tsx';
import { PresetPicture } from '#web/art/preset-picture.tsx';
import { TEXTS } from '#web/features/create-video/texts.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { PictureGroup } from '#web/ui/forms/choice-group.tsx';

interface PresetChoiceProps {
  readonly value: JobBody['preset'];
  readonly error: string | undefined;
  readonly onChange: (preset: PresetId) => void;
}

const GRID = 'grid grid-cols-5 gap-1.5';
const PICTURE = 'h-14 w-full';

function Loading() {
  return (
    <output aria-label={TEXTS.loadingPresets} className={GRID}>
      {PRESET_IDS.map((id) => (
        <Skeleton key={id} className={PICTURE} />
      ))}
    </output>
  );
}

/** The tables to choose from, as pictures, with the words of the chosen one below. */
export function PresetChoice({ value, error, onChange }: PresetChoiceProps) {
  const presets = useQuery(presetsQuery);
  const chosen = presets.data?.find((preset) => preset.id === value);
  return (
    <div className="grid gap-2">
      <QueryState query={presets} loading={<Loading />} errorTitle={TEXTS.presetsFailed}>
        {(list) => (
          <PictureGroup
            isCompact
            label={TEXTS.preset}
            value={value}
            onChange={(preset) => onChange(preset as PresetId)}
            error={error}
            className={GRID}
            choices={list.map(({ id, name, description }) => ({
              value: id,
              label: name,
              picture: (
                <PresetPicture
                  preset={id}
                  alt={description}
                  sizes="16rem"
                  className={`${PICTURE} bg-(--art-black)!`}
                />
              ),
            }))}
          />
        )}
      </QueryState>
      {error && (
        <p role="alert" className="text-sm text-danger">
          {error}
        </p>
      )}
      {chosen && (
        <p className="text-sm leading-snug text-muted">
          <span className="font-semibold">{chosen.category}</span> · {chosen.description}
        </p>
      )}
    </div>
  );
}
