import { BYTE_FORMS, readBytes } from '../../bytes/bytes.work.ts';
import { cipherText } from '../../bytes/cipher-text.work.ts';
import { BLOCK_MODE, CIPHER_WAY, cipherKey, IV, PADDING, WRITTEN_FORMS } from '../../frame/shared-options.ts';
import { type TextQuestion, TextTool } from '../../frame/text-tool.tsx';
import type { OptionValues, ToolOption } from '../../frame/tool-options.ts';
import { decryptDes, encryptDes } from './des-mode.work.ts';

const OPTIONS = [
  CIPHER_WAY,
  BLOCK_MODE,
  {
    ...PADDING,
    choices: [
      { value: 'pkcs', label: 'PKCS#5' },
      { value: 'zero', label: '补零' },
      { value: 'none', label: '不填充' },
    ],
    default: 'pkcs',
    isNamed: true,
  },
  cipherKey('12345678', '8、16 或 24 字节'),
  { key: 'keyForm', label: '密钥写法', kind: 'choice', choices: BYTE_FORMS, default: 'text', isNamed: true },
  { ...IV, default: '0000000000000000' },
  { key: 'plainForm', label: '明文写法', kind: 'choice', choices: BYTE_FORMS, default: 'text', isNamed: true },
  { key: 'secretForm', label: '密文写法', kind: 'choice', choices: WRITTEN_FORMS, default: 'base64', isNamed: true },
] as const satisfies readonly ToolOption[];

function run({ input, values }: TextQuestion<OptionValues<typeof OPTIONS>>): Promise<string> {
  const { mode, padding } = values;
  const iv = mode === 'ECB' ? new Uint8Array(8) : readBytes(values.iv, 'hex');
  const settings = { mode, padding, key: readBytes(values.key, values.keyForm), iv };
  return cipherText(
    { input, ...values },
    { encrypt: (plain) => encryptDes(plain, settings), decrypt: (secret) => decryptDes(secret, settings) },
  );
}

export default function Des() {
  return (
    <TextTool run={run} options={OPTIONS} gives="base64" fileName="des.txt" swaps="way" keepsInput={false} wraps />
  );
}
