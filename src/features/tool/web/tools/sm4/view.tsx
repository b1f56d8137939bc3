import { BYTE_FORMS, readBytes } from '../../bytes/bytes.work.ts';
import { cipherText } from '../../bytes/cipher-text.work.ts';
import { BLOCK_MODE, CIPHER_WAY, cipherKey, IV, PADDING, WRITTEN_FORMS } from '../../frame/shared-options.ts';
import { type TextQuestion, TextTool } from '../../frame/text-tool.tsx';
import type { OptionValues, ToolOption } from '../../frame/tool-options.ts';

const OPTIONS = [
  CIPHER_WAY,
  BLOCK_MODE,
  {
    ...PADDING,
    choices: [
      { value: 'pkcs#7', label: 'PKCS#7' },
      { value: 'none', label: '不填充' },
    ],
    default: 'pkcs#7',
  },
  cipherKey('0123456789abcdeffedcba9876543210', '16 字节'),
  { key: 'keyForm', label: '密钥写法', kind: 'choice', choices: BYTE_FORMS, default: 'hex', isNamed: true },
  IV,
  { key: 'plainForm', label: '明文写法', kind: 'choice', choices: BYTE_FORMS, default: 'text', isNamed: true },
  { key: 'secretForm', label: '密文写法', kind: 'choice', choices: WRITTEN_FORMS, default: 'hex', isNamed: true },
] as const satisfies readonly ToolOption[];

async function run({ input, values }: TextQuestion<OptionValues<typeof OPTIONS>>): Promise<string> {
  const { decryptSm4, encryptSm4 } = await import('./sm4.work.ts');
  const { mode, padding } = values;
  const options = { mode, padding, key: readBytes(values.key, values.keyForm), iv: readBytes(values.iv, 'hex') };
  return cipherText(
    { input, ...values },
    {
      encrypt: (plain) => encryptSm4(plain, options),
      decrypt: (secret) => decryptSm4(secret, options),
    },
  );
}

export default function Sm4() {
  return <TextTool run={run} options={OPTIONS} gives="text" fileName="sm4.txt" swaps="way" keepsInput={false} wraps />;
}
