import type { TextQuestion } from '../../frame/text-tool.tsx';
import type { OptionValues, ToolOption } from '../../frame/tool-options.ts';
import { numbersToText, textToNumbers } from './text-hex.work.ts';

export const OPTIONS = [
  {
    key: 'way',
    label: '方向',
    kind: 'choice',
    choices: [
      { value: 'encode', label: '转成数字' },
      { value: 'decode', label: '还原文字' },
    ],
    default: 'encode',
  },
  {
    key: 'form',
    label: '写法',
    kind: 'choice',
    choices: [
      { value: 'hex', label: '十六进制' },
      { value: 'binary', label: '二进制' },
      { value: 'decimal', label: '十进制' },
    ],
    default: 'hex',
  },
  { key: 'spaced', label: '用空格隔开', kind: 'switch', default: true },
] as const satisfies readonly ToolOption[];

export function run({ input, values }: TextQuestion<OptionValues<typeof OPTIONS>>): string {
  if (values.way === 'decode') return numbersToText(input, values.form);
  const isSpaced = values.spaced || values.form === 'decimal';
  return textToNumbers(input, values.form, isSpaced ? ' ' : '');
}
