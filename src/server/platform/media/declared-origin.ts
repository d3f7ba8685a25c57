import type { MediaFacts } from './check-result.ts';

/** IPTC's terms stand as addresses in XMP and in C2PA's assertions. */
const SOURCE_TYPE = /cv\.iptc\.org\/newscodes\/digitalsourcetype\/([A-Za-z]{3,60})/;
/** The label of a manifest store's superbox (C2PA 2.x, 11.1.4.2). */
const CREDENTIALS = /jumd[\s\S]{16,20}c2pa\0/;

/**
 * What a file says of how it was made, before its metadata are dropped. These are claims of its
 * maker: nothing here checks a signature.
 */
export function declaredOrigin(
  bytes: Buffer,
): Pick<MediaFacts, 'hasContentCredentials' | 'digitalSourceType'> {
  const text = bytes.toString('latin1');
  const term = SOURCE_TYPE.exec(text)?.[1];
  return {
    hasContentCredentials: CREDENTIALS.test(text),
    ...(term !== undefined && { digitalSourceType: term }),
  };
}
