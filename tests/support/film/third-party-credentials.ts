import { WasmBuilder } from '@contentauth/c2pa-wasm';

import { createClaimSigner } from '#film/provenance/credentials/cose-signature.ts';
import { DiskBlob } from '#film/provenance/engine/disk-blob.ts';
import { loadEngine } from '#film/provenance/engine/load-engine.ts';
import { makeTestChain } from './test-chain.ts';

/** Names in third-party credentials, which must not appear in films. */
export const THIRD_PARTY_NAMES = ['Ada-Photographer', 'Ada-holiday-1.jpg'] as const;

/** A file with third-party content credentials, and its manifest store. */
export async function withCredentials(
  file: Uint8Array,
  format: string,
): Promise<{ readonly bytes: Buffer; readonly store: Buffer }> {
  loadEngine();
  const [name, title] = THIRD_PARTY_NAMES;
  const author = { '@type': 'Person', name };
  const created = {
    action: 'c2pa.created',
    digitalSourceType: 'http://cv.iptc.org/newscodes/digitalsourcetype/digitalCapture',
  };
  const definition = {
    claim_version: 2,
    title,
    format,
    claim_generator_info: [{ name: 'Camera' }],
    assertions: [
      { label: 'c2pa.actions.v2', data: { actions: [created] } },
      {
        label: 'stds.schema-org.CreativeWork',
        data: { '@context': 'https://schema.org', '@type': 'CreativeWork', author: [author] },
      },
    ],
  };
  const settings = { verify: { verify_after_sign: false } };
  using builder = WasmBuilder.fromJson(JSON.stringify(definition), JSON.stringify(settings));
  const signer = createClaimSigner(await makeTestChain());
  const signed = (await builder.signAndGetManifestBytes(
    {
      alg: signer.algorithm,
      reserveSize: signer.reservedBytes,
      sign: async (claim: Uint8Array) => signer.signClaim(claim),
    },
    [],
    format,
    new DiskBlob([file]) as unknown as Blob,
  )) as { readonly asset: Uint8Array; readonly manifest: Uint8Array };
  return { bytes: Buffer.from(signed.asset), store: Buffer.from(signed.manifest) };
}
