import { type Bytes, toHex } from '../bytes/bytes.work.ts';
import { ToolFault } from '../frame/tool-fault.pure.ts';
import { DER, type DerValue, readSequence, toBig, writeDer, writeInteger } from './der.work.ts';
import { readPem, writePem } from './pem.work.ts';
import { inverse } from './rsa-math.pure.ts';

export interface RsaPublic {
  modulus: bigint;
  exponent: bigint;
  /** Of the modulus, in bytes: so long is every ciphertext and signature. */
  size: number;
}

export interface RsaPrivate extends RsaPublic {
  secret: bigint;
  p: bigint;
  q: bigint;
}

/** rsaEncryption and the parameters that go with it. */
const RSA = Uint8Array.from([0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 1, 1, 1]);
const kind = () => writeDer(DER.sequence, writeDer(DER.oid, RSA), writeDer(DER.nothing));

/** SPKI (BEGIN PUBLIC KEY), PKCS#1 (BEGIN RSA PUBLIC KEY), a certificate, or the Base64 of one of them. */
export function readRsaPublic(text: string): RsaPublic {
  const { label, der } = readPem(text, '公钥');
  if (label.includes('PRIVATE')) throw new ToolFault('这是私钥，这里要填公钥（-----BEGIN PUBLIC KEY-----）');
  try {
    return publicOf(label === 'CERTIFICATE' ? keyOfCertificate(der) : der);
  } catch {
    throw new ToolFault('公钥读不出来，需要 RSA 公钥（PEM，X.509/SPKI 或 PKCS#1）');
  }
}

function publicOf(der: Bytes): RsaPublic {
  const [first, second] = readSequence(der);
  if (first?.tag === DER.integer) return sized(bigOf(first), bigOf(second));
  if (!first || !isRsa(first) || second?.tag !== DER.bits) throw new Error('no RSA key');
  // A string of bits begins with how many of the last byte do not count.
  return publicOf(second.body.slice(1));
}

/** The key is the seventh part of what was signed, or the sixth where the version is left out. */
export function keyOfCertificate(der: Bytes): Bytes {
  const [signed] = readSequence(der);
  if (!signed) throw new Error('no certificate');
  const parts = readSequence(writeDer(DER.sequence, signed.body));
  const key = parts[parts[0]?.tag === 0xa0 ? 6 : 5];
  if (!key) throw new Error('no certificate');
  return writeDer(key.tag, key.body);
}

/** PKCS#8 (BEGIN PRIVATE KEY), PKCS#1 (BEGIN RSA PRIVATE KEY), or the Base64 of one of them. */
export function readRsaPrivate(text: string): RsaPrivate {
  const { label, der } = readPem(text, '私钥');
  if (label.includes('PUBLIC')) throw new ToolFault('这是公钥，这里要填私钥（-----BEGIN PRIVATE KEY-----）');
  try {
    return privateOf(der);
  } catch {
    throw new ToolFault('私钥读不出来，需要没有口令的 RSA 私钥（PEM，PKCS#8 或 PKCS#1）');
  }
}

function privateOf(der: Bytes): RsaPrivate {
  const [version, first, second, ...rest] = readSequence(der);
  if (version?.tag !== DER.integer || !first || !second) throw new Error('no key');
  if (first.tag === DER.integer) {
    const [secret, p, q] = rest.map(bigOf);
    if (!secret || !p || !q || p * q !== bigOf(first)) throw new Error('no key');
    return { ...sized(bigOf(first), bigOf(second)), secret, p, q };
  }
  if (!isRsa(first) || second.tag !== DER.octets) throw new Error('no RSA key');
  return privateOf(second.body);
}

function isRsa({ tag, body }: DerValue): boolean {
  return tag === DER.sequence && toHex(body).startsWith(`06${(9).toString(16).padStart(2, '0')}${toHex(RSA)}`);
}

function bigOf(value: DerValue | undefined): bigint {
  if (value?.tag !== DER.integer) throw new Error('no number');
  return toBig(value.body);
}

function sized(modulus: bigint, exponent: bigint): RsaPublic {
  return { modulus, exponent, size: Math.ceil(modulus.toString(16).length / 2) };
}

export interface PemPair {
  publicKey: string;
  privateKey: string;
}

export function writeRsaPair({ p, q, exponent }: Pick<RsaPrivate, 'p' | 'q' | 'exponent'>): PemPair {
  const secret = inverse(exponent, (p - 1n) * (q - 1n));
  const numbers = [0n, p * q, exponent, secret, p, q, secret % (p - 1n), secret % (q - 1n), inverse(q, p)];
  const inner = writeDer(DER.sequence, ...numbers.map(writeInteger));
  const open = writeDer(DER.sequence, writeInteger(p * q), writeInteger(exponent));
  return {
    publicKey: writePem('PUBLIC KEY', writeDer(DER.sequence, kind(), writeDer(DER.bits, new Uint8Array(1), open))),
    privateKey: writePem('PRIVATE KEY', writeDer(DER.sequence, writeInteger(0n), kind(), writeDer(DER.octets, inner))),
  };
}
