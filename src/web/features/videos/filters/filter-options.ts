import type { ReactNode } from 'react';

import { LIST_ORDERS } from '#domain/videos/video-list.ts';
import type { JobFilter } from '#web/features/videos/filters/job-filter.ts';
import { TEXTS } from '#web/features/videos/texts.ts';

export const ORDER_OPTIONS = LIST_ORDERS.map((value) => ({ value, label: TEXTS.orders[value] }));

export type View = 'grid' | 'list';
export const VIEWS = [
  { value: 'grid', label: TEXTS.grid },
  { value: 'list', label: TEXTS.list },
] as const;

export interface FilterBarProps {
  readonly filter: JobFilter;
  readonly onChange: (filter: JobFilter) => void;
  readonly view: View;
  readonly onView: (view: View) => void;
  /** What stands beside the filters. */
  readonly children?: ReactNode;
}

export type SetFilter = (name: keyof JobFilter) => (value: string) => void;
