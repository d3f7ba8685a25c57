import { useQuery } from '@tanstack/react-query';

import type { JobBody } from '#contracts/schemas/job.ts';
import { PRESET_IDS, type PresetId } from '#domain/presets.ts';
import { presetsQuery } from '#web/api/presets-query.ts';
import { QueryState } from '#web/api/query-state.tsx';
import { PresetPicture } from '#web/art/preset-picture.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { PictureGroup } from '#web/ui/choice-group.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

interface PresetChoiceProps {
  readonly value: JobBody['preset'];
  readonly error: string | undefined;
  readonly onChange: (preset: PresetId) => void;
}

/** As many in a row as there is room for, two at least. */
const GRID = 'grid-cols-2 @md:grid-cols-[repeat(auto-fit,minmax(8rem,1fr))]';

function Loading() {
  return (
    <output aria-label="Loading presets" className={classNames('grid gap-3', GRID)}>
      {PRESET_IDS.map((id) => (
        <Skeleton key={id} className="aspect-4/3" />
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
                <PresetPicture
                  preset={id}
                  alt={description}
                  sizes="14rem"
                  className="aspect-4/3 w-full"
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
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
          <Badge>{chosen.category}</Badge>
          {chosen.description}
        </p>
      )}
    </div>
  );
}
