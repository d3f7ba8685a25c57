import { appendFile } from 'node:fs/promises';
import {
  digitalSourceTypeAddress,
  type DigitalSourceType,
} from '#film/provenance/digital-source-type.ts';

/** XMP's place in ISO media files: a top-level `uuid` box (Adobe XMP specification, part 3). */
const XMP_BOX_ID = 'be7acfcb97a942e89c71999491e3afac';
const xmpPacket = (sourceType: DigitalSourceType) =>
  [
    '<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/">',
    '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    '<rdf:Description rdf:about=""',
    ' xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"',
    ` Iptc4xmpExt:DigitalSourceType="${digitalSourceTypeAddress(sourceType)}"/>`,
    '</rdf:RDF></x:xmpmeta><?xpacket end="w"?>',
  ].join('');

/** Says in the file itself, for machines, how it was made. Comes after all remuxing. */
export async function appendSourceType(path: string, sourceType: DigitalSourceType): Promise<void> {
  const body = Buffer.from(xmpPacket(sourceType), 'utf8');
  const header = Buffer.alloc(8);
  header.writeUInt32BE(8 + 16 + body.length, 0);
  header.write('uuid', 4, 'latin1');
  await appendFile(path, Buffer.concat([header, Buffer.from(XMP_BOX_ID, 'hex'), body]));
}
