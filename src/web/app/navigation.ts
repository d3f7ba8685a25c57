import { Clapperboard, Coins, LayoutDashboard, SquarePlay, type LucideIcon } from 'lucide-react';

import { PATHS } from '#web/paths.ts';

export interface NavigationEntry {
  readonly label: string;
  readonly path: string;
  readonly icon: LucideIcon;
}

export const MAIN_ENTRIES: readonly NavigationEntry[] = [
  { label: 'Dashboard', path: PATHS.dashboard, icon: LayoutDashboard },
  { label: 'Create Video', path: PATHS.create, icon: Clapperboard },
  { label: 'My Videos', path: PATHS.videos, icon: SquarePlay },
  { label: 'Credits', path: PATHS.credits, icon: Coins },
];
