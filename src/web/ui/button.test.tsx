import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import { Button } from './button.tsx';

it('says below it why it does nothing, and takes no clicks', async () => {
  const handleClick = vi.fn<() => void>();
  const button = (reason: string | null) => (
    <Button disabledReason={reason} isReasonShown onClick={handleClick}>
      Publish
    </Button>
  );
  const { rerender } = render(button('Nothing has changed'));
  const publish = screen.getByRole('button', { name: 'Publish' });
  const reason = screen.getByText('Nothing has changed');
  expect(publish.getAttribute('aria-describedby')).toBe(reason.id);
  await userEvent.click(publish);
  expect(handleClick).not.toHaveBeenCalled();

  rerender(button(null));
  expect(screen.queryByText('Nothing has changed')).toBeNull();
  expect(screen.getByRole('button', { name: 'Publish' })).toBe(publish);
  await userEvent.click(publish);
  expect(handleClick).toHaveBeenCalledTimes(1);
});
