import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import {
  NO_FILTER,
  type ReviewFilter,
  type ReviewList,
} from '#web/features/moderation/review-queries.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

import { ReviewFilterBar } from './review-filter-bar.tsx';

const folding = () => screen.getByRole('button', { name: /^Filters/ });

function open(list: ReviewList, set: Partial<ReviewFilter>) {
  const filter = { ...NO_FILTER, ...set };
  return renderScreen(<ReviewFilterBar list={list} filter={filter} onChange={() => undefined} />);
}

it.each([
  ['decided', {}, 'Filters'],
  ['decided', { preset: 'slots', status: 'rejected', from: '2026-03-01' }, 'Filters (3)'],
  ['decided', { search: 'wheel' }, 'Filters'],
  ['waiting', { market: 'GB', order: 'newest' }, 'Filters (1)'],
] as const)('says of %s how many of its folded filters %j are set', (list, set, label) => {
  open(list, set);
  expect(folding().textContent).toBe(label);
});

it('names what its button unfolds', () => {
  open('decided', {});
  const place = document.getElementById(folding().getAttribute('aria-controls') ?? '');
  expect(place?.contains(screen.getByRole('combobox', { name: 'Filter by preset' }))).toBe(true);
});
