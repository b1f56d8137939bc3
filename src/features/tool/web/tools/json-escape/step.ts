import type { TextQuestion } from '../../frame/text-tool.tsx';
import type { OptionValues, ToolOption } from '../../frame/tool-options.ts';
import { escapeJson, unescapeJson } from './json-escape.pure.ts';

export const OPTIONS = [
  {
    key: 'way',
    label: '方向',
    kind: 'choice',
    choices: [
      { value: 'encode', label: '转义' },
      { value: 'decode', label: '还原' },
    ],
    default: 'encode',
  },
  { key: 'quotes', label: '带上引号', kind: 'switch', default: false },
  { key: 'ascii', label: '中文转 \\u', kind: 'switch', default: false },
] as const satisfies readonly ToolOption[];

export function run({ input, values }: TextQuestion<OptionValues<typeof OPTIONS>>): string {
  return values.way === 'encode' ? escapeJson(input, values) : unescapeJson(input);
}
