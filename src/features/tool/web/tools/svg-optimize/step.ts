import { runInWorker } from '../../frame/run-in-worker.ts';
import type { TextQuestion } from '../../frame/text-tool.tsx';
import type { OptionValues, ToolOption } from '../../frame/tool-options.ts';
import type { SvgOptions } from './svg-optimize.work.ts';

export const OPTIONS = [
  { key: 'precision', label: '小数位', kind: 'number', default: 2, min: 0, max: 6 },
  { key: 'dropSize', label: '去掉宽高', kind: 'switch', default: false },
  { key: 'keepIds', label: '保留 id', kind: 'switch', default: false },
  { key: 'pretty', label: '换行缩进', kind: 'switch', default: false },
] as const satisfies readonly ToolOption[];

const work = runInWorker<{ text: string; options: SvgOptions }, string>(
  () => new Worker(new URL('./svg-optimize.worker.ts', import.meta.url), { type: 'module' }),
  { limitMs: 10000 },
);

export function run(
  { input, values }: TextQuestion<OptionValues<typeof OPTIONS>>,
  signal: AbortSignal,
): Promise<string> {
  return work({ text: input, options: values }, signal);
}
