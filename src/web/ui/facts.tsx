import { Fragment, type ReactNode } from 'react';

/** Names and their values under each other. */
export function Facts({ facts }: { readonly facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="figures grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2.5">
      {facts.map(([name, value]) => (
        <Fragment key={name}>
          <dt className="text-muted">{name}</dt>
          <dd className="min-w-0 text-right font-medium break-words">{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
