import {
  Clapperboard,
  Coins,
  Images,
  LayoutDashboard,
  Rows3,
  Scale,
  Settings,
  ShieldCheck,
  SquarePlay,
  Stamp,
  UserCog,
  Users,
  type LucideIcon,
} from 'lucide-react';

import { TEXTS } from '#web/app/texts.ts';
import { PATHS } from '#web/paths.ts';

export interface NavigationEntry {
  readonly label: string;
  readonly path: string;
  readonly icon: LucideIcon;
}

export const MAIN_ENTRIES: readonly NavigationEntry[] = [
  { label: TEXTS.dashboard, path: PATHS.dashboard, icon: LayoutDashboard },
  { label: TEXTS.createVideo, path: PATHS.create, icon: Clapperboard },
  { label: TEXTS.myVideos, path: PATHS.videos, icon: SquarePlay },
  { label: TEXTS.brands, path: PATHS.brands, icon: Stamp },
  { label: TEXTS.library, path: PATHS.library, icon: Images },
  { label: TEXTS.credits, path: PATHS.credits, icon: Coins },
];

/** Shown to owners and admins only. */
export const ADMINISTRATION_ENTRIES: readonly NavigationEntry[] = [
  { label: TEXTS.team, path: PATHS.team, icon: Users },
  { label: TEXTS.moderation, path: PATHS.moderation, icon: ShieldCheck },
  { label: TEXTS.rules, path: PATHS.rules, icon: Scale },
  { label: TEXTS.settings, path: PATHS.settings, icon: Settings },
  { label: TEXTS.userManagement, path: PATHS.users, icon: UserCog },
  { label: TEXTS.auditLog, path: PATHS.audit, icon: Rows3 },
];
