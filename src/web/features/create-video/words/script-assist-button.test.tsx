import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { scriptRoutes } from '#contracts/routes/script.ts';
import { initialValues } from '#web/features/create-video/create-form.ts';
import { startFakeApi } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

import { ScriptAssistButton } from './script-assist-button.tsx';

it('writes one prompt for a double click, and another for the next press', async () => {
  const api = startFakeApi();
  api.on(scriptRoutes.generatePrompt, () => ({ prompt: 'The wheel turns slowly.' }));
  const written = vi.fn<(prompt: string) => void>();
  const { user } = renderScreen(
    <ScriptAssistButton values={initialValues({ preset: 'roulette' })} onWritten={written} />,
  );
  const button = screen.getByRole('button', { name: 'AI Script Assist' });
  button.click();
  button.click();
  await screen.findByText('AI prompt generated!');
  expect(written.mock.calls).toEqual([['The wheel turns slowly.']]);
  await user.click(button);
  await vi.waitFor(() => expect(written).toHaveBeenCalledTimes(2));
  expect(api.bodiesOf(scriptRoutes.generatePrompt)).toHaveLength(2);
});
