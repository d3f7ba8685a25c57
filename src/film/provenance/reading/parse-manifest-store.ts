import { DISCLOSURE_LABEL, MEDIA_LABEL } from '#film/provenance/manifest-definition.ts';
import type {
  IngredientReading,
  ManifestAction,
  ManifestReading,
  ProvenanceReading,
  ProvenanceReason,
  Validation,
} from '#film/provenance/reading/provenance-reading.ts';
import { reasonOf } from '#film/provenance/reading/validation-sentences.ts';

export type StoreReading = Omit<ProvenanceReading, 'xmp'>;

const VALIDATIONS: ReadonlyMap<unknown, Validation> = new Map([
  ['Trusted', 'trusted'],
  ['Valid', 'valid'],
]);
const ACTION_LABELS = ['c2pa.actions.v2', 'c2pa.actions'];

/** Picks from the engine's report on a manifest store what films are judged and described by. */
export function parseManifestStore(store: unknown): StoreReading {
  const label = text(field(store, 'active_manifest'));
  const manifest = label === undefined ? undefined : field(field(store, 'manifests'), label);
  return {
    manifest: manifest === undefined ? null : parseManifest(manifest),
    validation: VALIDATIONS.get(field(store, 'validation_state')) ?? 'invalid',
    reasons: parseReasons(field(store, 'validation_results')),
  };
}

function parseManifest(manifest: unknown): ManifestReading {
  const assertions = list(field(manifest, 'assertions'));
  const dataOf = (labels: readonly string[]): unknown =>
    field(
      assertions.find((assertion) => labels.includes(text(field(assertion, 'label')) ?? '')),
      'data',
    );
  const signature = field(manifest, 'signature_info');
  return {
    ...present({
      title: text(field(manifest, 'title')),
      instanceId: text(field(manifest, 'instance_id')),
      generator: agentName(list(field(manifest, 'claim_generator_info'))[0]),
      signerName: text(field(signature, 'common_name')),
      signerOrganization: text(field(signature, 'issuer')),
      visibleLabel: text(field(dataOf([DISCLOSURE_LABEL]), 'visibleLabel')),
    }),
    actions: list(field(dataOf(ACTION_LABELS), 'actions')).map(parseAction),
    ingredients: list(field(manifest, 'ingredients')).map((ingredient) =>
      parseIngredient(ingredient, formerCredentialsIn(dataOf([MEDIA_LABEL]))),
    ),
  };
}

function parseAction(action: unknown): ManifestAction {
  return {
    action: text(field(action, 'action')) ?? 'unknown',
    ...present({
      digitalSourceType: text(field(action, 'digitalSourceType')),
      softwareAgent: agentName(field(action, 'softwareAgent')),
      when: text(field(action, 'when')),
      description: text(field(action, 'description')),
    }),
  };
}

/** Whether the credentials of own files held that were written anew, by the ids of the files. */
function formerCredentialsIn(assertion: unknown): ReadonlyMap<string, boolean> {
  const files = list(field(assertion, 'files')).flatMap((file): [string, boolean][] => {
    const credentials = field(file, 'credentials');
    const id = text(field(file, 'id'));
    const isNamed = credentials !== undefined && id !== undefined;
    return isNamed ? [[id, field(credentials, 'isIntact') === true]] : [];
  });
  return new Map(files);
}

function parseIngredient(
  ingredient: unknown,
  former: ReadonlyMap<string, boolean>,
): IngredientReading {
  const codes = parseStatuses(field(ingredient, 'validation_results'), 'failure');
  const isBroken = codes.some(({ code }) => code !== 'signingCredential.untrusted');
  const isSigned = field(ingredient, 'active_manifest') !== undefined;
  const title = text(field(ingredient, 'title')) ?? 'untitled';
  if (isSigned) return { title, credentials: isBroken ? 'broken' : 'intact' };
  const held = former.get(title);
  const unsigned = held === undefined ? 'none' : held ? 'heldBefore' : 'brokenBefore';
  return { title, credentials: unsigned };
}

/** Failures first; without any, what speaks for the signer. */
function parseReasons(results: unknown): ProvenanceReason[] {
  const failures = [...parseStatuses(results, 'failure'), ...parseIngredientFailures(results)];
  return failures.length > 0
    ? failures
    : parseStatuses(results, 'success').filter(({ code }) => code === 'signingCredential.trusted');
}

function parseStatuses(results: unknown, group: 'success' | 'failure'): ProvenanceReason[] {
  return list(field(field(results, 'activeManifest'), group)).map(parseStatus);
}

/** What was found wrong with a part of the film only now, not when it was built in. */
function parseIngredientFailures(results: unknown): ProvenanceReason[] {
  return list(field(results, 'ingredientDeltas'))
    .flatMap((delta) => list(field(field(delta, 'validationDeltas'), 'failure')))
    .map(parseStatus)
    .map(({ code, sentence }) => ({ code, sentence: `Of a part of the film: ${sentence}` }));
}

function parseStatus(status: unknown): ProvenanceReason {
  return reasonOf(text(field(status, 'code')) ?? 'unknown', text(field(status, 'explanation')));
}

function agentName(agent: unknown): string | undefined {
  const name = text(agent) ?? text(field(agent, 'name'));
  const version = text(field(agent, 'version'));
  return name !== undefined && version !== undefined ? `${name} ${version}` : name;
}

function field(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  return (value as Readonly<Record<string, unknown>>)[name];
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** Leaves out the properties that are undefined. */
function present<Fields extends Readonly<Record<string, string | undefined>>>(
  fields: Fields,
): { readonly [Name in keyof Fields]?: string } {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { readonly [Name in keyof Fields]?: string };
}
