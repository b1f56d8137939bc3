import { runInWorker } from '../../frame/run-in-worker.ts';
import { type TextQuestion, TextTool } from '../../frame/text-tool.tsx';
import type { OptionValues, ToolOption } from '../../frame/tool-options.ts';
import type { BcryptQuestion } from './bcrypt.worker.ts';

const OPTIONS = [
  { key: 'hash', label: '要核对的哈希', kind: 'text', default: '', placeholder: '留空就生成一个新的' },
  { key: 'rounds', label: '强度', kind: 'number', default: 10, min: 4, max: 14 },
] as const satisfies readonly ToolOption[];

const work = runInWorker<BcryptQuestion, string>(
  () => new Worker(new URL('./bcrypt.worker.ts', import.meta.url), { type: 'module' }),
  { limitMs: 30000 },
);

function run({ input, values }: TextQuestion<OptionValues<typeof OPTIONS>>, signal: AbortSignal): Promise<string> {
  return work({ password: input, ...values }, signal);
}

export default function Bcrypt() {
  return <TextTool run={run} options={OPTIONS} fileName="bcrypt.txt" inputTitle="密码" keepsInput={false} />;
}
