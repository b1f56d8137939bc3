import { runInWorker } from '../../frame/run-in-worker.ts';
import type { OptionValues, ToolOption } from '../../frame/tool-options.ts';
import { KeyPair } from '../../keys/key-pair.tsx';
import type { KeyBits } from './make-pair.work.ts';

const OPTIONS = [
  {
    key: 'bits',
    label: '密钥长度',
    kind: 'choice',
    choices: [
      { value: '2048', label: '2048 位' },
      { value: '3072', label: '3072 位' },
      { value: '4096', label: '4096 位' },
      { value: '1024', label: '1024 位（只为老系统）' },
    ],
    default: '2048',
  },
  {
    key: 'padding',
    label: '加密填充',
    kind: 'choice',
    choices: [
      { value: 'oaep256', label: 'OAEP（SHA-256）' },
      { value: 'oaep1', label: 'OAEP（SHA-1）' },
      { value: 'pkcs1', label: 'PKCS#1 v1.5' },
    ],
    default: 'oaep256',
    isNamed: true,
  },
  {
    key: 'hash',
    label: '签名散列',
    kind: 'choice',
    choices: [
      { value: 'SHA-256', label: 'SHA-256' },
      { value: 'SHA-1', label: 'SHA-1' },
      { value: 'SHA-384', label: 'SHA-384' },
      { value: 'SHA-512', label: 'SHA-512' },
    ],
    default: 'SHA-256',
    isNamed: true,
  },
] as const satisfies readonly ToolOption[];

type Values = OptionValues<typeof OPTIONS>;

const BITS: Record<Values['bits'], KeyBits> = { 1024: 1024, 2048: 2048, 3072: 3072, 4096: 4096 };

const make = runInWorker<KeyBits, { publicKey: string; privateKey: string }>(
  () => new Worker(new URL('./make-pair.worker.ts', import.meta.url), { type: 'module' }),
  { limitMs: 180_000, tooSlow: '三分钟还没有找到质数，已停止。请选短一些的密钥再试' },
);
const rsa = () => import('./rsa.work.ts');

const work = {
  make: ({ bits }: Values) => make(BITS[bits], new AbortController().signal),
  encrypt: async (text: string, key: string, { padding }: Values) => (await rsa()).encryptRsa(text, key, padding),
  decrypt: async (secret: string, key: string, { padding }: Values) => (await rsa()).decryptRsa(secret, key, padding),
  sign: async (text: string, key: string, { hash }: Values) => (await rsa()).signRsa(text, key, hash),
  verify: async (text: string, signature: string, key: string, { hash }: Values) =>
    (await rsa()).verifyRsa(text, signature, key, hash),
};

export default function Rsa() {
  return <KeyPair work={work} options={OPTIONS} />;
}
