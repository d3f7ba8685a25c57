import { useId, type ReactNode } from 'react';

import { classNames } from '#web/ui/class-names.ts';

interface SettingsSectionProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** Beside the title: where it stands, or what can be added. */
  readonly aside?: ReactNode;
  /** Tables take the whole width, under the title. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** A part of a tab: what it is about beside its fields, above them on a narrow screen. */
export function SettingsSection(props: SettingsSectionProps) {
  const { title, lead, aside, isWide = false, children } = props;
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={classNames(
        'grid gap-x-10 gap-y-5 border-t border-line py-8 first:border-t-0 first:pt-2',
        !isWide && 'lg:grid-cols-[17rem_minmax(0,1fr)]',
      )}
    >
      <div
        className={
          isWide
            ? 'flex flex-wrap items-start justify-between gap-x-6 gap-y-3'
            : 'grid content-start justify-items-start gap-3'
        }
      >
        <div className="grid gap-1.5">
          <h2 id={id} className="font-display text-xl leading-tight font-semibold">
            {title}
          </h2>
          {lead && <p className="max-w-prose text-sm text-muted">{lead}</p>}
        </div>
        {aside}
      </div>
      <div className="grid min-w-0 content-start gap-5">{children}</div>
    </section>
  );
}

interface TickedRuleProps {
  readonly label: string;
  readonly hint: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A rule that holds or does not. */
export function TickedRule({ label, hint, checked, onChange }: TickedRuleProps) {
  const id = useId();
  return (
    <div className="flex items-baseline gap-3">
      <input
        id={id}
        aria-describedby={`${id}-hint`}
        type="checkbox"
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
        className="size-4 shrink-0 translate-y-0.5 accent-(--brass)"
      />
      <div>
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      </div>
    </div>
  );
}
