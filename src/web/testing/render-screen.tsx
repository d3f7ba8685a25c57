import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';

import type { Role } from '#domain/people/roles.ts';
import { createQueryClient } from '#web/api/query-client.ts';
import { signIn } from '#web/session/session-store.ts';
import { exampleLogin } from '#web/testing/example-bodies.ts';
import { Toaster } from '#web/ui/feedback/toaster.tsx';

interface Visit {
  readonly address?: string;
  /** Of the route, where the screen takes its parameters from the address. */
  readonly path?: string;
  /** Who looks at it; null for somebody who is not signed in. */
  readonly role?: Role | null;
}

/** Shows part of a screen as the application does: with session, router, cache and toasts. */
export function renderScreen(part: ReactNode, visit: Visit = {}) {
  const { address = '/', path = '*', role = 'owner' } = visit;
  if (role !== null) signIn(exampleLogin(role));
  const router = createMemoryRouter([{ path, element: part }], { initialEntries: [address] });
  const user = userEvent.setup();
  const queryClient = createQueryClient();
  const view = render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <Toaster />
    </QueryClientProvider>,
  );
  /** Resolves once everything that was read has come and is shown: for what then is absent. */
  const allRead = async () => {
    await waitFor(() => {
      if (queryClient.isFetching() > 0) throw new Error('Something is still read');
    });
    await act(() => new Promise((resolve) => setTimeout(resolve)));
  };
  return { ...view, user, router, allRead };
}
