import type { MediaBody } from '#contracts/schemas/media.ts';
import { TEXTS } from '#web/features/brands/texts.ts';
import { Select } from '#web/ui/select/select.tsx';

interface MediaChoiceProps {
  readonly label?: string;
  /** What happens without a file. */
  readonly none?: string;
  readonly value: string;
  readonly files: readonly MediaBody[];
  readonly onChange: (mediaId: string) => void;
}

/** One of the files of the library, or none. */
export function MediaChoice({
  label,
  none = TEXTS.none,
  value,
  files,
  onChange,
}: MediaChoiceProps) {
  const options = [
    { value: '', label: none },
    ...files.map(({ id, name, isUsable }) => ({
      value: id,
      label: name,
      ...(!isUsable && { description: TEXTS.rightsMissingOrEnded }),
    })),
  ];
  return (
    <Select
      {...(label !== undefined && { label })}
      value={value}
      options={options}
      onChange={onChange}
    />
  );
}
