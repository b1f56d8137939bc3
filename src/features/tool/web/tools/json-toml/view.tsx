import { type TextQuestion, TextTool } from '../../frame/text-tool.tsx';
import type { OptionValues, ToolOption } from '../../frame/tool-options.ts';

const OPTIONS = [
  {
    key: 'way',
    label: '方向',
    kind: 'choice',
    choices: [
      { value: 'encode', label: 'TOML → JSON' },
      { value: 'decode', label: 'JSON → TOML' },
    ],
    default: 'encode',
  },
] as const satisfies readonly ToolOption[];

async function run({ input, values }: TextQuestion<OptionValues<typeof OPTIONS>>): Promise<string> {
  const { jsonToToml, tomlToJson } = await import('./json-toml.work.ts');
  return values.way === 'encode' ? tomlToJson(input) : jsonToToml(input);
}

export default function JsonToml() {
  return (
    <TextTool run={run} options={OPTIONS} gives="json" fileName="结果.txt" swaps="way" accept=".toml,.json,.txt" />
  );
}
