import type { TextQuestion } from '../../frame/text-tool.tsx';
import type { OptionValues, ToolOption } from '../../frame/tool-options.ts';

export const OPTIONS = [
  {
    key: 'way',
    label: '方向',
    kind: 'choice',
    choices: [
      { value: 'encode', label: 'CSV → JSON' },
      { value: 'decode', label: 'JSON → CSV' },
    ],
    default: 'encode',
  },
  {
    key: 'delimiter',
    label: '分隔符',
    kind: 'choice',
    choices: [
      { value: 'auto', label: '自动' },
      { value: 'comma', label: '逗号' },
      { value: 'tab', label: '制表符' },
      { value: 'semicolon', label: '分号' },
    ],
    default: 'auto',
  },
  { key: 'header', label: '第一行是表头', kind: 'switch', default: true },
  { key: 'typed', label: '认出数字和真假', kind: 'switch', default: true },
] as const satisfies readonly ToolOption[];

const DELIMITERS = { auto: '', comma: ',', tab: '\t', semicolon: ';' } as const;

export async function run({ input, values }: TextQuestion<OptionValues<typeof OPTIONS>>): Promise<string> {
  const { csvToJson, jsonToCsv } = await import('./json-csv.work.ts');
  const delimiter = DELIMITERS[values.delimiter];
  if (values.way === 'encode') return csvToJson(input, { ...values, delimiter });
  return jsonToCsv(input, delimiter || ',');
}
