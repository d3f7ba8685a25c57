import type { BrandBody, BrandIdentity, ChangeBrandBody } from '#contracts/schemas/brand.ts';
import {
  LOCKABLE,
  LOGO_GROUNDS,
  LOGO_VARIANTS,
  PALETTE_ROLES,
  type Lock,
  type Lockable,
  type LogoGround,
  type LogoVariant,
  type PaletteRole,
} from '#domain/brands/brand.ts';
import { readLicences, writeLicences } from '#domain/markets/licence-lines.ts';

/** A logo is one of each variant for each ground: `full light`. */
export type LogoSlot = `${LogoVariant} ${LogoGround}`;

export const LOGO_SLOTS: readonly LogoSlot[] = LOGO_VARIANTS.flatMap((variant) =>
  LOGO_GROUNDS.map((ground): LogoSlot => `${variant} ${ground}`),
);

export interface FontChoice {
  /** Empty where the role has no font of its own. */
  readonly mediaId: string;
  readonly licence: string;
}

/** A brand as its form holds it: what is not filled in is an empty text. */
export interface BrandDraft {
  readonly name: string;
  readonly isDefault: boolean;
  readonly palette: Readonly<Record<PaletteRole, string>>;
  readonly logos: Readonly<Record<LogoSlot, string>>;
  /** As shares of a logo's and of the picture's height, in percent. */
  readonly clearSpace: string;
  readonly leastHeight: string;
  readonly headlineFont: FontChoice;
  readonly textFont: FontChoice;
  readonly signature: string;
  readonly callToAction: string;
  readonly address: string;
  readonly website: string;
  readonly legalEntity: string;
  readonly venueName: string;
  readonly venueAddress: string;
  /** One a line: `MT: MGA/B2C/123/2020`. */
  readonly licences: string;
  /** One a line. */
  readonly tone: string;
  readonly banned: string;
  readonly required: string;
  readonly preferred: string;
  readonly locks: Readonly<Record<Lockable, Lock>>;
  readonly endCardLogo: LogoVariant | '';
  readonly endCardGround: PaletteRole | '';
  readonly endCardText: string;
  readonly showsAddress: boolean;
  readonly showsWebsite: boolean;
  readonly watermark: boolean;
  readonly intro: string;
}

/** What of a brand is filled in. */
type FilledIn = BrandIdentity &
  Pick<BrandBody, 'name' | 'pendingName' | 'isDefault' | 'logos' | 'fonts'>;

const COLOR = /^#[\da-f]{6}$/i;

/** Whether a text names a color, as `#rrggbb`. */
export const isColor = (text: string) => COLOR.test(text);

const CLEAR_SPACE_PERCENT = 50;
const LEAST_HEIGHT_PERCENT = 8;

export function draftOf(brand: FilledIn): BrandDraft {
  const { palette, words, locks, endCard, logos, fonts, licensee } = brand;
  const fontFor = (role: 'headline' | 'text') => {
    const font = fonts.find((one) => one.role === role);
    return { mediaId: font?.mediaId ?? '', licence: font?.licence ?? '' };
  };
  const [logo] = logos;
  return {
    name: brand.pendingName ?? brand.name,
    isDefault: brand.isDefault,
    palette: record(PALETTE_ROLES, (role) => palette?.[role] ?? ''),
    logos: record(LOGO_SLOTS, (slot) => logos.find((one) => slotOf(one) === slot)?.mediaId ?? ''),
    clearSpace: percentOf(logo?.clearSpace, CLEAR_SPACE_PERCENT),
    leastHeight: percentOf(logo?.leastHeight, LEAST_HEIGHT_PERCENT),
    headlineFont: fontFor('headline'),
    textFont: fontFor('text'),
    signature: words?.signature ?? '',
    callToAction: words?.callToAction ?? '',
    address: words?.address ?? '',
    website: brand.website ?? '',
    legalEntity: licensee?.legalEntity ?? '',
    venueName: licensee?.venueName ?? '',
    venueAddress: licensee?.venueAddress ?? '',
    licences: writeLicences(licensee?.licences ?? {}),
    tone: (words?.tone ?? []).join('\n'),
    banned: (words?.banned ?? []).join('\n'),
    required: (words?.required ?? []).join('\n'),
    preferred: (words?.preferred ?? []).join('\n'),
    locks: record(LOCKABLE, (property) => locks?.[property] ?? 'editable'),
    endCardLogo: endCard?.logo ?? '',
    endCardGround: endCard?.ground ?? '',
    endCardText: endCard?.text ?? '',
    showsAddress: endCard?.showsAddress ?? false,
    showsWebsite: endCard?.showsWebsite ?? false,
    watermark: brand.watermark ?? false,
    intro: brand.intro?.mediaId ?? '',
  };
}

export function bodyOf(draft: BrandDraft): ChangeBrandBody {
  const { headlineFont, textFont } = draft;
  return {
    name: draft.name,
    isDefault: draft.isDefault,
    palette: record(PALETTE_ROLES, (role) => draft.palette[role] || null),
    logos: LOGO_SLOTS.filter((slot) => draft.logos[slot] !== '').map((slot) => {
      const [variant, ground] = slot.split(' ') as [LogoVariant, LogoGround];
      return {
        mediaId: draft.logos[slot],
        variant,
        ground,
        clearSpace: shareOf(draft.clearSpace),
        leastHeight: shareOf(draft.leastHeight),
      };
    }),
    fonts: [
      ...(headlineFont.mediaId ? [{ ...headlineFont, role: 'headline' as const }] : []),
      ...(textFont.mediaId ? [{ ...textFont, role: 'text' as const }] : []),
    ],
    words: {
      signature: draft.signature.trim() || null,
      callToAction: draft.callToAction.trim() || null,
      address: draft.address.trim() || null,
      tone: linesOf(draft.tone),
      banned: linesOf(draft.banned),
      required: linesOf(draft.required),
      preferred: linesOf(draft.preferred),
    },
    website: draft.website.trim() || null,
    licensee: {
      legalEntity: draft.legalEntity.trim() || null,
      venueName: draft.venueName.trim() || null,
      venueAddress: draft.venueAddress.trim() || null,
      licences: readLicences(draft.licences),
    },
    locks: draft.locks,
    endCard: {
      logo: draft.endCardLogo || null,
      ground: draft.endCardGround || null,
      text: draft.endCardText.trim() || null,
      showsAddress: draft.showsAddress,
      showsWebsite: draft.showsWebsite,
    },
    watermark: draft.watermark,
    intro: draft.intro === '' ? null : { mediaId: draft.intro },
  };
}

function slotOf({ variant, ground }: { variant: LogoVariant; ground: LogoGround }): LogoSlot {
  return `${variant} ${ground}`;
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function percentOf(share: number | undefined, usual: number): string {
  return share === undefined ? String(usual) : String(Math.round(share * 100));
}

function shareOf(percent: string): number {
  return Number(percent) / 100 || 0;
}

function record<Key extends string, Value>(
  keys: readonly Key[],
  valueOf: (key: Key) => Value,
): Record<Key, Value> {
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, Value>;
}
