import type { TextQuestion } from '../../frame/text-tool.tsx';
import type { OptionValues, ToolOption } from '../../frame/tool-options.ts';
import { convertHosts } from './punycode.pure.ts';

export const OPTIONS = [
  {
    key: 'way',
    label: '方向',
    kind: 'choice',
    choices: [
      { value: 'encode', label: '转成 xn--' },
      { value: 'decode', label: '还原' },
    ],
    default: 'encode',
  },
] as const satisfies readonly ToolOption[];

export function run({ input, values }: TextQuestion<OptionValues<typeof OPTIONS>>): string {
  return convertHosts(input, values.way);
}
