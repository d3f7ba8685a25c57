import {
  CircleUser,
  Clapperboard,
  LogOut,
  PanelLeft,
  SunMoon,
  type LucideIcon,
} from 'lucide-react';

import { roleHas } from '#domain/permissions.ts';
import { PRESETS } from '#domain/presets.ts';
import type { Role } from '#domain/roles.ts';
import { ADMINISTRATION_ENTRIES, MAIN_ENTRIES } from '#web/app/navigation.ts';
import { toggleSidebar } from '#web/app/sidebar-store.ts';
import { TEXTS } from '#web/app/texts.ts';
import { toggleTheme } from '#web/app/theme.ts';
import { PATHS } from '#web/paths.ts';

export interface Command {
  readonly label: string;
  /** Other words somebody may look for it by. */
  readonly words?: readonly string[];
  readonly icon: LucideIcon;
  readonly run: () => void;
}

export interface CommandGroup {
  readonly title: string;
  readonly commands: readonly Command[];
}

interface Ways {
  readonly goTo: (path: string, state?: unknown) => void;
  readonly signOut: () => void;
}

/** All that the palette offers to somebody of this role. */
export function paletteCommands(role: Role, { goTo, signOut }: Ways): readonly CommandGroup[] {
  const entries = [
    ...MAIN_ENTRIES,
    ...(roleHas(role, 'users.manage') ? ADMINISTRATION_ENTRIES : []),
  ];
  const screens = entries.map(({ label, path, icon }) => ({ label, icon, run: () => goTo(path) }));
  const account = { label: TEXTS.yourAccount, words: ['profile', 'password'], icon: CircleUser };
  return [
    { title: TEXTS.goTo, commands: [...screens, { ...account, run: () => goTo(PATHS.settings) }] },
    ...(roleHas(role, 'video.create')
      ? [{ title: TEXTS.create, commands: filmCommands(goTo) }]
      : []),
    {
      title: TEXTS.actions,
      commands: [
        { label: TEXTS.toggleTheme, words: ['dark', 'light'], icon: SunMoon, run: toggleTheme },
        { label: TEXTS.toggleSidebar, words: ['menu'], icon: PanelLeft, run: toggleSidebar },
        { label: TEXTS.signOut, words: ['log out', 'leave'], icon: LogOut, run: signOut },
      ],
    },
  ];
}

function filmCommands(goTo: Ways['goTo']): readonly Command[] {
  return PRESETS.map(({ id, name }) => ({
    label: TEXTS.newVideo(name),
    words: ['create', 'film'],
    icon: Clapperboard,
    run: () => goTo(PATHS.create, { preset: id }),
  }));
}
