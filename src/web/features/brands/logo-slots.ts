import type { LogoGround, LogoVariant } from '#domain/brands/brand.ts';
import type { LogoSlot } from '#web/features/brands/brand-draft.ts';
import { TEXTS } from '#web/features/brands/texts.ts';

const VARIANT_LABELS: Readonly<Record<LogoVariant, string>> = {
  full: TEXTS.fullLogo,
  mark: TEXTS.mark,
  mono: TEXTS.oneColour,
};
const GROUND_LABELS: Readonly<Record<LogoGround, string>> = {
  light: TEXTS.onLight,
  dark: TEXTS.onDark,
};

/** What logos stand on here, whatever the theme of the page. */
export const GROUND_COLOURS: Readonly<Record<LogoGround, string>> = {
  light: '#ffffff',
  dark: '#141414',
};

export function labelOfSlot(slot: LogoSlot): string {
  const [variant, ground] = slot.split(' ') as [LogoVariant, LogoGround];
  return `${VARIANT_LABELS[variant]} ${GROUND_LABELS[ground]}`;
}
