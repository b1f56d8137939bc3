import { CODING_WAY } from '../../frame/shared-options.ts';
import type { TextQuestion } from '../../frame/text-tool.tsx';
import type { OptionValues, ToolOption } from '../../frame/tool-options.ts';
import { decodeUrl, encodeUrl } from './url-codec.pure.ts';

export const OPTIONS = [
  CODING_WAY,
  {
    key: 'scope',
    label: '范围',
    kind: 'choice',
    choices: [
      { value: 'part', label: '参数值' },
      { value: 'whole', label: '整个网址' },
      { value: 'form', label: '表单' },
    ],
    default: 'part',
  },
] as const satisfies readonly ToolOption[];

export function run({ input, values }: TextQuestion<OptionValues<typeof OPTIONS>>): string {
  return values.way === 'encode' ? encodeUrl(input, values.scope) : decodeUrl(input, values.scope);
}
