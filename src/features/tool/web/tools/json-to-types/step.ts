import { runInWorker } from '../../frame/run-in-worker.ts';
import type { TextQuestion } from '../../frame/text-tool.tsx';
import type { OptionValues, ToolOption } from '../../frame/tool-options.ts';
import { LANGUAGES, type TypeLanguage } from './json-to-types.options.ts';

export const OPTIONS = [
  { key: 'language', label: '语言', kind: 'choice', choices: LANGUAGES, default: 'typescript' },
  { key: 'name', label: '类型名', kind: 'text', default: 'Root', placeholder: 'Root' },
] as const satisfies readonly ToolOption[];

const work = runInWorker<{ text: string; language: TypeLanguage; name: string }, string>(
  () => new Worker(new URL('./json-to-types.worker.ts', import.meta.url), { type: 'module' }),
  { limitMs: 15000 },
);

export function run(
  { input, values }: TextQuestion<OptionValues<typeof OPTIONS>>,
  signal: AbortSignal,
): Promise<string> {
  return work({ text: input, ...values }, signal);
}
