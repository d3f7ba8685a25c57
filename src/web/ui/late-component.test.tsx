import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { renderScreen } from '#web/testing/render-screen.tsx';

import { lateComponent } from './late-component.tsx';

const Greeting = ({ name }: { readonly name: string }) => <p>Hello {name}</p>;

it('stands in until the code has come, then shows it', async () => {
  let come = () => {};
  const coming = new Promise<void>((resolve) => {
    come = resolve;
  });
  const Late = lateComponent(async () => {
    await coming;
    return Greeting;
  });
  renderScreen(<Late name="dealer" waiting={<p>Just a moment</p>} />);
  expect(screen.getByText('Just a moment')).toBeDefined();

  come();
  await screen.findByText('Hello dealer');
  expect(screen.queryByText('Just a moment')).toBeNull();
});

it('says that the code did not come, and asks for it again on request', async () => {
  let tries = 0;
  const Late = lateComponent<{ readonly name: string }>(() => {
    tries += 1;
    return tries === 1 ? Promise.reject(new TypeError('offline')) : Promise.resolve(Greeting);
  });
  const { user } = renderScreen(<Late name="dealer" />);
  await screen.findByRole('alert');

  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Hello dealer');
  expect(tries).toBe(2);
});

it('asks quietly again once somebody is there, where nobody asked for it', async () => {
  let tries = 0;
  const Late = lateComponent<{ readonly name: string }>(
    () => {
      tries += 1;
      return tries === 1 ? Promise.reject(new TypeError('offline')) : Promise.resolve(Greeting);
    },
    { isQuiet: true },
  );
  const { user, container } = renderScreen(<Late name="dealer" />);
  await expect.poll(() => tries).toBe(1);
  expect(screen.queryByRole('alert')).toBeNull();

  await expect
    .poll(async () => {
      await user.click(container);
      return container.textContent;
    })
    .toContain('Hello dealer');
});
