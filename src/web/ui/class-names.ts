import { clsx, type ClassValue } from 'clsx';

/** Joins class names; a primitive's own come first. */
export function classNames(...values: ClassValue[]): string {
  return clsx(values);
}
