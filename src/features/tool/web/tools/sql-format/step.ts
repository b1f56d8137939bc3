import { runInWorker } from '../../frame/run-in-worker.ts';
import { INDENT_OR_NONE } from '../../frame/shared-options.ts';
import type { TextQuestion } from '../../frame/text-tool.tsx';
import type { OptionValues, ToolOption } from '../../frame/tool-options.ts';
import { DIALECTS, type SqlOptions } from './sql-format.options.ts';

export const OPTIONS = [
  { key: 'dialect', label: '数据库', kind: 'choice', choices: DIALECTS, default: 'mysql' },
  {
    key: 'keywords',
    label: '关键字',
    kind: 'choice',
    choices: [
      { value: 'upper', label: '大写' },
      { value: 'lower', label: '小写' },
      { value: 'preserve', label: '不变' },
    ],
    default: 'upper',
  },
  INDENT_OR_NONE,
] as const satisfies readonly ToolOption[];

const work = runInWorker<{ text: string; options: SqlOptions }, string>(
  () => new Worker(new URL('./sql-format.worker.ts', import.meta.url), { type: 'module' }),
  { limitMs: 5000 },
);

export function run(
  { input, values }: TextQuestion<OptionValues<typeof OPTIONS>>,
  signal: AbortSignal,
): Promise<string> {
  return work({ text: input, options: values }, signal);
}
