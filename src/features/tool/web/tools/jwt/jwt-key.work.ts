import { type Bytes, fromBase64, toHex } from '../../bytes/bytes.work.ts';
import { ToolFault } from '../../frame/tool-fault.pure.ts';
import { DER, joinBytes, readSequence, toBig, writeDer } from '../../keys/der.work.ts';
import { readPem } from '../../keys/pem.work.ts';
import { keyOfCertificate, type RsaPublic, readRsaPublic } from '../../keys/rsa-key.work.ts';

/** The curves of JOSE, by the names that JWK has for them. */
export type Curve = 'P-256' | 'P-384' | 'P-521' | 'secp256k1' | 'Ed25519' | 'Ed448';

/** Object identifiers as they are written in keys. */
const CURVES: Record<string, Curve> = {
  '2a8648ce3d030107': 'P-256',
  '2b81040022': 'P-384',
  '2b81040023': 'P-521',
  '2b8104000a': 'secp256k1',
  '2b6570': 'Ed25519',
  '2b6571': 'Ed448',
};

export type PublicKey = { rsa: RsaPublic } | { curve: Curve; point: Bytes };

/** A PEM of any of the usual kinds, or a JWK. */
export function readPublicKey(text: string): PublicKey {
  if (text.trim().startsWith('{')) return fromJwk(text);
  const { label, der } = readPem(text, '公钥');
  if (label.includes('PRIVATE')) throw new ToolFault('这是私钥，验证签名要填公钥');
  try {
    const [kind, bits] = readSequence(label === 'CERTIFICATE' ? keyOfCertificate(der) : der);
    const names = kind?.tag === DER.sequence ? readSequence(writeDer(DER.sequence, kind.body)) : [];
    const curve = names.map(({ body }) => CURVES[toHex(body)]).find(Boolean);
    if (curve && bits) return { curve, point: bits.body.slice(1) };
  } catch {
    throw new ToolFault('公钥读不出来，请粘贴完整的 PEM（-----BEGIN PUBLIC KEY-----）或 JWK');
  }
  return { rsa: readRsaPublic(text) };
}

function fromJwk(text: string): PublicKey {
  let jwk: Record<string, unknown>;
  try {
    jwk = JSON.parse(text);
  } catch {
    throw new ToolFault('这像是 JWK，但不是正确的 JSON');
  }
  const part = (name: string) => {
    const value = jwk[name];
    if (typeof value !== 'string') throw new ToolFault(`JWK 里缺少“${name}”`);
    return fromBase64(value);
  };
  if (jwk['kty'] === 'RSA') {
    const modulus = toBig(part('n'));
    return { rsa: { modulus, exponent: toBig(part('e')), size: Math.ceil(modulus.toString(16).length / 2) } };
  }
  const curve = Object.values(CURVES).find((name) => name === jwk['crv']);
  if (!curve) throw new ToolFault('这个 JWK 不是 RSA、EC 或 OKP 公钥');
  const point = jwk['kty'] === 'EC' ? joinBytes(Uint8Array.of(4), part('x'), part('y')) : part('x');
  return { curve, point };
}
