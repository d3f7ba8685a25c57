import { create } from 'zustand';

import { PATHS } from '#web/paths.ts';

const COOKIE_NAME = 'sidebar_state';
const COOKIE_MAX_AGE_SECONDS = 7 * 24 * 60 * 60;

function rememberedExpansion(): boolean {
  if (typeof document === 'undefined') return true;
  return !document.cookie.split('; ').includes(`${COOKIE_NAME}=false`);
}

interface SidebarState {
  /** On wide screens: words beside the icons. */
  readonly isExpanded: boolean;
  /** The same beside a narrow workbench; not remembered. */
  readonly isExpandedAtWork: boolean;
  /** On narrow screens: the sheet is in. */
  readonly isSheetOpen: boolean;
}

export const useSidebar = create<SidebarState>(() => ({
  isExpanded: rememberedExpansion(),
  isExpandedAtWork: false,
  isSheetOpen: false,
}));

export function setSheetOpen(isSheetOpen: boolean): void {
  useSidebar.setState({ isSheetOpen });
}

/** Below this width the sidebar is a sheet. */
export const IS_SHEET = '(width < 48rem)';
/** Below this width the workbench of Create needs the room of the sidebar's words. */
export const IS_NARROW = '(width < 96rem)';

export function toggleSidebar(): void {
  const { isExpanded, isExpandedAtWork, isSheetOpen } = useSidebar.getState();
  if (window.matchMedia(IS_SHEET).matches) return setSheetOpen(!isSheetOpen);
  if (window.location.pathname === PATHS.create && window.matchMedia(IS_NARROW).matches) {
    useSidebar.setState({ isExpandedAtWork: !isExpandedAtWork });
    return;
  }
  document.cookie = `${COOKIE_NAME}=${!isExpanded}; path=/; max-age=${COOKIE_MAX_AGE_SECONDS}; samesite=lax`;
  useSidebar.setState({ isExpanded: !isExpanded });
}
