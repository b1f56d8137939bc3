import { type Bytes, fromBase64, readUtf8, toBase64, utf8 } from '../../bytes/bytes.work.ts';
import { ToolFault } from '../../frame/tool-fault.pure.ts';

const OAEP = { name: 'RSA-OAEP', hash: 'SHA-256' };
const SIGN = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };

export interface PemPair {
  publicKey: string;
  privateKey: string;
}

export async function makeRsaPair(bits: 2048 | 3072 | 4096): Promise<PemPair> {
  const algorithm = { ...OAEP, modulusLength: bits, publicExponent: new Uint8Array([1, 0, 1]) };
  const pair = await crypto.subtle.generateKey(algorithm, true, ['encrypt', 'decrypt']);
  return {
    publicKey: pem('PUBLIC KEY', new Uint8Array(await crypto.subtle.exportKey('spki', pair.publicKey))),
    privateKey: pem('PRIVATE KEY', new Uint8Array(await crypto.subtle.exportKey('pkcs8', pair.privateKey))),
  };
}

export async function encryptRsa(text: string, publicPem: string): Promise<string> {
  const key = await readPublic(publicPem, OAEP, 'encrypt');
  const bytes = utf8(text);
  try {
    return toBase64(new Uint8Array(await crypto.subtle.encrypt(OAEP, key, bytes)));
  } catch {
    throw new ToolFault(`内容有 ${bytes.length} 字节，太长了。RSA 一次只能加密很短的内容（2048 位密钥最多 190 字节）`);
  }
}

export async function decryptRsa(base64: string, privatePem: string): Promise<string> {
  const key = await readPrivate(privatePem, OAEP, 'decrypt');
  let plain: ArrayBuffer;
  try {
    plain = await crypto.subtle.decrypt(OAEP, key, fromBase64(base64));
  } catch (error) {
    if (error instanceof ToolFault) throw error;
    throw new ToolFault('解不开：私钥和密文对不上，或者密文不是用 OAEP（SHA-256）加密的');
  }
  return readUtf8(new Uint8Array(plain));
}

export async function signRsa(text: string, privatePem: string): Promise<string> {
  const key = await readPrivate(privatePem, SIGN, 'sign');
  return toBase64(new Uint8Array(await crypto.subtle.sign(SIGN, key, utf8(text))));
}

export async function verifyRsa(text: string, base64: string, publicPem: string): Promise<boolean> {
  const key = await readPublic(publicPem, SIGN, 'verify');
  return crypto.subtle.verify(SIGN, key, fromBase64(base64), utf8(text));
}

type Algorithm = typeof OAEP;

async function readPublic(text: string, algorithm: Algorithm, use: KeyUsage): Promise<CryptoKey> {
  const der = derOf(text, '公钥', 'PUBLIC KEY');
  return crypto.subtle.importKey('spki', der, algorithm, false, [use]).catch(() => {
    throw new ToolFault('公钥读不出来，需要 RSA 公钥（X.509/SPKI）');
  });
}

async function readPrivate(text: string, algorithm: Algorithm, use: KeyUsage): Promise<CryptoKey> {
  const der = derOf(text, '私钥', 'PRIVATE KEY');
  return crypto.subtle.importKey('pkcs8', der, algorithm, false, [use]).catch(() => {
    throw new ToolFault('私钥读不出来，需要没有口令的 RSA 私钥（PKCS#8）');
  });
}

function derOf(text: string, name: string, label: string): Bytes {
  if (!text.trim()) throw new ToolFault(`请填写${name}`);
  const head = /-----BEGIN ([A-Z ]+)-----/.exec(text)?.[1];
  if (head && head !== label) {
    const isOld = head.startsWith('RSA ');
    const cure = isOld ? '这是 PKCS#1 格式，请先用 openssl pkcs8 -topk8 -nocrypt 转成 PKCS#8' : `这是 ${head}`;
    throw new ToolFault(`${name}应该以 -----BEGIN ${label}----- 开头，${cure}`);
  }
  return fromBase64(text.replace(/-----[^-]+-----/g, ''));
}

function pem(label: string, der: Uint8Array): string {
  return `-----BEGIN ${label}-----\n${toBase64(der)
    .match(/.{1,64}/g)
    ?.join('\n')}\n-----END ${label}-----`;
}
