import type { TextQuestion } from './text-tool.tsx';
import { ToolFault } from './tool-fault.pure.ts';
import type { WorkerAnswer } from './worker-answer.ts';

interface Limits {
  /** After this the worker is ended, whatever it is doing. */
  limitMs?: number;
  tooSlow?: string;
  /** For short work after a dear start: a question that nobody waits for any more is left to finish. */
  outlivesQuestions?: boolean;
}

/**
 * Work in another thread: `runInWorker<In, Out>(() => new Worker(new URL('./x.worker.ts', import.meta.url), { type: 'module' }))`.
 * The address must stand there literally, or the build does not see it. A question that nobody waits for any more,
 * or that takes too long, ends the worker; the next question starts another.
 */
export function runInWorker<Input, Output>(
  start: () => Worker,
  { limitMs = 5000, tooSlow, outlivesQuestions = false }: Limits = {},
) {
  let worker: Worker | undefined;
  let last = 0;

  const end = () => {
    worker?.terminate();
    worker = undefined;
  };

  return (input: Input, signal: AbortSignal): Promise<Output> =>
    new Promise((resolve, reject) => {
      const own = worker ?? start();
      worker = own;
      last += 1;
      const number = last;
      const settle = (finish: () => void) => {
        clearTimeout(timer);
        signal.removeEventListener('abort', cancel);
        own.removeEventListener('message', hear);
        own.removeEventListener('error', fail);
        finish();
      };
      const giveUp = (message: string) =>
        settle(() => {
          if (worker === own) end();
          reject(new ToolFault(message));
        });
      const cancel = () => (outlivesQuestions ? settle(() => reject(new ToolFault('已取消'))) : giveUp('已取消'));
      const fail = () => giveUp('这个工具的后台线程没能启动，请刷新页面再试；浏览器太旧的话，要换新一点的才能用');
      const hear = ({ data }: MessageEvent<WorkerAnswer>) => {
        if (data.number !== number) return;
        settle(() => {
          if ('fault' in data) {
            const { message, ...details } = data.fault;
            reject(new ToolFault(message, details));
          } else resolve(data.value as Output);
        });
      };
      const timer = setTimeout(() => giveUp(tooSlow ?? `超过 ${limitMs / 1000} 秒没有算完，已停止`), limitMs);
      own.addEventListener('message', hear);
      own.addEventListener('error', fail);
      signal.addEventListener('abort', cancel);
      own.postMessage({ number, input });
    });
}

/** The step of a tool whose worker takes the text and all options. */
export function textInWorker<Options>(start: () => Worker, limits?: Limits) {
  const work = runInWorker<{ text: string; options: Options }, string>(start, limits);
  return ({ input, values }: TextQuestion<Options>, signal: AbortSignal) =>
    work({ text: input, options: values }, signal);
}
