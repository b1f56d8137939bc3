import { runInWorker } from '../../frame/run-in-worker.ts';
import type { TextQuestion } from '../../frame/text-tool.tsx';
import type { OptionValues, ToolOption } from '../../frame/tool-options.ts';
import { type SortOptions, sortLines } from './text-sort.pure.ts';

export const OPTIONS = [
  {
    key: 'order',
    label: '排法',
    kind: 'choice',
    choices: [
      { value: 'pinyin', label: '按拼音' },
      { value: 'natural', label: '按数字大小' },
      { value: 'code', label: '按字符编码' },
      { value: 'length', label: '按长短' },
      { value: 'reverse', label: '整个倒过来' },
      { value: 'shuffle', label: '随机打乱' },
    ],
    default: 'pinyin',
  },
  { key: 'descending', label: '从大到小', kind: 'switch', default: false },
  { key: 'dropEmpty', label: '去掉空行', kind: 'switch', default: true },
] as const satisfies readonly ToolOption[];

const sortInWorker = runInWorker<{ text: string; options: SortOptions }, string>(
  () => new Worker(new URL('./text-sort.worker.ts', import.meta.url), { type: 'module' }),
  { limitMs: 20_000 },
);

export function run({ input, values }: TextQuestion<OptionValues<typeof OPTIONS>>, signal: AbortSignal) {
  if (values.order === 'pinyin') return sortInWorker({ text: input, options: values }, signal);
  return sortLines(input, values, Math.random);
}
