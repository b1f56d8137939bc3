import type { TextQuestion } from '../../frame/text-tool.tsx';
import type { OptionValues, ToolOption } from '../../frame/tool-options.ts';
import { dedupeLines } from './text-dedupe.pure.ts';

export const OPTIONS = [
  {
    key: 'keep',
    label: '留下',
    kind: 'choice',
    choices: [
      { value: 'once', label: '每种一行' },
      { value: 'unique', label: '只出现一次的' },
      { value: 'repeated', label: '重复过的' },
    ],
    default: 'once',
  },
  { key: 'trim', label: '忽略首尾空格', kind: 'switch', default: true },
  { key: 'ignoreCase', label: '忽略大小写', kind: 'switch', default: false },
  { key: 'dropEmpty', label: '去掉空行', kind: 'switch', default: true },
] as const satisfies readonly ToolOption[];

export function run({ input, values }: TextQuestion<OptionValues<typeof OPTIONS>>): string {
  return dedupeLines(input, values);
}
