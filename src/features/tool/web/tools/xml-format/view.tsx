import { type TextQuestion, TextTool } from '../../frame/text-tool.tsx';
import type { OptionValues, ToolOption } from '../../frame/tool-options.ts';

const OPTIONS = [
  {
    key: 'indent',
    label: '缩进',
    kind: 'choice',
    choices: [
      { value: '2', label: '2 格' },
      { value: '4', label: '4 格' },
      { value: 'tab', label: 'Tab' },
      { value: 'none', label: '压成一行' },
    ],
    default: '2',
  },
] as const satisfies readonly ToolOption[];

async function run({ input, values }: TextQuestion<OptionValues<typeof OPTIONS>>): Promise<string> {
  const { formatXml } = await import('../json-xml/json-xml.work.ts');
  return formatXml(input, values.indent);
}

export default function XmlFormat() {
  return <TextTool run={run} options={OPTIONS} gives="xml" fileName="格式化.xml" accept=".xml,.svg,.txt" />;
}
