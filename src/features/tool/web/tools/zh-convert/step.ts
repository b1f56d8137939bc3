import { runInWorker } from '../../frame/run-in-worker.ts';
import type { TextQuestion } from '../../frame/text-tool.tsx';
import type { OptionValues, ToolOption } from '../../frame/tool-options.ts';
import { FORMS, type Traditional } from './zh-convert.options.ts';

export const OPTIONS = [
  { key: 'to', label: '转成', kind: 'choice', choices: FORMS, default: 't' },
  { key: 'localWords', label: '当地用语', kind: 'switch', default: false },
] as const satisfies readonly ToolOption[];

// A table may come over a slow line; once it is there, a page of text takes a blink. Each direction has its own.
const LIMITS = { limitMs: 30_000, outlivesQuestions: true };
const simplify = runInWorker<{ text: string; localWords: boolean }, string>(
  () => new Worker(new URL('./to-simplified.worker.ts', import.meta.url), { type: 'module' }),
  LIMITS,
);
const complicate = runInWorker<{ text: string; to: Traditional; localWords: boolean }, string>(
  () => new Worker(new URL('./to-traditional.worker.ts', import.meta.url), { type: 'module' }),
  LIMITS,
);

export function run({ input: text, values }: TextQuestion<OptionValues<typeof OPTIONS>>, signal: AbortSignal) {
  const { to, localWords } = values;
  return to === 'cn' ? simplify({ text, localWords }, signal) : complicate({ text, to, localWords }, signal);
}
