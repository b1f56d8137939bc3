import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

/** Flags of what an authenticator vouches for: somebody is there, was verified, and a key is enclosed. */
const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_KEY = 0x40;

interface Lies {
  origin?: string;
  host?: string;
  /** Nobody was asked for a finger or a PIN. */
  unverified?: boolean;
  userHandle?: string;
}

/** What a phone or a security key does, for one site: speaks WebAuthn with an ES256 key. */
export function anAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  const state = { counter: 0, userHandle: '' };

  const authData = (host: string, flags: number, rest: Buffer = Buffer.alloc(0)) => {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(state.counter);
    return Buffer.concat([sha256(host), Buffer.from([flags]), counter, rest]);
  };
  const clientData = (type: string, challenge: string, from: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));
  const hostOf = ({ origin: from = origin, host = new URL(from).hostname }: Lies) => host;
  const flagsOf = ({ unverified }: Lies) => PRESENT | (unverified ? 0 : VERIFIED);

  return {
    id: id.toString('base64url'),
    state,

    create({ challenge, user }: { challenge: string; user: { id: string } }, lies: Lies = {}) {
      state.userHandle = user.id;
      const key = publicKey.export({ format: 'jwk' });
      const cose = new Map<number, number | Buffer>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(key.x ?? '', 'base64url')],
        [-3, Buffer.from(key.y ?? '', 'base64url')],
      ]);
      const enclosed = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cbor(cose)]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData(hostOf(lies), flagsOf(lies) | WITH_KEY, enclosed)],
      ]);
      return credential({
        clientDataJSON: text(clientData('webauthn.create', challenge, lies.origin ?? origin)),
        attestationObject: text(cbor(attestation)),
        transports: ['internal'],
      });
    },

    get({ challenge }: { challenge: string }, lies: Lies = {}) {
      const data = authData(hostOf(lies), flagsOf(lies));
      const client = clientData('webauthn.get', challenge, lies.origin ?? origin);
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey);
      return credential({
        clientDataJSON: text(client),
        authenticatorData: text(data),
        signature: text(signature),
        userHandle: lies.userHandle ?? state.userHandle,
      });
    },
  };

  function credential(response: Record<string, unknown>) {
    const name = id.toString('base64url');
    return { id: name, rawId: name, type: 'public-key', clientExtensionResults: {}, response };
  }
}

const text = (bytes: Buffer) => bytes.toString('base64url');
const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest();

/** As much of CBOR as an authenticator needs. */
function cbor(value: unknown): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (!(value instanceof Map)) throw new Error('not needed here');
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, one]) => [cbor(key), cbor(one)])]);
}

function head(major: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(major << 5) | size]);
  return size < 256 ? Buffer.from([(major << 5) | 24, size]) : Buffer.from([(major << 5) | 25, size >> 8, size & 255]);
}
