import { type TextQuestion, TextTool } from '../../frame/text-tool.tsx';
import type { OptionValues, ToolOption } from '../../frame/tool-options.ts';

const OPTIONS = [
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

async function run({ input, values }: TextQuestion<OptionValues<typeof OPTIONS>>): Promise<string> {
  const { decodeEntities, encodeEntities } = await import('./html-entities.work.ts');
  return values.way === 'encode' ? encodeEntities(input, values.scope) : decodeEntities(input);
}

export default function HtmlEntities() {
  return <TextTool run={run} options={OPTIONS} gives="html" fileName="html.txt" swaps="way" wraps />;
}
