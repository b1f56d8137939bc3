import { BYTE_FORMS } from '../../bytes/bytes.work.ts';
import { runInWorker } from '../../frame/run-in-worker.ts';
import { WRITTEN_FORMS } from '../../frame/shared-options.ts';
import { type TextQuestion, TextTool } from '../../frame/text-tool.tsx';
import type { OptionValues, ToolOption } from '../../frame/tool-options.ts';
import type { HmacQuestion } from './hmac.worker.ts';

const OPTIONS = [
  {
    key: 'name',
    label: '算法',
    kind: 'choice',
    choices: [
      { value: 'SHA-256', label: 'SHA-256' },
      { value: 'SHA-1', label: 'SHA-1' },
      { value: 'SHA-512', label: 'SHA-512' },
      { value: 'SHA-384', label: 'SHA-384' },
      { value: 'MD5', label: 'MD5' },
      { value: 'SM3', label: 'SM3' },
    ],
    default: 'SHA-256',
  },
  { key: 'key', label: '密钥', kind: 'text', default: 'Jefe', secret: true },
  { key: 'keyForm', label: '密钥写法', kind: 'choice', choices: BYTE_FORMS, default: 'text', isNamed: true },
  {
    key: 'output',
    label: '结果',
    kind: 'choice',
    choices: WRITTEN_FORMS,
    isNamed: true,
    default: 'hex',
  },
] as const satisfies readonly ToolOption[];

const work = runInWorker<HmacQuestion, string>(
  () => new Worker(new URL('./hmac.worker.ts', import.meta.url), { type: 'module' }),
  { limitMs: 5000 },
);

function run({ input, values }: TextQuestion<OptionValues<typeof OPTIONS>>, signal: AbortSignal): Promise<string> {
  return work({ message: input, ...values }, signal);
}

export default function Hmac() {
  return <TextTool run={run} options={OPTIONS} fileName="hmac.txt" keepsInput={false} wraps />;
}
