import { assert, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import {
  parseXmpPacket,
  xmpBox,
  XMP_BOX_ID,
  xmpPacket,
  type XmpFacts,
} from '#film/provenance/xmp.ts';

const FACTS: XmpFacts = {
  digitalSourceType: 'algorithmicMedia',
  title: 'Friday',
  creatorTool: 'CasinoReel 1.2.3',
  createdAt: new Date('2026-11-20T18:00:00Z'),
  instanceId: 'xmp:iid:0b0e3f6e-6a44-4f2c-9f0c-3f8d9e2f7a11',
};

test('a packet says back what it was told', () => {
  expect(parseXmpPacket(xmpPacket(FACTS))).toEqual({
    digitalSourceType: 'http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia',
    title: 'Friday',
    creatorTool: 'CasinoReel 1.2.3',
    createdAt: '2026-11-20T18:00:00.000Z',
    instanceId: 'xmp:iid:0b0e3f6e-6a44-4f2c-9f0c-3f8d9e2f7a11',
  });
});

test('without a title there is no title', () => {
  const { title: _, ...facts } = FACTS;
  expect(parseXmpPacket(xmpPacket(facts))).not.toHaveProperty('title');
  expect(xmpPacket(facts)).not.toContain('dc:title');
});

test('any title stays text and comes back', () => {
  assert(
    property(string({ unit: 'binary' }), (title) => {
      const packet = xmpPacket({ ...FACTS, title });
      const body = packet.slice(packet.indexOf('<rdf:li'), packet.indexOf('</rdf:li>'));
      expect(body.slice(body.indexOf('>') + 1)).not.toMatch(/[<>"]/);
      const kept = title.replaceAll(
        /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu,
        '',
      );
      expect(parseXmpPacket(packet).title).toBe(kept.trim());
    }),
  );
});

test('a title that looks like markup or like an entity is neither', () => {
  const title = `</rdf:li> xmp:CreatorTool="forged" &lt;b&gt; &amp;amp;`;
  const reading = parseXmpPacket(xmpPacket({ ...FACTS, title }));
  expect(reading.title).toBe(title);
  expect(reading.creatorTool).toBe('CasinoReel 1.2.3');
});

test('the packet stands in a uuid box that names XMP', () => {
  const box = Buffer.from(xmpBox(xmpPacket({ ...FACTS, title: 'Größe 赌场' })));
  expect(box.readUInt32BE(0)).toBe(box.length);
  expect(box.toString('latin1', 4, 8)).toBe('uuid');
  expect(box.toString('hex', 8, 24)).toBe(XMP_BOX_ID);
  expect(parseXmpPacket(box.toString('utf8', 24)).title).toBe('Größe 赌场');
});

test('packets of other writers are read, properties as elements or in single quotes', () => {
  const packet = `<rdf:Description rdf:about='' xmp:CreatorTool='Other 2'>
    <Iptc4xmpExt:DigitalSourceType>http://example.org/a</Iptc4xmpExt:DigitalSourceType>
    <xmpMM:InstanceID rdf:resource="uuid:7"/></rdf:Description>`;
  expect(parseXmpPacket(packet)).toEqual({
    creatorTool: 'Other 2',
    digitalSourceType: 'http://example.org/a',
    instanceId: 'uuid:7',
  });
});
