import { runInWorker } from '../../frame/run-in-worker.ts';
import type { TextQuestion } from '../../frame/text-tool.tsx';
import type { OptionValues, ToolOption } from '../../frame/tool-options.ts';
import type { PinyinOptions } from './pinyin.work.ts';

export const OPTIONS = [
  {
    key: 'tone',
    label: '声调',
    kind: 'choice',
    choices: [
      { value: 'symbol', label: 'chóng' },
      { value: 'num', label: 'chong2' },
      { value: 'none', label: 'chong' },
    ],
    default: 'symbol',
  },
  {
    key: 'part',
    label: '取哪些',
    kind: 'choice',
    choices: [
      { value: 'whole', label: '全拼' },
      { value: 'initials', label: '首字母' },
    ],
    default: 'whole',
  },
  {
    key: 'separator',
    label: '间隔',
    kind: 'choice',
    choices: [
      { value: 'space', label: '空格' },
      { value: 'dash', label: '短横' },
      { value: 'none', label: '不隔开' },
    ],
    default: 'space',
  },
  {
    key: 'surname',
    label: '姓氏',
    kind: 'choice',
    choices: [
      { value: 'auto', label: '自动认' },
      { value: 'head', label: '每行是人名' },
      { value: 'off', label: '不当姓读' },
    ],
    default: 'auto',
    isNamed: true,
  },
] as const satisfies readonly ToolOption[];

const work = runInWorker<{ text: string; options: PinyinOptions }, string>(
  () => new Worker(new URL('./pinyin.worker.ts', import.meta.url), { type: 'module' }),
  { limitMs: 10_000 },
);

export function run(
  { input, values }: TextQuestion<OptionValues<typeof OPTIONS>>,
  signal: AbortSignal,
): Promise<string> {
  return work({ text: input, options: values }, signal);
}
