import { runInWorker } from '../../frame/run-in-worker.ts';
import type { TextQuestion } from '../../frame/text-tool.tsx';
import type { OptionValues, ToolOption } from '../../frame/tool-options.ts';
import type { IpAnswer } from './ip-country.work.ts';

export const OPTIONS = [
  {
    key: 'give',
    label: '要什么',
    kind: 'choice',
    choices: [
      { value: 'place', label: '归属地' },
      { value: 'merged', label: '合并成网段' },
    ],
    default: 'place',
  },
] as const satisfies readonly ToolOption[];

const look = runInWorker<string, IpAnswer>(
  () => new Worker(new URL('./ip-country.worker.ts', import.meta.url), { type: 'module' }),
  { limitMs: 20_000, outlivesQuestions: true },
);

export async function run({ input, values }: TextQuestion<OptionValues<typeof OPTIONS>>, signal: AbortSignal) {
  const { lines, merged } = await look(input, signal);
  if (values.give === 'merged') return merged.join('\n');
  return lines.map(({ text, place, count }) => `${text}\t${place}\t${count}`).join('\n');
}
