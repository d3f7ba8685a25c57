import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { initialValues } from '#web/features/create-video/create-form.ts';
import type { Workbench } from '#web/features/create-video/use-workbench.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

import { PreviewPane } from './preview-pane.tsx';

const BENCH = {
  values: {
    ...initialValues({ preset: 'slots' }),
    prompt: 'Pay off your debts with one spin tonight.',
  },
  verdict: { decision: 'block', findings: [] },
  preview: { storyboard: undefined },
  reader: { brief: undefined },
} as unknown as Workbench;

it('shows the scene in full where the video is not allowed, and when the preview comes back', () => {
  const { container } = renderScreen(<PreviewPane bench={BENCH} stillBefore={undefined} />);
  const picture = container.querySelector('img');
  expect(picture?.getAttribute('src')).toContain('/presets/slots');
  expect(picture?.className).not.toContain('opacity');
  screen.getByText(/comes back once the video is allowed/);
});
