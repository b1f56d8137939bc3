import type { TextQuestion } from '../../frame/text-tool.tsx';
import type { OptionValues, ToolOption } from '../../frame/tool-options.ts';
import { tidyChinese } from './cn-spacing.pure.ts';

export const OPTIONS = [
  { key: 'spaces', label: '中英文之间加空格', kind: 'switch', default: true },
  { key: 'punctuation', label: '标点改全角', kind: 'switch', default: true },
  {
    key: 'quotes',
    label: '引号',
    kind: 'choice',
    choices: [
      { value: 'curly', label: '“ ”' },
      { value: 'corner', label: '「 」' },
      { value: 'keep', label: '不动' },
    ],
    default: 'curly',
  },
] as const satisfies readonly ToolOption[];

export function run({ input, values }: TextQuestion<OptionValues<typeof OPTIONS>>): string {
  return tidyChinese(input, values);
}
