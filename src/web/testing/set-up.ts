import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

import { signOut } from '#web/session/session-store.ts';
import { useToasts } from '#web/ui/feedback/toast-store.ts';

import { answerNothing } from './answer-nothing.ts';

/** Parts that come late are loaded and compiled within a test, perhaps on a busy machine. */
configure({ asyncUtilTimeout: 30_000 });

globalThis.fetch = answerNothing;

/** Another tab holds every lock: no test listens to a stream that it did not open itself. */
Object.defineProperty(navigator, 'locks', {
  configurable: true,
  value: { request: () => new Promise(() => undefined) },
});

/** Files share a process: each test leaves the document, the session and the toasts as it found them. */
afterEach(() => {
  cleanup();
  signOut();
  useToasts.setState({ toasts: [] });
});
