import { appendFile } from 'node:fs/promises';
import {
  digitalSourceTypeAddress,
  type DigitalSourceType,
} from '#film/provenance/digital-source-type.ts';
import { xmpBox } from '#film/provenance/xmp.ts';

/** A film that stays unsigned says no more of itself than this. */
const packetOf = (sourceType: DigitalSourceType) =>
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
  await appendFile(path, xmpBox(packetOf(sourceType)));
}
