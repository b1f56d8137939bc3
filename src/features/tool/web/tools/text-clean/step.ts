import type { TextQuestion } from '../../frame/text-tool.tsx';
import type { OptionValues, ToolOption } from '../../frame/tool-options.ts';
import { cleanText } from './text-clean.pure.ts';

export const OPTIONS = [
  {
    key: 'emptyLines',
    label: '空行',
    kind: 'choice',
    choices: [
      { value: 'one', label: '连续的留一个' },
      { value: 'none', label: '全去掉' },
      { value: 'keep', label: '不动' },
    ],
    default: 'one',
  },
  { key: 'trimLines', label: '去行首行尾空格', kind: 'switch', default: true },
  { key: 'spaces', label: '合并连续空格', kind: 'switch', default: true },
  { key: 'invisible', label: '去看不见的字符', kind: 'switch', default: true },
  { key: 'joinLines', label: '接上断行', kind: 'switch', default: false },
  { key: 'html', label: '去 HTML 标签', kind: 'switch', default: false },
] as const satisfies readonly ToolOption[];

export function run({ input, values }: TextQuestion<OptionValues<typeof OPTIONS>>): string {
  return cleanText(input, values);
}
