import { SOURCE_TYPE_LABELS } from '#domain/proof/source-type-labels.ts';
import {
  DIGITAL_SOURCE_TYPES,
  digitalSourceTypeAddress,
  type DigitalSourceType,
} from '#film/provenance/digital-source-type.ts';
import type {
  IngredientReading,
  ManifestAction,
  ManifestReading,
  ProvenanceReading,
  Validation,
} from '#film/provenance/reading/provenance-reading.ts';
import type { XmpReading } from '#film/provenance/xmp.ts';

const VERDICTS: Readonly<Record<Validation, string>> = {
  trusted: 'Signed, intact, and the signer is trusted.',
  valid: 'Signed and intact, but nobody you trust vouches for the signer.',
  invalid: 'The signature does not hold: do not rely on what this file says about itself.',
  none: 'Not signed: nothing here proves where this file comes from.',
};

const MAKINGS: Readonly<Record<DigitalSourceType, string>> = SOURCE_TYPE_LABELS;

const DEEDS: ReadonlyMap<string, string> = new Map([
  ['c2pa.created', 'Created'],
  ['c2pa.edited', 'Edited'],
  ['c2pa.opened', 'Opened for editing'],
  ['c2pa.placed', 'A part was placed, made'],
]);

/**
 * A reading in plain English, one sentence a line, the verdict first. Texts out of the file cannot
 * start new lines or steer a terminal.
 */
export function describeProvenance(reading: ProvenanceReading): readonly string[] {
  return [
    VERDICTS[reading.validation],
    ...reading.reasons.map(({ sentence }) => sentence),
    ...(reading.manifest ? describeManifest(reading.manifest) : []),
    ...describeXmp(reading.xmp),
  ].map((sentence) => sentence.replaceAll(/\p{C}/gu, '\uFFFD'));
}

function describeManifest(manifest: ManifestReading): string[] {
  const { title, generator, signerName, signerOrganization, visibleLabel } = manifest;
  const signer = [signerName, signerOrganization && `of ${signerOrganization}`].filter(Boolean);
  return [
    title === undefined ? null : `Its title is “${title}”.`,
    generator === undefined ? null : `The manifest was written by ${generator}.`,
    signer.length === 0 ? null : `It is signed by ${signer.join(' ')}.`,
    ...manifest.actions.map(describeAction),
    visibleLabel === undefined ? null : `The picture bears the label “${visibleLabel}”.`,
    ...manifest.ingredients.map(describeIngredient),
  ].filter((sentence) => sentence !== null);
}

const INGREDIENT_CREDENTIALS = {
  none: 'which carried no credentials of its own',
  intact: 'whose own credentials were intact',
  broken: 'whose own credentials did not hold',
  heldBefore:
    'whose original had credentials that held; they can name people and places, so the film keeps their hash only',
  brokenBefore:
    'whose original had credentials that did not hold; they can name people and places, so the film keeps their hash only',
} as const satisfies Record<IngredientReading['credentials'], string>;

function describeIngredient({ title, credentials }: IngredientReading): string {
  return `It contains “${title}”, ${INGREDIENT_CREDENTIALS[credentials]}.`;
}

function describeAction(action: ManifestAction): string {
  const { digitalSourceType, softwareAgent, when, description } = action;
  const details = [
    softwareAgent && `by ${softwareAgent}`,
    when && `at ${when}`,
    digitalSourceType && `(${describeMaking(digitalSourceType)})`,
  ].filter(Boolean);
  const deed = DEEDS.get(action.action) ?? `Action ${action.action}`;
  const note = description === undefined ? '' : ` ${description}`;
  return `${[deed, ...details].join(' ')}.${note}`;
}

function describeXmp(xmp: XmpReading | null): string[] {
  if (!xmp) return ['It carries no XMP mark.'];
  const making = xmp.digitalSourceType;
  return [
    making === undefined
      ? 'Its XMP does not say how it was made.'
      : `Its XMP mark says: ${describeMaking(making)}.`,
    ...(xmp.instanceId === undefined ? [] : [`Its XMP instance is ${xmp.instanceId}.`]),
  ];
}

/** How a file was made, by the address of its digital source type. */
export function describeMaking(address: string): string {
  const known = DIGITAL_SOURCE_TYPES.find((type) => digitalSourceTypeAddress(type) === address);
  return known ? MAKINGS[known] : address;
}
