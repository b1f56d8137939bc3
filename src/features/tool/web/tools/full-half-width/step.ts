import type { TextQuestion } from '../../frame/text-tool.tsx';
import type { OptionValues, ToolOption } from '../../frame/tool-options.ts';
import { changeWidth } from './full-half-width.pure.ts';

export const OPTIONS = [
  {
    key: 'to',
    label: '方向',
    kind: 'choice',
    choices: [
      { value: 'half', label: '转成半角' },
      { value: 'full', label: '转成全角' },
    ],
    default: 'half',
  },
  { key: 'letters', label: '字母', kind: 'switch', default: true },
  { key: 'digits', label: '数字', kind: 'switch', default: true },
  { key: 'punctuation', label: '标点', kind: 'switch', default: false },
  { key: 'spaces', label: '空格', kind: 'switch', default: true },
] as const satisfies readonly ToolOption[];

export function run({ input, values }: TextQuestion<OptionValues<typeof OPTIONS>>): string {
  return changeWidth(input, values.to, values);
}
