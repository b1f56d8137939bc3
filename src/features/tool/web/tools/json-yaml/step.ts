import type { TextQuestion } from '../../frame/text-tool.tsx';
import type { OptionValues, ToolOption } from '../../frame/tool-options.ts';

export const OPTIONS = [
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

export async function run({ input, values }: TextQuestion<OptionValues<typeof OPTIONS>>): Promise<string> {
  const { jsonToYaml, yamlToJson } = await import('./json-yaml.work.ts');
  return values.way === 'encode' ? yamlToJson(input) : jsonToYaml(input);
}
