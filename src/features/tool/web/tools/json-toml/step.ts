import type { TextQuestion } from '../../frame/text-tool.tsx';
import type { OptionValues, ToolOption } from '../../frame/tool-options.ts';

export const OPTIONS = [
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

export async function run({ input, values }: TextQuestion<OptionValues<typeof OPTIONS>>): Promise<string> {
  const { jsonToToml, tomlToJson } = await import('./json-toml.work.ts');
  return values.way === 'encode' ? tomlToJson(input) : jsonToToml(input);
}
