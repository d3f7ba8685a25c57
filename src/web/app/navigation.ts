import {
  Clapperboard,
  Coins,
  Images,
  LayoutDashboard,
  Settings,
  ShieldCheck,
  SquarePlay,
  Stamp,
  UserCog,
  Users,
  type LucideIcon,
} from 'lucide-react';

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
  { label: 'Brands', path: PATHS.brands, icon: Stamp },
  { label: 'Library', path: PATHS.library, icon: Images },
  { label: 'Credits', path: PATHS.credits, icon: Coins },
];

/** Shown to owners and admins only. */
export const ADMINISTRATION_ENTRIES: readonly NavigationEntry[] = [
  { label: 'Team', path: PATHS.team, icon: Users },
  { label: 'Moderation', path: PATHS.moderation, icon: ShieldCheck },
  { label: 'Settings', path: PATHS.settings, icon: Settings },
  { label: 'User Management', path: PATHS.users, icon: UserCog },
];
