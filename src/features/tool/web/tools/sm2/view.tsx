import type { OptionValues, ToolOption } from '../../frame/tool-options.ts';
import { KeyPair, type PairWork } from '../../keys/key-pair.tsx';

const OPTIONS = [
  {
    key: 'order',
    label: '密文顺序',
    kind: 'choice',
    choices: [
      { value: 'c1c3c2', label: 'C1C3C2' },
      { value: 'c1c2c3', label: 'C1C2C3' },
    ],
    default: 'c1c3c2',
  },
  { key: 'userId', label: '用户标识', kind: 'text', default: '1234567812345678' },
] as const satisfies readonly ToolOption[];

type Values = OptionValues<typeof OPTIONS>;

const load = () => import('./sm2.work.ts');

const work: PairWork<Values> = {
  make: async () => (await load()).makeSm2Pair(),
  encrypt: async (text, key, { order }) => (await load()).encryptSm2(text, key, order),
  decrypt: async (secret, key, { order }) => (await load()).decryptSm2(secret, key, order),
  sign: async (text, key, { userId }) => (await load()).signSm2(text, key, userId),
  verify: async (text, signature, key, { userId }) => (await load()).verifySm2(text, signature, key, userId),
};

export default function Sm2() {
  return <KeyPair work={work} options={OPTIONS} />;
}
