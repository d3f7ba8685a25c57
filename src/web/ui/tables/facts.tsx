import { Fragment, type ReactNode } from 'react';

/** Names and their values under each other; in two columns where a line would be too wide to follow. */
export function Facts({ facts }: { readonly facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <div className="@container">
      <dl className="figures grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2.5 @2xl:grid-cols-[auto_minmax(0,1fr)_auto_minmax(0,1fr)]">
        {facts.map(([name, value]) => (
          <Fragment key={name}>
            <dt className="text-muted">{name}</dt>
            <dd className="min-w-0 font-medium break-words @max-md:text-right">{value}</dd>
          </Fragment>
        ))}
      </dl>
    </div>
  );
}
