/** What the organization form holds, as text and choices; and what of it differs from what is saved. */
import type { OrganizationBody } from '#contracts/schemas/organization.ts';
import type { OrganizationRulesBody } from '#contracts/schemas/settings.ts';
import type { Language } from '#domain/languages.ts';
import { ADVERTISES_DEFAULT, type Advertises } from '#domain/markets/advertises.ts';
import { readLicences, writeLicences } from '#domain/markets/licence-lines.ts';
import { DEFAULT_MARKETS, type MarketCode } from '#domain/markets/markets.ts';

export interface OrganizationValues {
  readonly name: string;
  readonly website: string;
  readonly advertises: Advertises;
  readonly defaultMarkets: readonly MarketCode[];
  readonly requiresSecondReviewer: boolean;
  readonly fallsBackToStudio: boolean;
  readonly defaultVenueLine: string;
  readonly defaultCallToAction: string;
  /** Empty: that of the browser. */
  readonly defaultLanguage: Language | '';
  readonly venueName: string;
  readonly venueAddress: string;
  readonly legalEntity: string;
  /** One a line: `MT: MGA/B2C/123/2020`. */
  readonly licences: string;
}

export type OrganizationField = keyof OrganizationValues;

/** In the order of the form. */
const FIELDS = [
  'name',
  'website',
  'advertises',
  'defaultMarkets',
  'requiresSecondReviewer',
  'fallsBackToStudio',
  'defaultVenueLine',
  'defaultCallToAction',
  'defaultLanguage',
  'venueName',
  'venueAddress',
  'legalEntity',
  'licences',
] as const satisfies readonly OrganizationField[];

/** A login that was stored by an older version does not hold all of them. */
export function valuesOf(organization: Partial<OrganizationBody>): OrganizationValues {
  const { defaultMarkets = DEFAULT_MARKETS, licences = {} } = organization;
  return {
    name: organization.name ?? '',
    website: organization.website ?? '',
    advertises: organization.advertises ?? ADVERTISES_DEFAULT,
    defaultMarkets,
    requiresSecondReviewer: organization.requiresSecondReviewer ?? false,
    fallsBackToStudio: organization.fallsBackToStudio ?? false,
    defaultVenueLine: organization.defaultVenueLine ?? '',
    defaultCallToAction: organization.defaultCallToAction ?? '',
    defaultLanguage: organization.defaultLanguage ?? '',
    venueName: organization.venueName ?? '',
    venueAddress: organization.venueAddress ?? '',
    legalEntity: organization.legalEntity ?? '',
    licences: writeLicences(licences),
  };
}

/** Which fields say something else than what is saved. */
export function changedFields(
  values: OrganizationValues,
  saved: OrganizationValues,
): readonly OrganizationField[] {
  return FIELDS.filter((field) => meaningOf(values[field]) !== meaningOf(saved[field]));
}

/** Spaces around a text and the order of markets say nothing. */
function meaningOf(value: OrganizationValues[OrganizationField]): string {
  if (typeof value === 'object') return JSON.stringify(value.toSorted());
  return String(value).trim();
}

/** The form after the organization changed elsewhere: what nobody touched follows. */
export function withFresh(
  values: OrganizationValues,
  saved: OrganizationValues,
  fresh: OrganizationValues,
): OrganizationValues {
  const kept = changedFields(values, saved).map((field) => [field, values[field]]);
  return { ...fresh, ...(Object.fromEntries(kept) as Partial<OrganizationValues>) };
}

/** Whether there is a venue to speak of: it advertises one, or one is named already. */
export function concernsVenue(values: OrganizationValues): boolean {
  const { advertises, venueName, venueAddress, defaultVenueLine } = values;
  return advertises === 'venue' || `${venueName}${venueAddress}${defaultVenueLine}` !== '';
}

/** What is sent of the changed fields: the rules; the name has a call of its own. */
export function changedRules(
  values: OrganizationValues,
  changed: readonly OrganizationField[],
): OrganizationRulesBody {
  const rules: Required<OrganizationRulesBody> = {
    website: textOrNull(values.website),
    advertises: values.advertises,
    defaultMarkets: [...values.defaultMarkets],
    requiresSecondReviewer: values.requiresSecondReviewer,
    fallsBackToStudio: values.fallsBackToStudio,
    defaultVenueLine: textOrNull(values.defaultVenueLine),
    defaultCallToAction: textOrNull(values.defaultCallToAction),
    defaultLanguage: values.defaultLanguage === '' ? null : values.defaultLanguage,
    venueName: textOrNull(values.venueName),
    venueAddress: textOrNull(values.venueAddress),
    legalEntity: textOrNull(values.legalEntity),
    licences: readLicences(values.licences),
  };
  const wanted = Object.entries(rules).filter(([field]) => changed.some((one) => one === field));
  return Object.fromEntries(wanted);
}

const textOrNull = (text: string) => text.trim() || null;
