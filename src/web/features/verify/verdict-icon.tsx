import { ShieldCheck, ShieldOff, ShieldQuestion, ShieldX } from 'lucide-react';

import type { VerdictWords } from '#web/features/verify/verdict.ts';
import { classNames } from '#web/ui/class-names.ts';

const LOOKS = {
  good: { Icon: ShieldCheck, color: 'text-jade' },
  open: { Icon: ShieldQuestion, color: 'text-amber' },
  bad: { Icon: ShieldX, color: 'text-danger' },
  none: { Icon: ShieldOff, color: 'text-muted' },
} as const;

interface VerdictIconProps {
  readonly tone: VerdictWords['tone'];
  /** How large it is. */
  readonly className: string;
}

/** The sign of a verdict, the same in the legend and in a result. */
export function VerdictIcon({ tone, className }: VerdictIconProps) {
  const { Icon, color } = LOOKS[tone];
  return <Icon aria-hidden="true" className={classNames('shrink-0', color, className)} />;
}
