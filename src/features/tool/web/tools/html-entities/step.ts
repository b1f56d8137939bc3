import type { TextQuestion } from '../../frame/text-tool.tsx';
import type { OptionValues, ToolOption } from '../../frame/tool-options.ts';

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
  {
    key: 'scope',
    label: '范围',
    kind: 'choice',
    choices: [
      { value: 'markup', label: '只转义标签字符' },
      { value: 'all', label: '中文也转' },
    ],
    default: 'markup',
  },
] as const satisfies readonly ToolOption[];

export async function run({ input, values }: TextQuestion<OptionValues<typeof OPTIONS>>): Promise<string> {
  const { decodeEntities, encodeEntities } = await import('./html-entities.work.ts');
  return values.way === 'encode' ? encodeEntities(input, values.scope) : decodeEntities(input);
}
