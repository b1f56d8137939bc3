import { textInWorker } from '../../frame/run-in-worker.ts';
import type { OptionValues, ToolOption } from '../../frame/tool-options.ts';

export const OPTIONS = [
  { key: 'compress', label: '精简代码', kind: 'switch', default: true },
  { key: 'mangle', label: '缩短变量名', kind: 'switch', default: true },
  { key: 'dropConsole', label: '去掉 console', kind: 'switch', default: false },
  { key: 'module', label: '按模块处理', kind: 'switch', default: false },
] as const satisfies readonly ToolOption[];

export const run = textInWorker<OptionValues<typeof OPTIONS>>(
  () => new Worker(new URL('./js-minify.worker.ts', import.meta.url), { type: 'module' }),
  { limitMs: 15000 },
);
