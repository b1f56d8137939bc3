import type { TextQuestion } from '../../frame/text-tool.tsx';
import type { OptionValues, ToolOption } from '../../frame/tool-options.ts';
import { extract } from './text-extract.pure.ts';

export const OPTIONS = [
  {
    key: 'kind',
    label: '找什么',
    kind: 'choice',
    choices: [
      { value: 'mobile', label: '手机号' },
      { value: 'email', label: '邮箱' },
      { value: 'url', label: '网址' },
      { value: 'number', label: '数字' },
      { value: 'date', label: '日期' },
      { value: 'ip', label: 'IP 地址' },
      { value: 'chinese', label: '中文' },
    ],
    default: 'mobile',
  },
  { key: 'onlyOnce', label: '去重', kind: 'switch', default: true },
] as const satisfies readonly ToolOption[];

export function run({ input, values }: TextQuestion<OptionValues<typeof OPTIONS>>): string {
  return extract(input, values.kind, values.onlyOnce).join('\n');
}
