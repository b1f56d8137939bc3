import type { TextQuestion } from '../../frame/text-tool.tsx';
import type { OptionValues, ToolOption } from '../../frame/tool-options.ts';
import { processLines } from './text-lines.pure.ts';

export const OPTIONS = [
  { key: 'prefix', label: '每行前加', kind: 'text', default: "'" },
  { key: 'suffix', label: '每行后加', kind: 'text', default: "'" },
  { key: 'join', label: '用它连成一行', kind: 'text', default: ', ', placeholder: '不连' },
  { key: 'split', label: '先按它拆开', kind: 'text', default: '', placeholder: '不拆' },
  {
    key: 'number',
    label: '编号',
    kind: 'choice',
    choices: [
      { value: 'none', label: '不编号' },
      { value: 'dot', label: '1. ' },
      { value: 'comma', label: '1、' },
      { value: 'padded', label: '01' },
    ],
    default: 'none',
  },
] as const satisfies readonly ToolOption[];

export function run({ input, values }: TextQuestion<OptionValues<typeof OPTIONS>>): string {
  return processLines(input, values);
}
