import { screen, waitFor } from '@testing-library/react';
import { useState, type ComponentProps } from 'react';
import { expect, it } from 'vitest';

import { renderScreen } from '#web/testing/render-screen.tsx';

import { ConfirmButton } from './confirm-button.tsx';

type Change = ComponentProps<typeof ConfirmButton>['change'];

function RemoveButton({ remove }: { readonly remove: () => Promise<void> }) {
  const [isPending, setIsPending] = useState(false);
  const mutate: Change['mutate'] = (_, { onSuccess }) => {
    setIsPending(true);
    remove()
      .then(onSuccess, () => undefined)
      .finally(() => setIsPending(false));
  };
  return (
    <ConfirmButton
      change={{ isPending, mutate }}
      question="Remove it?"
      confirmLabel="Remove for good"
    >
      Remove
    </ConfirmButton>
  );
}

const press = (name: string) => screen.findByRole('button', { name });

it('does nothing until it is confirmed, then closes', async () => {
  let removed = 0;
  const remove = async () => {
    removed += 1;
  };
  const { user } = renderScreen(<RemoveButton remove={remove} />);
  await user.click(await press('Remove'));
  await user.click(await press('Cancel'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(removed).toBe(0);

  await user.click(await press('Remove'));
  await user.click(await press('Remove for good'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(removed).toBe(1);
});

it('stays open where that fails, so that it can be tried again', async () => {
  let tries = 0;
  const remove = () => {
    tries += 1;
    return tries === 1 ? Promise.reject(new Error('offline')) : Promise.resolve();
  };
  const { user } = renderScreen(<RemoveButton remove={remove} />);
  await user.click(await press('Remove'));
  await user.click(await press('Remove for good'));
  await waitFor(() => expect(tries).toBe(1));
  expect(screen.getByRole('alertdialog', { name: 'Remove it?' })).toBeDefined();

  await user.click(await press('Remove for good'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(tries).toBe(2);
});
