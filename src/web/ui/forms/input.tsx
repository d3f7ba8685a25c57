import type { ComponentProps } from 'react';

import { classNames } from '#web/ui/class-names.ts';
import { useFieldNames } from '#web/ui/forms/field.tsx';

const BOX =
  'w-full rounded-plaque border border-line-strong bg-field px-3 text-ink placeholder:text-muted transition-colors duration-(--duration-quick) hover:border-gilt-line focus-visible:border-gilt focus-visible:outline-offset-0 aria-invalid:border-danger disabled:bg-sunken disabled:text-muted';

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input className={classNames(BOX, 'h-11', className)} {...useFieldNames()} {...rest} />;
}

export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      className={classNames(BOX, 'min-h-32 py-2.5 leading-relaxed', className)}
      {...useFieldNames()}
      {...rest}
    />
  );
}
