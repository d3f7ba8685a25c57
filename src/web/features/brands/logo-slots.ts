import type { LogoGround, LogoVariant } from '#domain/brands/brand.ts';
import type { LogoSlot } from '#web/features/brands/brand-draft.ts';
import { TEXTS } from '#web/features/brands/texts.ts';

export const VARIANT_LABELS: Readonly<Record<LogoVariant, string>> = {
  full: TEXTS.fullLogo,
  mark: TEXTS.mark,
  mono: TEXTS.oneColour,
};
const GROUND_LABELS: Readonly<Record<LogoGround, string>> = {
  light: TEXTS.onLight,
  dark: TEXTS.onDark,
};

/** What logos stand on here, whatever the theme of the page. */
const GROUND_COLOURS: Readonly<Record<LogoGround, string>> = {
  light: '#ffffff',
  dark: '#141414',
};

const partsOf = (slot: LogoSlot) => slot.split(' ') as [LogoVariant, LogoGround];

export function groundColourOf(slot: LogoSlot): string {
  const [, ground] = partsOf(slot);
  return GROUND_COLOURS[ground];
}

export function labelOfSlot(slot: LogoSlot): string {
  const [variant, ground] = partsOf(slot);
  return `${VARIANT_LABELS[variant]} ${GROUND_LABELS[ground]}`;
}
