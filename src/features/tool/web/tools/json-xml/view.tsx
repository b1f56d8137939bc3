import { type TextQuestion, TextTool } from '../../frame/text-tool.tsx';
import type { OptionValues, ToolOption } from '../../frame/tool-options.ts';
import { jsonToXml, xmlToJson } from './json-xml.work.ts';

const OPTIONS = [
  {
    key: 'way',
    label: '方向',
    kind: 'choice',
    choices: [
      { value: 'encode', label: 'XML → JSON' },
      { value: 'decode', label: 'JSON → XML' },
    ],
    default: 'encode',
  },
] as const satisfies readonly ToolOption[];

function run({ input, values }: TextQuestion<OptionValues<typeof OPTIONS>>): string {
  return values.way === 'encode' ? xmlToJson(input) : jsonToXml(input);
}

export default function JsonXml() {
  return <TextTool run={run} options={OPTIONS} gives="json" fileName="结果.txt" swaps="way" accept=".xml,.json,.txt" />;
}
