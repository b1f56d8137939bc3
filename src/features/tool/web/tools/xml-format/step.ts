import { runInWorker } from '../../frame/run-in-worker.ts';
import { INDENT_OR_NONE } from '../../frame/shared-options.ts';
import type { TextQuestion } from '../../frame/text-tool.tsx';
import type { OptionValues, ToolOption } from '../../frame/tool-options.ts';
import type { XmlQuestion } from './xml-format.worker.ts';

export const OPTIONS = [INDENT_OR_NONE] as const satisfies readonly ToolOption[];

const format = runInWorker<XmlQuestion, string>(
  () => new Worker(new URL('./xml-format.worker.ts', import.meta.url), { type: 'module' }),
  { limitMs: 15_000 },
);

export function run(
  { input, values }: TextQuestion<OptionValues<typeof OPTIONS>>,
  signal: AbortSignal,
): Promise<string> {
  return format({ text: input, indent: values.indent }, signal);
}
