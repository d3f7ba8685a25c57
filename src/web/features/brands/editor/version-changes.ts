/** What a published version of a brand has changed of the one before it. */
import type { BrandVersionBody } from '#contracts/schemas/brand.ts';
import { LOCKABLE, PALETTE_ROLES } from '#domain/brands/brand.ts';
import { draftOf, type BrandDraft } from '#web/features/brands/brand-draft.ts';
import { LOCK_LABELS } from '#web/features/brands/lock-labels.ts';
import { VARIANT_LABELS } from '#web/features/brands/logos/logo-slots.ts';
import { TEXTS } from '#web/features/brands/texts.ts';

interface Part {
  readonly label: string;
  readonly read: (draft: BrandDraft) => string;
  /** Files and settings that say nothing as text: only that they changed is told. */
  readonly isOpaque?: boolean;
}

type TextField = {
  [Name in keyof BrandDraft]: BrandDraft[Name] extends string ? Name : never;
}[keyof BrandDraft];

const TEXT_LABELS = [
  ['name', TEXTS.brandName],
  ['signature', TEXTS.signature],
  ['callToAction', TEXTS.callToAction],
  ['address', TEXTS.address],
  ['website', TEXTS.website],
  ['tone', TEXTS.tone],
  ['preferred', TEXTS.preferredWords],
  ['required', TEXTS.requiredWords],
  ['banned', TEXTS.bannedWords],
  ['venueName', TEXTS.venueName],
  ['venueAddress', TEXTS.venuePlace],
  ['legalEntity', TEXTS.legalEntity],
  ['licences', TEXTS.licences],
  ['clearSpace', TEXTS.clearSpaceOfTheLogosHeight],
  ['leastHeight', TEXTS.leastHeightOfThePicture],
  ['endCardText', TEXTS.textOnTheEndCard],
] as const satisfies readonly (readonly [TextField, string])[];

const onOrOff = (isOn: boolean) => (isOn ? TEXTS.on : TEXTS.off);

const PARTS: readonly Part[] = [
  { label: TEXTS.logos, read: ({ logos }) => JSON.stringify(logos), isOpaque: true },
  ...PALETTE_ROLES.map((role) => ({
    label: TEXTS.colour(TEXTS.roles[role]),
    read: ({ palette }: BrandDraft) => palette[role],
  })),
  { label: TEXTS.headlineFont, read: (draft) => draft.headlineFont.mediaId, isOpaque: true },
  { label: TEXTS.textFont, read: (draft) => draft.textFont.mediaId, isOpaque: true },
  ...TEXT_LABELS.map(([field, label]) => ({
    label,
    read: (draft: BrandDraft) => draft[field].split('\n').join(', '),
  })),
  {
    label: TEXTS.logoOnTheEndCard,
    read: ({ endCardLogo }) =>
      endCardLogo === '' ? TEXTS.theLogoThatFits : VARIANT_LABELS[endCardLogo],
  },
  {
    label: TEXTS.groundOfTheEndCard,
    read: ({ endCardGround }) =>
      endCardGround === '' ? TEXTS.theVideosOwn : TEXTS.roles[endCardGround],
  },
  { label: TEXTS.addressOnTheEndCard, read: (draft) => onOrOff(draft.showsAddress) },
  { label: TEXTS.websiteOnTheEndCard, read: (draft) => onOrOff(draft.showsWebsite) },
  { label: TEXTS.markInACornerOfThe, read: (draft) => onOrOff(draft.watermark) },
  { label: TEXTS.introClip, read: (draft) => draft.intro, isOpaque: true },
  ...LOCKABLE.map((property) => ({
    label: TEXTS.lockOf(LOCK_LABELS[property]),
    read: ({ locks }: BrandDraft) => TEXTS.lockStates[locks[property]],
  })),
];

export interface VersionChange {
  readonly label: string;
  /** Empty where nothing stood; null where it cannot be told in words. */
  readonly before: string | null;
  readonly after: string | null;
}

export function changesBetween(
  older: BrandVersionBody,
  newer: BrandVersionBody,
): readonly VersionChange[] {
  const [before, after] = [valuesOf(older), valuesOf(newer)];
  return PARTS.flatMap(({ label, read, isOpaque = false }) => {
    const values = { before: read(before), after: read(after) };
    if (values.before === values.after) return [];
    return [{ label, ...(isOpaque ? { before: null, after: null } : values) }];
  });
}

function valuesOf(version: BrandVersionBody): BrandDraft {
  const { logos = [], fonts = [] } = version;
  // Which brand is the default is no part of a version.
  return draftOf({ ...version, logos, fonts, pendingName: null, isDefault: false });
}
