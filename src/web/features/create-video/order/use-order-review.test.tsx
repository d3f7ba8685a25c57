import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import type { StoryboardPreview } from '#web/features/create-video/preview/use-storyboard.ts';

import { useOrderReview } from './use-order-review.ts';

const PLANNED = { storyboard: {}, isRefused: false } as StoryboardPreview;

function begin() {
  const phone = new EventTarget() as MediaQueryList;
  let isPhone = true;
  Object.defineProperty(phone, 'matches', { get: () => isPhone });
  vi.stubGlobal('matchMedia', () => phone);
  const turn = (toPhone: boolean) =>
    act(() => {
      isPhone = toPhone;
      phone.dispatchEvent(new Event('change'));
    });
  const { result, rerender } = renderHook(useOrderReview, { initialProps: PLANNED });
  return { turn, result, rerender };
}

afterEach(() => vi.unstubAllGlobals());

it('is there once it was opened', () => {
  const { result } = begin();
  expect(result.current).toMatchObject({ isOpen: false, wasOpened: false });
  act(() => result.current.setIsOpen(true));
  expect(result.current).toMatchObject({ isOpen: true, wasOpened: true });
});

it('stays closed when a refused film is planned again', () => {
  const { result, rerender } = begin();
  act(() => result.current.setIsOpen(true));
  rerender({ ...PLANNED, isRefused: true });
  expect(result.current).toMatchObject({ isOpen: false, reviewed: undefined });
  rerender(PLANNED);
  expect(result.current).toMatchObject({ isOpen: false, reviewed: PLANNED.storyboard });
});

it('stays closed when the phone is turned and turned back', () => {
  const { result, turn } = begin();
  act(() => result.current.setIsOpen(true));
  turn(false);
  turn(true);
  expect(result.current.isOpen).toBe(false);
});
