import { BYTE_FORMS, readBytes } from '../../bytes/bytes.work.ts';
import { cipherText } from '../../bytes/cipher-text.work.ts';
import { CIPHER_WAY, cipherKey, IV, WRITTEN_FORMS } from '../../frame/shared-options.ts';
import { type TextQuestion, TextTool } from '../../frame/text-tool.tsx';
import type { OptionValues, ToolOption } from '../../frame/tool-options.ts';

const OPTIONS = [
  CIPHER_WAY,
  {
    key: 'mode',
    label: '模式',
    kind: 'choice',
    choices: [
      { value: 'CBC', label: 'CBC' },
      { value: 'GCM', label: 'GCM' },
      { value: 'CTR', label: 'CTR' },
      { value: 'ECB', label: 'ECB' },
    ],
    default: 'CBC',
  },
  cipherKey('0123456789abcdef', '16、24 或 32 字节'),
  { key: 'keyForm', label: '密钥写法', kind: 'choice', choices: BYTE_FORMS, default: 'text', isNamed: true },
  IV,
  { key: 'plainForm', label: '明文写法', kind: 'choice', choices: BYTE_FORMS, default: 'text', isNamed: true },
  { key: 'secretForm', label: '密文写法', kind: 'choice', choices: WRITTEN_FORMS, default: 'base64', isNamed: true },
] as const satisfies readonly ToolOption[];

async function run({ input, values }: TextQuestion<OptionValues<typeof OPTIONS>>): Promise<string> {
  const { decryptAes, encryptAes } = await import('./aes.work.ts');
  const { mode } = values;
  const key = readBytes(values.key, values.keyForm);
  const iv = mode === 'ECB' ? new Uint8Array(0) : readBytes(values.iv, 'hex');
  return cipherText(
    { input, ...values },
    {
      encrypt: (plain) => encryptAes(mode, key, iv, plain),
      decrypt: (secret) => decryptAes(mode, key, iv, secret),
    },
  );
}

export default function Aes() {
  return (
    <TextTool run={run} options={OPTIONS} gives="base64" fileName="aes.txt" swaps="way" keepsInput={false} wraps />
  );
}
