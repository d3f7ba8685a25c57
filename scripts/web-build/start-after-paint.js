// Inside every prerendered page: it can be read before its scripts, which come once it is painted, or when
// somebody touches it. Whoever is signed in only passes through here and does not wait.
(() => {
  const SIGNS_OF_LIFE = ['pointerdown', 'keydown', 'focusin'];
  let isStarted = false;
  let heldForm = null;

  function start() {
    if (isStarted) return;
    isStarted = true;
    for (const link of document.querySelectorAll('link[rel=later]')) link.rel = 'modulepreload';
    const late = document.querySelector('script[type=later]');
    const script = document.createElement('script');
    script.type = 'module';
    script.textContent = late.textContent;
    document.head.append(script);
  }

  function hold(event) {
    event.preventDefault();
    heldForm = event.target;
  }

  // A form sent before its script is there would put what was typed into the address.
  addEventListener('submit', hold, true);
  addEventListener(
    'app-ready',
    () => {
      removeEventListener('submit', hold, true);
      heldForm?.requestSubmit();
    },
    { once: true },
  );

  let isSignedIn = false;
  try {
    const login = localStorage.getItem('casino-video-auth') ?? '';
    isSignedIn = login.includes('"isAuthenticated":true');
  } catch {}
  if (isSignedIn) start();
  for (const sign of SIGNS_OF_LIFE) addEventListener(sign, start, { once: true, passive: true });
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(start)));
})();
