import { cloneElement, isValidElement, type ComponentProps, type ReactNode } from 'react';

import { classNames } from '#web/ui/class-names.ts';

interface SlotProps extends ComponentProps<'button'> {
  /** One element. */
  readonly children: ReactNode;
}

/** Gives its properties and its look to its only child; what the child says itself comes first. */
export function Slot({ children, className, ...rest }: SlotProps) {
  if (!isValidElement<{ className?: string }>(children)) throw new Error('A slot has one child');
  const { props } = children;
  return cloneElement(children, {
    ...rest,
    ...props,
    className: classNames(className, props.className),
  });
}
