import { BYTE_FORMS, readBytes, writeBytes } from '../../bytes/bytes.work.ts';
import { CIPHER_WAY, IV } from '../../frame/shared-options.ts';
import { type TextQuestion, TextTool } from '../../frame/text-tool.tsx';
import type { OptionValues, ToolOption } from '../../frame/tool-options.ts';
import { decryptAes, encryptAes } from './aes.work.ts';

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
  {
    key: 'key',
    label: '密钥',
    kind: 'text',
    default: '0123456789abcdef',
    placeholder: '16、24 或 32 字节',
    secret: true,
  },
  { key: 'keyForm', label: '密钥写法', kind: 'choice', choices: BYTE_FORMS, default: 'text' },
  IV,
  {
    key: 'secretForm',
    label: '密文写法',
    kind: 'choice',
    choices: [
      { value: 'base64', label: 'Base64' },
      { value: 'hex', label: '十六进制' },
    ],
    default: 'base64',
  },
] as const satisfies readonly ToolOption[];

async function run({ input, values }: TextQuestion<OptionValues<typeof OPTIONS>>): Promise<string> {
  const key = readBytes(values.key, values.keyForm);
  const iv = values.mode === 'ECB' ? new Uint8Array(0) : readBytes(values.iv, 'hex');
  if (values.way === 'encode')
    return writeBytes(await encryptAes(values.mode, key, iv, readBytes(input, 'text')), values.secretForm);
  return writeBytes(await decryptAes(values.mode, key, iv, readBytes(input, values.secretForm)), 'text');
}

export default function Aes() {
  return (
    <TextTool run={run} options={OPTIONS} gives="base64" fileName="aes.txt" swaps="way" keepsInput={false} wraps />
  );
}
