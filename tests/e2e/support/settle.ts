import { expect, type Page, type Request } from '@playwright/test';

/** The stream of notifications stays open as long as the user is signed in. */
const STREAM = '/api/notifications/stream';
const QUIET_MS = 500;

/**
 * Runs `go` and waits until only the stream of notifications has been pending for half a second.
 */
export async function settle(page: Page, go: () => Promise<unknown>): Promise<void> {
  const open = new Set<Request>();
  let changedAt = Date.now();
  const note = (change: (request: Request) => unknown) => (request: Request) => {
    if (request.url().endsWith(STREAM)) return;
    change(request);
    changedAt = Date.now();
  };
  page.on(
    'request',
    note((request) => open.add(request)),
  );
  page.on(
    'requestfinished',
    note((request) => open.delete(request)),
  );
  page.on(
    'requestfailed',
    note((request) => open.delete(request)),
  );
  await go();
  const isQuiet = () => open.size === 0 && Date.now() - changedAt >= QUIET_MS;
  await expect.poll(isQuiet).toBe(true);
}
