import {
  CircleUser,
  Clapperboard,
  Coins,
  LogOut,
  PanelLeft,
  Settings,
  ShieldCheck,
  SunMoon,
  type LucideIcon,
} from 'lucide-react';

import { PRESETS } from '#domain/order/presets.ts';
import { roleHas } from '#domain/people/permissions.ts';
import type { Role } from '#domain/people/roles.ts';
import { ADMINISTRATION_ENTRIES, MAIN_ENTRIES } from '#web/app/navigation.ts';
import { toggleSidebar } from '#web/app/sidebar-store.ts';
import { TEXTS } from '#web/app/texts.ts';
import { toggleTheme } from '#web/app/theme.ts';
import { PATHS } from '#web/paths.ts';

export interface Command {
  /** Tells commands of the same label apart. */
  readonly id?: string;
  readonly label: string;
  /** What tells it from others of its kind. */
  readonly detail?: string;
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
  const next = nextCommands(role, goTo);
  return [
    ...(next.length > 0 ? [{ title: TEXTS.next, commands: next }] : []),
    { title: TEXTS.goTo, commands: [...screens, { ...account, run: () => goTo(PATHS.settings) }] },
    ...(roleHas(role, 'video.create')
      ? [{ title: TEXTS.create, commands: filmCommands(goTo) }]
      : []),
    { title: TEXTS.settings, commands: settingsCommands(role, goTo) },
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

/** What is done most. */
function nextCommands(role: Role, goTo: Ways['goTo']): readonly Command[] {
  return [
    ...(roleHas(role, 'video.create')
      ? [{ label: TEXTS.createAVideo, icon: Clapperboard, run: () => goTo(PATHS.create) }]
      : []),
    ...(roleHas(role, 'moderation.decide')
      ? [{ label: TEXTS.reviewNextVideo, icon: ShieldCheck, run: () => goTo(PATHS.moderation) }]
      : []),
    ...(roleHas(role, 'credits.buy')
      ? [{ label: TEXTS.topUpCredits, icon: Coins, run: () => goTo(PATHS.credits) }]
      : []),
  ];
}

/** The tabs of the settings that somebody of this role has. */
function settingsCommands(role: Role, goTo: Ways['goTo']): readonly Command[] {
  const tabs = [
    ['security', TEXTS.security],
    ['notifications', TEXTS.notifications],
    ['markets', TEXTS.markets],
    ...(roleHas(role, 'organization.edit') ? [['organization', TEXTS.organization] as const] : []),
    ...(roleHas(role, 'billing.manage') ? [['billing', TEXTS.billing] as const] : []),
    ...(roleHas(role, 'developers.manage') ? [['developers', TEXTS.developers] as const] : []),
  ] as const;
  return tabs.map(([tab, name]) => ({
    id: tab,
    label: TEXTS.settingsOf(name),
    icon: Settings,
    run: () => goTo(PATHS.settingsTab(tab)),
  }));
}

function filmCommands(goTo: Ways['goTo']): readonly Command[] {
  return PRESETS.map(({ id, name }) => ({
    label: TEXTS.newVideo(name),
    words: ['create', 'film'],
    icon: Clapperboard,
    run: () => goTo(PATHS.create, { preset: id }),
  }));
}
