import type { TextQuestion } from '../../frame/text-tool.tsx';
import type { OptionValues, ToolOption } from '../../frame/tool-options.ts';
import { fromMorse, toMorse } from './morse.pure.ts';

export const OPTIONS = [
  {
    key: 'way',
    label: '方向',
    kind: 'choice',
    choices: [
      { value: 'encode', label: '转成电码' },
      { value: 'decode', label: '译成文字' },
    ],
    default: 'encode',
  },
] as const satisfies readonly ToolOption[];

export function run({ input, values }: TextQuestion<OptionValues<typeof OPTIONS>>): string {
  return values.way === 'encode' ? toMorse(input) : fromMorse(input);
}
