import { ESCAPE_WAY } from '../../frame/shared-options.ts';
import type { TextQuestion } from '../../frame/text-tool.tsx';
import type { OptionValues, ToolOption } from '../../frame/tool-options.ts';

export const OPTIONS = [
  ESCAPE_WAY,
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
