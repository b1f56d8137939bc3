import type { TextQuestion } from '../../frame/text-tool.tsx';
import type { OptionValues, ToolOption } from '../../frame/tool-options.ts';
import { eachLine } from '../../text/each-line.pure.ts';
import { fromChineseNumber, toChineseNumber } from './chinese-number.pure.ts';

export const OPTIONS = [
  {
    key: 'way',
    label: '方向',
    kind: 'choice',
    choices: [
      { value: 'encode', label: '转成中文' },
      { value: 'decode', label: '转成数字' },
    ],
    default: 'encode',
  },
] as const satisfies readonly ToolOption[];

export function run({ input, values }: TextQuestion<OptionValues<typeof OPTIONS>>): string {
  const change = values.way === 'encode' ? toChineseNumber : fromChineseNumber;
  return eachLine(input, change);
}
