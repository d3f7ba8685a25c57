import { useId, useState, type ComponentProps } from 'react';

import { moderationRoutes } from '#contracts/routes/moderation.ts';
import type { MarketCode } from '#domain/markets/markets.ts';
import type { ModerationStatus } from '#domain/moderation/moderation.ts';
import { PRESETS, type PresetId } from '#domain/order/presets.ts';
import { callFile } from '#web/api/client.ts';
import {
  decidedBetween,
  narrowing,
  type ReviewFilter,
  type ReviewList,
} from '#web/features/moderation/review-queries.ts';
import { TEXTS } from '#web/features/moderation/texts.ts';
import { MARKET_OPTIONS } from '#web/markets/market-options.ts';
import { useSignedIn } from '#web/session/use-signed-in.ts';
import { ExportButton } from '#web/site/export-button.tsx';
import { Button } from '#web/ui/button.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { Select } from '#web/ui/select/select.tsx';
import { SearchInput } from '#web/ui/forms/search-input.tsx';

const ALL = 'all';

const DECISIONS = [
  { value: ALL, label: TEXTS.allDecisions },
  { value: 'approved', label: TEXTS.approved },
  { value: 'rejected', label: TEXTS.rejected },
] as const;
const OPERATOR_DECISIONS = [
  ...DECISIONS,
  { value: 'pending', label: TEXTS.approvedForCreation },
] as const;

const PRESET_OPTIONS = [
  { value: ALL, label: TEXTS.allPresets },
  ...PRESETS.map(({ id, name }) => ({ value: id, label: name })),
];

const MARKET_CHOICES = [{ value: ALL, label: TEXTS.allMarkets }, ...MARKET_OPTIONS];

const ORDER_OPTIONS = [
  { value: ALL, label: TEXTS.longestWaitingFirst },
  { value: 'newest', label: TEXTS.newestFirst },
] as const;

const unlessAll = (value: string) => (value === ALL ? '' : value);

/** Of those that a phone folds, which the order of the list is not one of. */
function countOfSet(list: ReviewList, { status, preset, market, from, to }: ReviewFilter) {
  const set = [preset, market, ...(list === 'decided' ? [status, from, to] : [])];
  return set.filter(Boolean).length;
}

interface ReviewFilterBarProps {
  readonly list: ReviewList;
  readonly filter: ReviewFilter;
  readonly onChange: (filter: ReviewFilter) => void;
}

function Day({ label, ...rest }: ComponentProps<'input'> & { readonly label: string }) {
  return (
    <label className="grid min-w-0 grid-cols-[2.25rem_minmax(0,1fr)] items-center gap-2 text-sm text-muted">
      {label}
      <Input type="date" className="min-w-0 px-2" {...rest} />
    </label>
  );
}

/** The days between which a video was decided, and the whole list as a file. */
function DecisionDays({ filter, onChange }: Omit<ReviewFilterBarProps, 'list'>) {
  return (
    <>
      <div className="col-span-2 grid grid-cols-2 gap-2 sm:contents">
        <Day
          label={TEXTS.from}
          value={filter.from}
          max={filter.to}
          onChange={({ target }) => onChange({ ...filter, from: target.value })}
        />
        <Day
          label={TEXTS.to}
          value={filter.to}
          min={filter.from}
          onChange={({ target }) => onChange({ ...filter, to: target.value })}
        />
      </div>
      <ExportButton
        fileName={TEXTS.historyFile}
        className="max-sm:col-span-2 sm:col-end-[-1] sm:justify-self-end"
        load={() =>
          callFile(moderationRoutes.historyCsv, {
            query: { ...narrowing(filter), ...decidedBetween(filter) },
          })
        }
      />
    </>
  );
}

export function ReviewFilterBar({ list, filter, onChange }: ReviewFilterBarProps) {
  const { organization } = useSignedIn();
  const [isUnfolded, setUnfolded] = useState(false);
  const foldedId = useId();
  return (
    <search className="mb-4 grid grid-cols-2 gap-2 sm:grid-cols-[repeat(auto-fill,minmax(10.5rem,1fr))]">
      <div className="col-span-2 flex gap-2 *:first:grow">
        <SearchInput
          label={TEXTS.search}
          placeholder={organization.isOperator ? TEXTS.searchHintOfOperator : TEXTS.searchHint}
          value={filter.search}
          onChange={(search) => onChange({ ...filter, search })}
        />
        <Button
          variant="secondary"
          aria-expanded={isUnfolded}
          aria-controls={foldedId}
          className="sm:hidden"
          onClick={() => setUnfolded(!isUnfolded)}
        >
          {TEXTS.filters(countOfSet(list, filter))}
        </Button>
      </div>
      <div id={foldedId} className={isUnfolded ? 'contents' : 'contents max-sm:hidden'}>
        {list === 'decided' && (
          <Select
            label={TEXTS.filterByDecision}
            value={filter.status || ALL}
            options={organization.isOperator ? OPERATOR_DECISIONS : DECISIONS}
            onChange={(status) =>
              onChange({ ...filter, status: unlessAll(status) as ModerationStatus | '' })
            }
          />
        )}
        <Select
          label={TEXTS.filterByPreset}
          value={filter.preset || ALL}
          options={PRESET_OPTIONS}
          onChange={(preset) => onChange({ ...filter, preset: unlessAll(preset) as PresetId | '' })}
        />
        <Select
          label={TEXTS.filterByMarket}
          value={filter.market || ALL}
          options={MARKET_CHOICES}
          onChange={(market) =>
            onChange({ ...filter, market: unlessAll(market) as MarketCode | '' })
          }
        />
        {list === 'decided' ? (
          <DecisionDays filter={filter} onChange={onChange} />
        ) : (
          <Select
            label={TEXTS.order}
            value={filter.order || ALL}
            options={ORDER_OPTIONS}
            onChange={(order) =>
              onChange({ ...filter, order: unlessAll(order) as ReviewFilter['order'] })
            }
          />
        )}
      </div>
    </search>
  );
}
