import { INDENT_OR_NONE } from '../../frame/shared-options.ts';
import { type TextQuestion, TextTool } from '../../frame/text-tool.tsx';
import type { OptionValues, ToolOption } from '../../frame/tool-options.ts';

const OPTIONS = [INDENT_OR_NONE] as const satisfies readonly ToolOption[];

async function run({ input, values }: TextQuestion<OptionValues<typeof OPTIONS>>): Promise<string> {
  const { formatXml } = await import('../json-xml/json-xml.work.ts');
  return formatXml(input, values.indent);
}

export default function XmlFormat() {
  return <TextTool run={run} options={OPTIONS} gives="xml" fileName="格式化.xml" accept=".xml,.svg,.txt" />;
}
