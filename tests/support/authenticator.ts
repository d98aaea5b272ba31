import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** What an authenticator says of a use: somebody was there (UP), and showed who he is (UV); of a new credential, that it has one (AT). */
const FLAGS = { present: 0x01, verified: 0x04, attested: 0x40 };

/** How an authenticator of these tests answers otherwise than it should. */
interface Fault {
  /** Another site's address. */
  origin?: string;
  /** Another site's name. */
  rpId?: string;
  /** Uses that it says it has had, instead of one more. */
  counter?: number;
  /** Certificate (DER) of a maker who vouches for it, in the format `apple`. */
  voucher?: Buffer;
}

/** A passkey in a device, as a browser would have it (WebAuthn Level 3, 6): ES256, attested by nobody. */
export function createAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let uses = 0;

  const common = () => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
  });
  const clientData = (type: string, challenge: string, at: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: at, crossOrigin: false }));

  return {
    id: id.toString('base64url'),
    /** Answers what `navigator.credentials.create` is asked. @param opcoes in JSON */
    create(opcoes: string, fault: Fault = {}) {
      const { challenge, rp } = JSON.parse(opcoes) as { challenge: string; rp: { id: string } };
      const length = Buffer.from([id.length >> 8, id.length & 0xff]);
      const attested = Buffer.concat([Buffer.alloc(16), length, id, coseKey(publicKey.export({ format: 'jwk' }))]);
      const flags = FLAGS.present | FLAGS.verified | FLAGS.attested;
      const authData = Buffer.concat([authenticatorData(fault.rpId ?? rp.id, flags, 0), attested]);
      return {
        ...common(),
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, fault.origin ?? origin).toString('base64url'),
          attestationObject: attestationObject(authData, fault.voucher).toString('base64url'),
          transports: ['internal', 'hybrid'],
        },
      };
    },
    /** Answers what `navigator.credentials.get` is asked. @param opcoes in JSON */
    get(opcoes: string, fault: Fault = {}) {
      const { challenge, rpId } = JSON.parse(opcoes) as { challenge: string; rpId: string };
      uses = fault.counter ?? uses + 1;
      const authData = authenticatorData(fault.rpId ?? rpId, FLAGS.present | FLAGS.verified, uses);
      const said = clientData('webauthn.get', challenge, fault.origin ?? origin);
      const signed = Buffer.concat([authData, createHash('sha256').update(said).digest()]);
      return {
        ...common(),
        response: {
          clientDataJSON: said.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
        },
      };
    },
  };
}

/** WebAuthn, 6.1. */
function authenticatorData(rpId: string, flags: number, counter: number): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flags]), count]);
}

/** An EC2 key for ES256 on P-256 (RFC 9053, 7.1.1), in CBOR. */
function coseKey({ x, y }: { x?: string; y?: string }): Buffer {
  const coordinate = (label: number, value: string) =>
    Buffer.concat([Buffer.from([label, 0x58, 32]), Buffer.from(value, 'base64url')]);
  return Buffer.concat([Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]), coordinate(0x21, x!), coordinate(0x22, y!)]);
}

/** `{ fmt: 'none', attStmt: {}, authData }` in CBOR, or with who vouches for it `{ fmt: 'apple', attStmt: { x5c: [voucher] }, authData }` (WebAuthn, 6.5.4). */
function attestationObject(authData: Buffer, voucher?: Buffer): Buffer {
  const text = (words: string) => Buffer.concat([Buffer.from([0x60 + words.length]), Buffer.from(words)]);
  const bytes = (all: Buffer) => Buffer.concat([Buffer.from([0x59, all.length >> 8, all.length & 0xff]), all]);
  const statement = voucher
    ? Buffer.concat([Buffer.from([0xa1]), text('x5c'), Buffer.from([0x81]), bytes(voucher)])
    : Buffer.from([0xa0]);
  return Buffer.concat([
    Buffer.from([0xa3]),
    text('fmt'),
    text(voucher ? 'apple' : 'none'),
    text('attStmt'),
    statement,
    text('authData'),
    bytes(authData),
  ]);
}
