import { type TextQuestion, TextTool } from '../../frame/text-tool.tsx';
import type { OptionValues, ToolOption } from '../../frame/tool-options.ts';

const OPTIONS = [
  {
    key: 'way',
    label: '方向',
    kind: 'choice',
    choices: [
      { value: 'encode', label: 'YAML → JSON' },
      { value: 'decode', label: 'JSON → YAML' },
    ],
    default: 'encode',
  },
] as const satisfies readonly ToolOption[];

async function run({ input, values }: TextQuestion<OptionValues<typeof OPTIONS>>): Promise<string> {
  const { jsonToYaml, yamlToJson } = await import('./json-yaml.work.ts');
  return values.way === 'encode' ? yamlToJson(input) : jsonToYaml(input);
}

export default function JsonYaml() {
  return (
    <TextTool run={run} options={OPTIONS} gives="json" fileName="结果.txt" swaps="way" accept=".yaml,.yml,.json,.txt" />
  );
}
