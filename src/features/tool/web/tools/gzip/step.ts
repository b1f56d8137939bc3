import { BYTE_FORMS } from '../../bytes/bytes.work.ts';
import type { CipherQuestion } from '../../bytes/cipher-text.work.ts';
import { runInWorker } from '../../frame/run-in-worker.ts';
import { CODING_WAY, WRITTEN_FORMS } from '../../frame/shared-options.ts';
import type { TextQuestion } from '../../frame/text-tool.tsx';
import type { OptionValues, ToolOption } from '../../frame/tool-options.ts';
import type { PackFormat } from './gzip.work.ts';

export const OPTIONS = [
  {
    ...CODING_WAY,
    choices: [
      { value: 'encode', label: '压缩' },
      { value: 'decode', label: '解压' },
    ],
  },
  {
    key: 'format',
    label: '格式',
    kind: 'choice',
    choices: [
      { value: 'gzip', label: 'gzip' },
      { value: 'zlib', label: 'zlib' },
      { value: 'deflate', label: '裸 deflate' },
    ],
    default: 'gzip',
  },
  { key: 'plainForm', label: '原文写法', kind: 'choice', choices: BYTE_FORMS, default: 'text', isNamed: true },
  { key: 'secretForm', label: '压缩后写法', kind: 'choice', choices: WRITTEN_FORMS, default: 'base64', isNamed: true },
] as const satisfies readonly ToolOption[];

const work = runInWorker<CipherQuestion & { format: PackFormat }, string>(
  () => new Worker(new URL('./gzip.worker.ts', import.meta.url), { type: 'module' }),
  { limitMs: 20_000 },
);

export function run(
  { input, values }: TextQuestion<OptionValues<typeof OPTIONS>>,
  signal: AbortSignal,
): Promise<string> {
  return work({ input, ...values }, signal);
}
