import type { ReactNode } from 'react';

interface PageHeadingProps {
  readonly title: string;
  readonly lead?: string;
  readonly actions?: ReactNode;
}

export function PageHeading({ title, lead, actions }: PageHeadingProps) {
  return (
    <div className="mb-7 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div className="grid min-w-0 gap-1">
        <h1 className="font-display text-4xl leading-none font-semibold tracking-tight sm:text-5xl">
          {title}
        </h1>
        {lead && <p className="mt-1.5 max-w-2xl wrap-anywhere text-muted">{lead}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:grow">{actions}</div>}
    </div>
  );
}
