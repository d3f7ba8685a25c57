import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

import { signOut } from '#web/session/session-store.ts';
import { useToasts } from '#web/ui/toast-store.ts';

/** Files share a process: each test leaves the document, the session and the toasts as it found them. */
afterEach(() => {
  cleanup();
  signOut();
  useToasts.setState({ toasts: [] });
});
