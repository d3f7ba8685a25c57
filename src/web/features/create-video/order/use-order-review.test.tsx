import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import type { StoryboardPreview } from '#web/features/create-video/preview/use-storyboard.ts';

import { useOrderReview } from './use-order-review.ts';

const PLANNED = {
  storyboard: {},
  isRefused: false,
  isDrawing: false,
  problem: null,
} as StoryboardPreview;

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

it('stays open while a change is refused, and is due before it is planned again', () => {
  const { result, rerender } = begin();
  act(() => result.current.setIsOpen(true));
  for (const changes of [
    { isRefused: true },
    { storyboard: undefined, problem: 'This line is too long' },
    { storyboard: undefined, isDrawing: true },
  ]) {
    rerender({ ...PLANNED, ...changes });
    expect(result.current.isOpen).toBe(true);
  }
  act(() => result.current.setIsOpen(false));
  expect(result.current.isDue).toBe(true);
});

it('is due for what is or may be planned, not for what the order says itself', () => {
  const { result, rerender, turn } = begin();
  const isDue = (changes: Partial<StoryboardPreview>) => {
    rerender({ ...PLANNED, ...changes });
    return result.current.isDue;
  };
  expect(isDue({})).toBe(true);
  expect(isDue({ storyboard: undefined, problem: 'This line is too long' })).toBe(true);
  expect(isDue({ storyboard: undefined })).toBe(false);
  expect(isDue({ isRefused: true })).toBe(false);
  turn(false);
  expect(isDue({})).toBe(false);
});

it('stays closed when the phone is turned and turned back', () => {
  const { result, turn } = begin();
  act(() => result.current.setIsOpen(true));
  turn(false);
  turn(true);
  expect(result.current.isOpen).toBe(false);
});
