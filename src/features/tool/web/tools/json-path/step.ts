import { runInWorker } from '../../frame/run-in-worker.ts';
import type { TextQuestion } from '../../frame/text-tool.tsx';
import type { OptionValues, ToolOption } from '../../frame/tool-options.ts';
import { writeJson } from '../../json/write-json.pure.ts';
import type { Hit } from './json-path.work.ts';
import type { PathQuestion } from './json-path.worker.ts';

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

/** Apart from the page: a pattern in a condition may never end. */
const find = runInWorker<PathQuestion, Hit[]>(
  () => new Worker(new URL('./json-path.worker.ts', import.meta.url), { type: 'module' }),
  { limitMs: 5000 },
);

export async function run(
  { input, values }: TextQuestion<OptionValues<typeof OPTIONS>>,
  signal: AbortSignal,
): Promise<string> {
  const found = await find({ source: input, path: values.path }, signal);
  if (values.show === 'paths') return found.map(({ path }) => path).join('\n');
  return writeJson(found.map(({ value }) => value));
}
