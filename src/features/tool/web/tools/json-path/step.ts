import type { TextQuestion } from '../../frame/text-tool.tsx';
import type { OptionValues, ToolOption } from '../../frame/tool-options.ts';
import { writeJson } from '../../json/write-json.pure.ts';

export const OPTIONS = [
  {
    key: 'path',
    label: 'JSONPath',
    kind: 'text',
    default: '$.book[?(@.price < 10)].title',
    placeholder: '$.store.book[*].title',
  },
  {
    key: 'show',
    label: '显示',
    kind: 'choice',
    choices: [
      { value: 'values', label: '值' },
      { value: 'paths', label: '位置' },
    ],
    default: 'values',
  },
] as const satisfies readonly ToolOption[];

export async function run({ input, values }: TextQuestion<OptionValues<typeof OPTIONS>>): Promise<string> {
  const { findByPath } = await import('./json-path.work.ts');
  const found = findByPath(input, values.path);
  if (values.show === 'paths') return found.map(({ path }) => path).join('\n');
  return writeJson(found.map(({ value }) => value));
}
