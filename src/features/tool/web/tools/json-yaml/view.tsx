import { type TextQuestion, TextTool } from '../../frame/text-tool.tsx';
import type { OptionValues, ToolOption } from '../../frame/tool-options.ts';
import { jsonToYaml, yamlToJson } from './json-yaml.work.ts';

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

function run({ input, values }: TextQuestion<OptionValues<typeof OPTIONS>>): string {
  return values.way === 'encode' ? yamlToJson(input) : jsonToYaml(input);
}

export default function JsonYaml() {
  return (
    <TextTool run={run} options={OPTIONS} gives="json" fileName="结果.txt" swaps="way" accept=".yaml,.yml,.json,.txt" />
  );
}
