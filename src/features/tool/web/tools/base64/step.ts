import { CODING_WAY } from '../../frame/shared-options.ts';
import type { TextQuestion } from '../../frame/text-tool.tsx';
import type { OptionValues, ToolOption } from '../../frame/tool-options.ts';
import { decodeText, encodeText } from './base64.work.ts';

export const OPTIONS = [
  CODING_WAY,
  { key: 'urlSafe', label: '网址安全', kind: 'switch', default: false },
  { key: 'padding', label: '末尾补 =', kind: 'switch', default: true },
  { key: 'wrap', label: '76 字换行', kind: 'switch', default: false },
] as const satisfies readonly ToolOption[];

export function run({ input, values }: TextQuestion<OptionValues<typeof OPTIONS>>): string {
  return values.way === 'encode' ? encodeText(input, values) : decodeText(input);
}
