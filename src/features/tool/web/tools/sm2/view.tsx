import type { OptionValues, ToolOption } from '../../frame/tool-options.ts';
import { KeyPair } from '../../keys/key-pair.tsx';
import { decryptSm2, encryptSm2, makeSm2Pair, signSm2, verifySm2 } from './sm2.work.ts';

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

const work = {
  make: makeSm2Pair,
  encrypt: (text: string, key: string, { order }: Values) => encryptSm2(text, key, order),
  decrypt: (secret: string, key: string, { order }: Values) => decryptSm2(secret, key, order),
  sign: (text: string, key: string, { userId }: Values) => signSm2(text, key, userId),
  verify: (text: string, signature: string, key: string, { userId }: Values) => verifySm2(text, signature, key, userId),
};

export default function Sm2() {
  return <KeyPair work={work} options={OPTIONS} />;
}
