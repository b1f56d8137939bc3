import { runInWorker } from '../../frame/run-in-worker.ts';
import type { TextQuestion } from '../../frame/text-tool.tsx';
import type { OptionValues, ToolOption } from '../../frame/tool-options.ts';
import type { SplitQuestion } from './domain-split.work.ts';

export const OPTIONS = [
  {
    key: 'part',
    label: '提取',
    kind: 'choice',
    choices: [
      { value: 'domain', label: '主域名' },
      { value: 'host', label: '完整域名' },
      { value: 'subdomain', label: '子域名' },
      { value: 'suffix', label: '后缀' },
      { value: 'all', label: '全部（制表符分隔）' },
    ],
    default: 'domain',
  },
  { key: 'isUnique', label: '去重', kind: 'switch', default: false },
] as const satisfies readonly ToolOption[];

const split = runInWorker<SplitQuestion, string>(
  () => new Worker(new URL('./domain-split.worker.ts', import.meta.url), { type: 'module' }),
);

export function run(
  { input, values }: TextQuestion<OptionValues<typeof OPTIONS>>,
  signal: AbortSignal,
): Promise<string> {
  return split({ input, ...values }, signal);
}
