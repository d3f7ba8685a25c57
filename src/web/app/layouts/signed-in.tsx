import { QueryClientProvider } from '@tanstack/react-query';
import { PanelLeft, Search } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { Link, Navigate, Outlet, useMatch } from 'react-router';

import { refreshAccount } from '#web/api/account.ts';
import { createQueryClient } from '#web/api/query-client.ts';
import { setPaletteOpen, usePalette } from '#web/app/palette-store.ts';
import {
  IS_NARROW,
  IS_SHEET,
  setSheetOpen,
  toggleSidebar,
  useSidebar,
} from '#web/app/sidebar-store.ts';
import { Sidebar } from '#web/app/sidebar.tsx';
import { TEXTS } from '#web/app/texts.ts';
import { ThemeToggle } from '#web/app/theme-toggle.tsx';
import { useShortcuts } from '#web/app/use-shortcuts.ts';
import { PRODUCT_NAME } from '#web/art/wordmark.tsx';
import { NotificationBell } from '#web/features/notifications/notification-bell.tsx';
import { PATHS } from '#web/paths.ts';
import { useSession } from '#web/session/session-store.ts';
import { useSignedIn } from '#web/session/use-signed-in.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { lateComponent } from '#web/ui/late-component.tsx';
import { useMedia } from '#web/ui/hooks/use-media.ts';
import { TooltipLayer } from '#web/ui/tooltip/tooltip-layer.tsx';
import { Tooltip } from '#web/ui/tooltip/tooltip.tsx';
import { useOnceTrue } from '#web/ui/hooks/use-once-true.ts';
import { useSignOfLife } from '#web/ui/hooks/use-sign-of-life.ts';

/** Pieces that most visits never open: their code comes when it is needed. */
const OVERLAY = { isOverlay: true };
const CommandPalette = lateComponent(
  async () => (await import('#web/app/command-palette.tsx')).CommandPalette,
  OVERLAY,
);
const AgeGate = lateComponent(
  async () => (await import('#web/features/auth/age-gate.tsx')).AgeGate,
  OVERLAY,
);
const SecondFactorGate = lateComponent(
  async () =>
    (await import('#web/features/settings/second-factor/setup-gate.tsx')).SecondFactorGate,
  OVERLAY,
);
const Sheet = lateComponent(async () => (await import('#web/ui/dialogs/sheet.tsx')).Sheet, OVERLAY);

function Header({ isExpanded }: { readonly isExpanded: boolean }) {
  const { isSheetOpen } = useSidebar();
  const isSheet = useMedia(IS_SHEET);
  return (
    <header className="sticky top-0 z-(--z-header) flex h-(--header-height) items-center gap-3 border-b border-line bg-page px-3 sm:px-5">
      <Tooltip text={TEXTS.toggleSidebarCtrlB} side="bottom">
        <Button
          variant="quiet"
          size="icon"
          aria-label={TEXTS.toggleSidebar}
          aria-expanded={isSheet ? isSheetOpen : isExpanded}
          onClick={toggleSidebar}
        >
          <PanelLeft aria-hidden="true" className="size-5" />
        </Button>
      </Tooltip>
      <Link to={PATHS.dashboard} className="font-display text-lg font-semibold tracking-tight">
        {PRODUCT_NAME}
      </Link>
      <div className="ml-auto flex items-center gap-1">
        <Tooltip text={TEXTS.searchCtrlK} side="bottom">
          <Button
            variant="quiet"
            size="icon"
            aria-label={TEXTS.search}
            onClick={() => setPaletteOpen(true)}
          >
            <Search aria-hidden="true" className="size-5" />
          </Button>
        </Tooltip>
        <NotificationBell />
        <ThemeToggle />
      </div>
    </header>
  );
}

/** Whether the sidebar shows words: beside a narrow workbench only once asked to. */
function useIsExpanded(): boolean {
  const { isExpanded, isExpandedAtWork } = useSidebar();
  const isNarrow = useMedia(IS_NARROW);
  const isAtWork = useMatch(PATHS.create) !== null;
  return isAtWork && isNarrow ? isExpandedAtWork : isExpanded;
}

function Frame({ children }: { readonly children: ReactNode }) {
  const isExpanded = useIsExpanded();
  useShortcuts();
  const isSomebodyThere = useSignOfLife();
  useEffect(() => {
    if (!isSomebodyThere) return;
    Dialog.preload();
    ConfirmDialog.preload();
  }, [isSomebodyThere]);
  useEffect(() => {
    // The stored login stands until the server says otherwise.
    refreshAccount().catch(() => undefined);
  }, []);
  return (
    <div className="flex min-h-dvh">
      <a
        href="#main"
        className="sr-only z-(--z-tooltip) focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:rounded-plaque focus:bg-brass focus:px-4 focus:py-2 focus:text-on-brass"
      >
        {TEXTS.skipToContent}
      </a>
      <aside
        aria-label={TEXTS.sidebar}
        data-state={isExpanded ? 'expanded' : 'collapsed'}
        className={classNames(
          'sticky top-0 z-(--z-sidebar) hidden h-[calc(100dvh-var(--banner-height))] shrink-0 transition-[width] duration-(--duration-calm) ease-croupier md:block',
          isExpanded ? 'w-(--sidebar-width)' : 'w-(--sidebar-width-icon)',
        )}
      >
        <Sidebar isExpanded={isExpanded} />
      </aside>
      <div className="flex min-w-0 grow flex-col">
        <Header isExpanded={isExpanded} />
        <main id="main" className="grow px-4 py-6 sm:px-8 sm:py-8 xl:px-12">
          {children}
        </main>
      </div>
      <Overlays />
    </div>
  );
}

/** What stands over a screen once it was asked for. */
function Overlays() {
  const { user, organization } = useSignedIn();
  const { isSheetOpen } = useSidebar();
  const hasSheet = useOnceTrue(isSheetOpen);
  const hasPalette = useOnceTrue(usePalette((palette) => palette.isOpen));
  const hasAgeGate = useOnceTrue(!user.ageVerified);
  const hasFactorGate = useOnceTrue(
    organization.requiresSecondFactor && user.hasSecondFactor === false,
  );
  return (
    <>
      {hasSheet && (
        <Sheet open={isSheetOpen} onOpenChange={setSheetOpen} title={TEXTS.menu}>
          <Sidebar isExpanded onNavigate={() => setSheetOpen(false)} />
        </Sheet>
      )}
      {hasPalette && <CommandPalette />}
      {/* From the first frame on; the dialog's code comes after it. */}
      {!user.ageVerified && <div className="fixed inset-0 z-(--z-overlay) bg-scrim" />}
      {hasAgeGate && <AgeGate />}
      {hasFactorGate && <SecondFactorGate />}
      <TooltipLayer />
    </>
  );
}

/** Everything behind the sign-in. What was read is forgotten with the login it was read by. */
export default function SignedInLayout() {
  const userId = useSession((session) => session.user?.id);
  if (userId === undefined) return <Navigate to={PATHS.login} replace />;
  return (
    <SignedInFrame key={userId}>
      <Outlet />
    </SignedInFrame>
  );
}

/** The menu and the header around a screen, with what its reads are kept in. */
export function SignedInFrame({ children }: { readonly children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <Frame>{children}</Frame>
    </QueryClientProvider>
  );
}
