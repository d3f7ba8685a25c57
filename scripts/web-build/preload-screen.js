// Runs in the page that serves all screens: requests the scripts of the current URL right away,
// rather than when the app has determined that it needs them. SCREENS is filled in by the build.
(() => {
  const { files, screens } = SCREENS;
  let login = '';
  try {
    login = localStorage.getItem('casino-video-auth') ?? '';
  } catch {}
  if (!login.includes('"isAuthenticated":true')) return;
  for (const index of screens[location.pathname] ?? []) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = files[index];
    document.head.append(link);
  }
})();
