import { ESCAPE_WAY } from '../../frame/shared-options.ts';
import type { TextQuestion } from '../../frame/text-tool.tsx';
import type { OptionValues, ToolOption } from '../../frame/tool-options.ts';
import { escapeJson, unescapeJson } from './json-escape.pure.ts';

export const OPTIONS = [
  ESCAPE_WAY,
  { key: 'quotes', label: '带上引号', kind: 'switch', default: false },
  { key: 'ascii', label: '中文转 \\u', kind: 'switch', default: false },
] as const satisfies readonly ToolOption[];

export function run({ input, values }: TextQuestion<OptionValues<typeof OPTIONS>>): string {
  return values.way === 'encode' ? escapeJson(input, values) : unescapeJson(input);
}
