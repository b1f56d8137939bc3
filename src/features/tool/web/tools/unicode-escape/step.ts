import type { TextQuestion } from '../../frame/text-tool.tsx';
import type { OptionValues, ToolOption } from '../../frame/tool-options.ts';
import { escapeUnicode, unescapeUnicode } from './unicode-escape.pure.ts';

export const OPTIONS = [
  {
    key: 'way',
    label: '方向',
    kind: 'choice',
    choices: [
      { value: 'encode', label: '转成编码' },
      { value: 'decode', label: '还原文字' },
    ],
    default: 'encode',
  },
  {
    key: 'style',
    label: '写法',
    kind: 'choice',
    choices: [
      { value: 'js', label: '\\uXXXX' },
      { value: 'es6', label: '\\u{…}' },
      { value: 'css', label: 'CSS' },
      { value: 'python', label: 'Python' },
      { value: 'point', label: 'U+' },
    ],
    default: 'js',
  },
  { key: 'ascii', label: '英文也转', kind: 'switch', default: false },
] as const satisfies readonly ToolOption[];

export function run({ input, values }: TextQuestion<OptionValues<typeof OPTIONS>>): string {
  return values.way === 'encode' ? escapeUnicode(input, values.style, values.ascii) : unescapeUnicode(input);
}
