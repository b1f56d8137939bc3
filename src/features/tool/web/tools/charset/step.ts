import type { TextQuestion } from '../../frame/text-tool.tsx';
import { ToolFault } from '../../frame/tool-fault.pure.ts';
import type { OptionValues, ToolOption } from '../../frame/tool-options.ts';
import { CHARSETS, hexToText, repair, textToHex } from './charset.work.ts';

export const OPTIONS = [
  {
    key: 'way',
    label: '要做什么',
    kind: 'choice',
    choices: [
      { value: 'repair', label: '修复乱码' },
      { value: 'encode', label: '看字节' },
      { value: 'decode', label: '字节转文字' },
    ],
    default: 'repair',
  },
  { key: 'charset', label: '编码', kind: 'choice', choices: CHARSETS, default: 'gbk' },
] as const satisfies readonly ToolOption[];

export function run({ input, values }: TextQuestion<OptionValues<typeof OPTIONS>>): string {
  if (values.way === 'encode') return textToHex(input, values.charset);
  if (values.way === 'decode') return hexToText(input, values.charset);
  const found = repair(input);
  if (found.length === 0) throw new ToolFault('试遍了常见的编码组合，都还原不出通顺的文字，可能已经丢了字节');
  return found.map(({ how, text }) => `${text}\n（${how}）`).join('\n\n');
}
