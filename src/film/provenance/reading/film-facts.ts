import { describeMaking } from '#film/provenance/reading/describe-provenance.ts';
import type { ProvenanceReading } from '#film/provenance/reading/provenance-reading.ts';

/** What a file says of itself, as far as it says anything: the claims of whoever signed it. */
export interface FilmFacts {
  readonly title?: string;
  readonly signer?: string;
  /** As the file writes it, ISO 8601 as a rule. */
  readonly createdAt?: string;
  readonly making?: string;
  readonly label?: string;
  readonly parts?: string;
}

/** The parts of a reading that people ask for. */
export function factsOf({ manifest, xmp }: ProvenanceReading): FilmFacts {
  const created = manifest?.actions.find(({ action }) => action === 'c2pa.created');
  const sourceType = created?.digitalSourceType ?? xmp?.digitalSourceType;
  const signers = [manifest?.signerName, manifest?.signerOrganization].filter(
    (name) => name !== undefined,
  );
  const parts = manifest?.ingredients.map(({ title }) => title) ?? [];
  const facts = {
    title: manifest?.title,
    signer: signers.length > 0 ? [...new Set(signers)].join(', ') : undefined,
    createdAt: created?.when,
    making: sourceType === undefined ? undefined : sentence(describeMaking(sourceType)),
    label: manifest?.visibleLabel,
    parts: parts.length > 0 ? parts.join(', ') : undefined,
  };
  const known = Object.entries(facts).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value.replaceAll(/\p{C}/gu, '\uFFFD')]],
  );
  return Object.fromEntries(known) as FilmFacts;
}

function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
