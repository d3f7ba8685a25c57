import {
  digitalSourceTypeAddress,
  type DigitalSourceType,
} from '#film/provenance/digital-source-type.ts';

export interface XmpFacts {
  readonly digitalSourceType: DigitalSourceType;
  readonly title?: string;
  /** The program and its version, for instance `CasinoReel 1.2.0`. */
  readonly creatorTool: string;
  readonly createdAt: Date;
  /** Names this very file, for instance `xmp:iid:` and a UUID. */
  readonly instanceId: string;
}

/** What a packet says; fields that it lacks are missing. */
export interface XmpReading {
  /** The address as it stands in the packet, ours or anybody's. */
  readonly digitalSourceType?: string;
  readonly title?: string;
  readonly creatorTool?: string;
  readonly createdAt?: string;
  readonly instanceId?: string;
}

/** XMP's place in ISO media files: a top-level `uuid` box of this id (ISO 16684-1, XMP part 3). */
export const XMP_BOX_ID = 'be7acfcb97a942e89c71999491e3afac';

const NAMESPACES = {
  dc: 'http://purl.org/dc/elements/1.1/',
  xmp: 'http://ns.adobe.com/xap/1.0/',
  xmpMM: 'http://ns.adobe.com/xap/1.0/mm/',
  Iptc4xmpExt: 'http://iptc.org/std/Iptc4xmpExt/2008-02-29/',
};

/** Says in a form that any media tool reads how a film was made. Pure: the same facts, the same text. */
export function xmpPacket(facts: XmpFacts): string {
  const attributes = {
    'Iptc4xmpExt:DigitalSourceType': digitalSourceTypeAddress(facts.digitalSourceType),
    'xmp:CreatorTool': facts.creatorTool,
    'xmp:CreateDate': facts.createdAt.toISOString(),
    'xmpMM:InstanceID': facts.instanceId,
  };
  return [
    '<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/">',
    '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    '<rdf:Description rdf:about=""',
    ...Object.entries(NAMESPACES).map(([prefix, address]) => ` xmlns:${prefix}="${address}"`),
    ...Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeXml(value)}"`),
    '>',
    facts.title === undefined ? '' : titleElement(facts.title),
    '</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>',
  ].join('');
}

/** A packet in its box, ready to stand after an MP4's last box. */
export function xmpBox(text: string): Uint8Array<ArrayBuffer> {
  const packet = new TextEncoder().encode(text);
  const box = new Uint8Array(24 + packet.length);
  new DataView(box.buffer).setUint32(0, box.length);
  box.set(new TextEncoder().encode('uuid'), 4);
  box.set(idBytes(XMP_BOX_ID), 8);
  box.set(packet, 24);
  return box;
}

/** Reads the properties that films carry, whether a writer made them attributes or elements. */
export function parseXmpPacket(packet: string): XmpReading {
  const fields = {
    digitalSourceType: findProperty(packet, 'Iptc4xmpExt:DigitalSourceType'),
    title: findTitle(packet),
    creatorTool: findProperty(packet, 'xmp:CreatorTool'),
    createdAt: findProperty(packet, 'xmp:CreateDate'),
    instanceId: findProperty(packet, 'xmpMM:InstanceID'),
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

function idBytes(id: string): number[] {
  return (id.match(/../g) ?? []).map((digits) => Number.parseInt(digits, 16));
}

function titleElement(title: string): string {
  const text = escapeXml(title);
  return `<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${text}</rdf:li></rdf:Alt></dc:title>`;
}

function findTitle(packet: string): string | undefined {
  const element = /<dc:title>([\s\S]*?)<\/dc:title>/.exec(packet)?.[1];
  const item = element && /<rdf:li[^>]*>([^<]*)</.exec(element)?.[1];
  return item === undefined ? undefined : unescapeXml(item);
}

function findProperty(packet: string, name: string): string | undefined {
  const found =
    new RegExp(`\\s${name}\\s*=\\s*"([^"]*)"`).exec(packet) ??
    new RegExp(`\\s${name}\\s*=\\s*'([^']*)'`).exec(packet) ??
    new RegExp(`<${name}\\s+rdf:resource\\s*=\\s*"([^"]*)"`).exec(packet) ??
    new RegExp(`<${name}>([^<]*)<`).exec(packet);
  return found?.[1] === undefined ? undefined : unescapeXml(found[1]);
}

/** XML 1.0 has no place for most control characters and for half a surrogate pair, escaped or not. */
const NOT_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' } as const;

function escapeXml(text: string): string {
  return text
    .replaceAll(NOT_XML, '')
    .replaceAll(/[&<>"']/g, (character) => ENTITIES[character as keyof typeof ENTITIES]);
}

function unescapeXml(text: string): string {
  const plain = Object.entries(ENTITIES).reduceRight(
    (result, [character, entity]) => result.replaceAll(entity, character),
    text,
  );
  return plain.trim();
}
