import type { OptionValues, ToolOption } from '../../frame/tool-options.ts';
import { KeyPair } from '../../keys/key-pair.tsx';
import { decryptRsa, encryptRsa, makeRsaPair, signRsa, verifyRsa } from './rsa.work.ts';

const OPTIONS = [
  {
    key: 'bits',
    label: '密钥长度',
    kind: 'choice',
    choices: [
      { value: '2048', label: '2048 位' },
      { value: '3072', label: '3072 位' },
      { value: '4096', label: '4096 位' },
    ],
    default: '2048',
  },
] as const satisfies readonly ToolOption[];

const work = {
  make: ({ bits }: OptionValues<typeof OPTIONS>) => makeRsaPair(bits === '4096' ? 4096 : bits === '3072' ? 3072 : 2048),
  encrypt: encryptRsa,
  decrypt: decryptRsa,
  sign: signRsa,
  verify: verifyRsa,
};

export default function Rsa() {
  return <KeyPair work={work} options={OPTIONS} />;
}
