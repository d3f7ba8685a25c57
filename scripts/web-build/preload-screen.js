// Inside the page that starts the application at any address: asks for the scripts of that address at once,
// rather than when the application has found out that it needs them. SCREENS is filled in by the build.
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
