import { CircleUser, LogOut } from 'lucide-react';
import { Link, useMatch } from 'react-router';

import { roleHas } from '#domain/people/permissions.ts';
import { ADMINISTRATION_ENTRIES, MAIN_ENTRIES, type NavigationEntry } from '#web/app/navigation.ts';
import { TEXTS } from '#web/app/texts.ts';
import { Mark, PRODUCT_NAME } from '#web/art/wordmark.tsx';
import { PATHS } from '#web/paths.ts';
import { useIsCurrent } from '#web/session/session-store.ts';
import { useSignedIn } from '#web/session/use-signed-in.ts';
import { useSignOut } from '#web/session/use-sign-out.ts';
import { classNames } from '#web/ui/class-names.ts';
import { formatCount } from '#web/ui/text/figure.ts';
import { Tooltip } from '#web/ui/tooltip/tooltip.tsx';

interface SidebarProps {
  /** False: icons only, the words are heard but not seen. */
  readonly isExpanded: boolean;
  /** Called when somebody goes somewhere: the sheet closes. */
  readonly onNavigate?: () => void;
}

const ITEM =
  'flex h-9 w-full items-center gap-3 rounded-plaque px-2 text-[0.9375rem] font-medium text-muted transition-colors duration-(--duration-quick) hover:bg-raised hover:text-ink touch-target';

function Entry({
  entry,
  isExpanded,
  onNavigate,
}: SidebarProps & { readonly entry: NavigationEntry }) {
  const Icon = entry.icon;
  const isActive = useMatch({ path: entry.path, end: false }) !== null;
  return (
    <li>
      <Tooltip text={entry.label} side="right" enabled={!isExpanded}>
        <Link
          to={entry.path}
          onClick={onNavigate}
          aria-current={isActive ? 'page' : undefined}
          className={classNames(
            ITEM,
            'relative aria-[current=page]:bg-raised aria-[current=page]:text-ink aria-[current=page]:before:absolute aria-[current=page]:before:inset-y-2 aria-[current=page]:before:left-0 aria-[current=page]:before:w-0.5 aria-[current=page]:before:rounded-chip aria-[current=page]:before:bg-brass',
          )}
        >
          <Icon aria-hidden="true" className="size-4.5 shrink-0" />
          <span className={classNames(!isExpanded && 'sr-only')}>{entry.label}</span>
        </Link>
      </Tooltip>
    </li>
  );
}

function Group({
  title,
  entries,
  ...rest
}: SidebarProps & { readonly title: string; readonly entries: readonly NavigationEntry[] }) {
  return (
    <div className="grid gap-1.5">
      <p className={classNames('label-caps px-2 text-gilt', !rest.isExpanded && 'sr-only')}>
        {title}
      </p>
      <ul className="grid gap-0.5">
        {entries.map((entry) => (
          <Entry key={entry.path} entry={entry} {...rest} />
        ))}
      </ul>
    </div>
  );
}

function House({ isExpanded }: SidebarProps) {
  const { organization } = useSignedIn();
  const isCurrent = useIsCurrent();
  return (
    <div className={classNames('grid gap-4 px-2 pt-4', !isExpanded && 'justify-items-center px-1')}>
      <div
        className={classNames(
          'flex items-center gap-2.5 font-display text-xl font-semibold tracking-tight',
          isExpanded && 'px-2',
        )}
      >
        <Mark />
        <span className={classNames(!isExpanded && 'sr-only')}>{PRODUCT_NAME}</span>
      </div>
      <div
        className={classNames(
          'min-w-0 rounded-card border border-gilt-line px-[7px] py-2.5',
          !isExpanded && 'sr-only',
        )}
      >
        <p className="truncate text-sm text-muted" title={organization.name}>
          {organization.name}
        </p>
        <p
          title={isCurrent ? undefined : TEXTS.asOfYourLastVisit}
          className="figures mt-0.5 flex items-baseline gap-1.5"
        >
          <span className="font-display text-2xl leading-none font-semibold text-gilt">
            {formatCount(organization.creditBalance ?? 0)}
          </span>
          <span className="text-sm text-muted">{TEXTS.credits2}</span>
        </p>
      </div>
    </div>
  );
}

/** Everybody's way to their own profile and password, whatever their role. */
function Account({ isExpanded, onNavigate }: SidebarProps) {
  const { user } = useSignedIn();
  return (
    <Tooltip text={TEXTS.yourAccount} side="right" enabled={!isExpanded}>
      <Link
        to={PATHS.settings}
        onClick={onNavigate}
        aria-label={TEXTS.yourAccountUsername(user.username)}
        className={ITEM}
      >
        <CircleUser aria-hidden="true" className="size-4.5 shrink-0" />
        <span className={classNames('truncate', !isExpanded && 'sr-only')}>{user.username}</span>
      </Link>
    </Tooltip>
  );
}

/** The house's own corner of the page: always at night. */
export function Sidebar(props: SidebarProps) {
  const signOut = useSignOut();
  const { user } = useSignedIn();
  return (
    <div className="evening felt flex h-full flex-col gap-5 overflow-x-hidden overflow-y-auto border-r border-line">
      <House {...props} />
      <nav
        aria-label={TEXTS.main}
        className={classNames('grid gap-5 px-2', !props.isExpanded && 'px-1')}
      >
        <Group title={TEXTS.main} entries={MAIN_ENTRIES} {...props} />
        {roleHas(user.role, 'users.manage') && (
          <Group title={TEXTS.administration} entries={ADMINISTRATION_ENTRIES} {...props} />
        )}
      </nav>
      <div className={classNames('mt-auto border-t border-line p-2', !props.isExpanded && 'px-1')}>
        <Account {...props} />
        <Tooltip text={TEXTS.signOut} side="right" enabled={!props.isExpanded}>
          <button type="button" className={ITEM} onClick={signOut}>
            <LogOut aria-hidden="true" className="size-4.5 shrink-0" />
            <span className={classNames(!props.isExpanded && 'sr-only')}>{TEXTS.signOut}</span>
          </button>
        </Tooltip>
      </div>
    </div>
  );
}
