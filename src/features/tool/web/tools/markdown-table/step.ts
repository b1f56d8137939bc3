import type { TextQuestion } from '../../frame/text-tool.tsx';
import type { OptionValues, ToolOption } from '../../frame/tool-options.ts';
import { toMarkdownTable } from './markdown-table.pure.ts';

export const OPTIONS = [
  {
    key: 'align',
    label: '对齐',
    kind: 'choice',
    choices: [
      { value: 'none', label: '默认' },
      { value: 'left', label: '左' },
      { value: 'center', label: '中' },
      { value: 'right', label: '右' },
    ],
    default: 'none',
  },
] as const satisfies readonly ToolOption[];

export function run({ input, values }: TextQuestion<OptionValues<typeof OPTIONS>>): string {
  return toMarkdownTable(input, values.align);
}
