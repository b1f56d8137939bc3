import type { TextQuestion } from '../../frame/text-tool.tsx';
import type { OptionValues, ToolOption } from '../../frame/tool-options.ts';

export const OPTIONS = [
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

export async function run({ input, values }: TextQuestion<OptionValues<typeof OPTIONS>>): Promise<string> {
  const { jsonToXml, xmlToJson } = await import('./json-xml.work.ts');
  return values.way === 'encode' ? xmlToJson(input) : jsonToXml(input);
}
