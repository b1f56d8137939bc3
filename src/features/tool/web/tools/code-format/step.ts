import { textInWorker } from '../../frame/run-in-worker.ts';
import { INDENT } from '../../frame/shared-options.ts';
import type { OptionValues, ToolOption } from '../../frame/tool-options.ts';
import { LANGUAGES } from './code-format.options.ts';

export const OPTIONS = [
  { key: 'language', label: '语言', kind: 'choice', choices: LANGUAGES, default: 'babel' },
  INDENT,
  { key: 'width', label: '行宽', kind: 'number', default: 80, min: 40, max: 200 },
  { key: 'semicolons', label: '分号', kind: 'switch', default: true },
  { key: 'singleQuotes', label: '单引号', kind: 'switch', default: true },
] as const satisfies readonly ToolOption[];

export const run = textInWorker<OptionValues<typeof OPTIONS>>(
  () => new Worker(new URL('./code-format.worker.ts', import.meta.url), { type: 'module' }),
  { limitMs: 15000 },
);
