import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

import type { PasskeyAssertion, PasskeyAttestation } from '#contracts/schemas/second-factor.ts';

/** The flags of a response: the user was present; a new key is attached. */
const USER_PRESENT = 0x01;
const ATTESTED = 0x40;

interface Site {
  readonly origin: string;
  readonly host: string;
}

/** A software security key that responds like a browser would. */
export function createFakeAuthenticator({ origin, host }: Site) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let signatures = 0;

  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authenticatorData = (flags: number, attached = Buffer.alloc(0)) => {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(signatures);
    return Buffer.concat([sha256(Buffer.from(host)), Buffer.from([flags]), counter, attached]);
  };
  const named = { id: id.toString('base64url'), rawId: id.toString('base64url') };

  return {
    create(challenge: string): PasskeyAttestation {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const coordinates = [x, y].map((each) => Buffer.from(each, 'base64url'));
      const attached = Buffer.concat([Buffer.alloc(16), length, id, coseKey(coordinates)]);
      return {
        ...named,
        type: 'public-key',
        response: {
          clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
          attestationObject: unattested(
            authenticatorData(USER_PRESENT | ATTESTED, attached),
          ).toString('base64url'),
          transports: ['usb'],
        },
      };
    },

    get(challenge: string): PasskeyAssertion {
      signatures += 1;
      const data = authenticatorData(USER_PRESENT);
      const client = clientData('webauthn.get', challenge);
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey);
      return {
        ...named,
        type: 'public-key',
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      };
    },
  };
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}

/** CBOR: a key of the kind EC2, for ES256, on P-256. */
function coseKey(coordinates: readonly Buffer[]): Buffer {
  const [x = Buffer.alloc(32), y = Buffer.alloc(32)] = coordinates;
  const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]);
  return Buffer.concat([head, Buffer.from([0x21, 0x58, 32]), x, Buffer.from([0x22, 0x58, 32]), y]);
}

/** CBOR: `{fmt: "none", attStmt: {}, authData}`. */
function unattested(data: Buffer): Buffer {
  const text = (value: string) =>
    Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
  return Buffer.concat([
    Buffer.from([0xa3]),
    text('fmt'),
    text('none'),
    text('attStmt'),
    Buffer.from([0xa0]),
    text('authData'),
    Buffer.from([0x58, data.length]),
    data,
  ]);
}
