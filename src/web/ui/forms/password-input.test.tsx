import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { Field } from '#web/ui/forms/field.tsx';
import { PasswordInput } from '#web/ui/forms/password-input.tsx';

it('hides what is typed until somebody asks to see it', async () => {
  render(
    <Field label="Password">
      <PasswordInput />
    </Field>,
  );
  const user = userEvent.setup();
  const input = screen.getByLabelText('Password');
  await user.type(input, 'a long password');
  expect(input.getAttribute('type')).toBe('password');
  const button = screen.getByRole('button', { name: 'Show characters' });
  await user.click(button);
  expect(input.getAttribute('type')).toBe('text');
  expect(button.getAttribute('aria-pressed')).toBe('true');
  await user.click(button);
  expect(input.getAttribute('type')).toBe('password');
});
