import { Search } from 'lucide-react';

import { Input } from '#web/ui/forms/input.tsx';

interface SearchInputProps {
  readonly label: string;
  /** What is looked through, shown while nothing is written. */
  readonly placeholder: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Filters what stands below it while somebody types. */
export function SearchInput({ label, placeholder, value, onChange }: SearchInputProps) {
  return (
    <div className="relative">
      <Search aria-hidden="true" className="absolute top-3.5 left-3 size-4 text-muted" />
      <Input
        type="search"
        aria-label={label}
        placeholder={placeholder}
        className="pl-9"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
