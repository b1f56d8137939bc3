import smCrypto from 'sm-crypto';
import { ToolFault } from '../../frame/tool-fault.pure.ts';

// A module of the old kind: Node finds no names in it.
const { sm2 } = smCrypto;

/** `c1c3c2` is the order of the standard since 2012; old systems use `c1c2c3`. */
export type Sm2Order = 'c1c3c2' | 'c1c2c3';

export interface HexPair {
  publicKey: string;
  privateKey: string;
}

export function makeSm2Pair(): HexPair {
  const { publicKey, privateKey } = sm2.generateKeyPairHex();
  return { publicKey, privateKey };
}

export function encryptSm2(text: string, publicKey: string, order: Sm2Order): string {
  if (text === '') throw new ToolFault('请填写要加密的内容');
  const key = publicOf(publicKey);
  try {
    return `04${sm2.doEncrypt(text.toWellFormed(), key, modeOf(order))}`;
  } catch {
    throw new ToolFault('公钥不是曲线上的点，可能抄错了');
  }
}

export function decryptSm2(secret: string, privateKey: string, order: Sm2Order): string {
  const hex = hexOf(secret, '密文');
  // Point, digest and at least one byte.
  if (hex.length < 194) throw new ToolFault('密文太短，可能没有复制完整');
  const key = privateOf(privateKey);
  // 04 marks a whole point, but a point without the mark may begin with these digits as well.
  const bodies = hex.startsWith('04') ? [hex.slice(2), hex] : [hex];
  const text = bodies.map((body) => sm2.doDecrypt(body, key, modeOf(order))).find(Boolean);
  if (!text) throw new ToolFault('解不开：私钥不对、密文被改过，或者排列顺序（C1C3C2 / C1C2C3）选错了');
  return text;
}

export function signSm2(text: string, privateKey: string, userId: string): string {
  return sm2.doSignature(text.toWellFormed(), privateOf(privateKey), { hash: true, der: false, userId });
}

export function verifySm2(text: string, signature: string, publicKey: string, userId: string): boolean {
  const hex = hexOf(signature, '签名');
  const der = hex.length !== 128;
  if (der && !hex.startsWith('30'))
    throw new ToolFault('签名应该是 128 位十六进制（r 和 s），或 DER 格式（以 30 开头）');
  return sm2.doVerifySignature(text.toWellFormed(), hex, publicOf(publicKey), { hash: true, der, userId });
}

function modeOf(order: Sm2Order): 0 | 1 {
  return order === 'c1c3c2' ? 1 : 0;
}

function hexOf(text: string, name: string): string {
  const hex = text.replace(/\s|^0x/g, '').toLowerCase();
  if (!hex) throw new ToolFault(`请填写${name}`);
  if (!/^[0-9a-f]+$/.test(hex)) throw new ToolFault(`${name}要用十六进制书写`);
  return hex;
}

function publicOf(text: string): string {
  const hex = hexOf(text, '公钥');
  const whole = hex.length === 128 ? `04${hex}` : hex;
  if (!/^(04[0-9a-f]{128}|0[23][0-9a-f]{64})$/.test(whole))
    throw new ToolFault(`公钥现在是 ${hex.length} 位，应该是 04 开头的 130 位，或 02/03 开头的 66 位`);
  return whole;
}

function privateOf(text: string): string {
  const hex = hexOf(text, '私钥');
  if (hex.length !== 64) throw new ToolFault(`私钥现在是 ${hex.length} 位，应该是 64 位十六进制`);
  if (/^0+$/.test(hex)) throw new ToolFault('私钥不能全是 0');
  return hex;
}
