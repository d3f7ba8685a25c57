import { useQuery } from '@tanstack/react-query';

import type { JobBody } from '#contracts/schemas/job.ts';
import { PRESET_IDS, type PresetId } from '#domain/presets.ts';
import { presetsQuery } from '#web/api/presets-query.ts';
import { QueryState } from '#web/api/query-state.tsx';
import { PresetPicture } from '#web/art/preset-picture.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { PictureGroup } from '#web/ui/choice-group.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

interface PresetChoiceProps {
  readonly value: JobBody['preset'];
  readonly error: string | undefined;
  readonly onChange: (preset: PresetId) => void;
}

/** As many in a row as there is room for, two at least; the last row is as wide as the others. */
const GRID = 'flex flex-wrap gap-3 *:min-w-36 *:grow *:basis-36';
const PICTURE = 'h-28 w-full @lg:h-32';

function Loading() {
  return (
    <output aria-label="Loading presets" className={GRID}>
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
    <div className="grid gap-3">
      <QueryState query={presets} loading={<Loading />} errorTitle="Presets could not be loaded">
        {(list) => (
          <PictureGroup
            label="Preset"
            value={value}
            onChange={(preset) => onChange(preset as PresetId)}
            error={error}
            className={GRID}
            choices={list.map(({ id, name, description }) => ({
              value: id,
              label: name,
              picture: (
                <PresetPicture preset={id} alt={description} sizes="16rem" className={PICTURE} />
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
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
          <Badge>{chosen.category}</Badge>
          {chosen.description}
        </p>
      )}
    </div>
  );
}
