import { create } from 'zustand';

const COOKIE_NAME = 'sidebar_state';
const COOKIE_MAX_AGE_SECONDS = 7 * 24 * 60 * 60;

function rememberedExpansion(): boolean {
  if (typeof document === 'undefined') return true;
  return !document.cookie.split('; ').includes(`${COOKIE_NAME}=false`);
}

interface SidebarState {
  /** On wide screens: words beside the icons. */
  readonly isExpanded: boolean;
  /** On narrow screens: the sheet is in. */
  readonly isSheetOpen: boolean;
}

export const useSidebar = create<SidebarState>(() => ({
  isExpanded: rememberedExpansion(),
  isSheetOpen: false,
}));

export function setSheetOpen(isSheetOpen: boolean): void {
  useSidebar.setState({ isSheetOpen });
}

/** Below this width the sidebar is a sheet. */
const MOBILE_BREAKPOINT_PIXELS = 768;

export function toggleSidebar(): void {
  const { isExpanded, isSheetOpen } = useSidebar.getState();
  if (window.matchMedia(`(max-width: ${MOBILE_BREAKPOINT_PIXELS - 0.02}px)`).matches) {
    setSheetOpen(!isSheetOpen);
    return;
  }
  document.cookie = `${COOKIE_NAME}=${!isExpanded}; path=/; max-age=${COOKIE_MAX_AGE_SECONDS}; samesite=lax`;
  useSidebar.setState({ isExpanded: !isExpanded });
}
