const STORAGE_KEY = 'casino-video-theme';

/**
 * Runs in the page's head before anything is painted, so that no wrong theme flashes. Dark unless
 * the browser remembers light. The class `dark` on `html` is the one truth about the theme.
 */
export const THEME_SCRIPT = `try{document.documentElement.classList.toggle('dark',localStorage.getItem('${STORAGE_KEY}')!=='light')}catch{}`;

export function toggleTheme(): void {
  const isDark = document.documentElement.classList.toggle('dark');
  localStorage.setItem(STORAGE_KEY, isDark ? 'dark' : 'light');
}
