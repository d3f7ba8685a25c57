// Runs in every prerendered page: it is readable before its scripts, which are loaded after it is
// painted, or on the first interaction. Signed-in users are only redirected here, and invited
// ones wait for what the page says to them, so their scripts are not delayed.
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

  // A form submitted before its script is loaded would put the input into the URL.
  addEventListener('submit', hold, true);
  addEventListener(
    'app-ready',
    () => {
      removeEventListener('submit', hold, true);
      document.documentElement.classList.remove('invited');
      heldForm?.requestSubmit();
    },
    { once: true },
  );

  let isSignedIn = false;
  try {
    const login = localStorage.getItem('casino-video-auth') ?? '';
    isSignedIn = login.includes('"isAuthenticated":true');
  } catch {}
  // What an invitation is for is read by a script: until then, nothing is said of free credits.
  const isInvited = Boolean(new URLSearchParams(location.search).get('invite'));
  document.documentElement.classList.toggle('invited', isInvited);
  if (isSignedIn || isInvited) start();
  for (const sign of SIGNS_OF_LIFE) addEventListener(sign, start, { once: true, passive: true });
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(start)));
})();
