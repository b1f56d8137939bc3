import { completeLanguage } from '#/web/older-browsers/language.ts';
import { faultOf } from './tool-fault.pure.ts';
import type { WorkerAnswer, WorkerQuestion } from './worker-answer.ts';

/** The whole body of a worker: `serveWorker(work)`. Whatever `work` throws reaches the page as a fault. */
export function serveWorker<Input, Output>(work: (input: Input) => Output | Promise<Output>): void {
  // A worker has nothing of what the page was given.
  completeLanguage();
  // The types of a page stand in for those of a worker, which TypeScript keeps in a library of their own. Where workers cannot
  // draw, this runs in the page (web/older-browsers/canvas.ts).
  const { workerScope } = self as unknown as { workerScope?: MessagePort };
  const scope = (workerScope ?? self) as unknown as Pick<MessagePort, 'addEventListener' | 'postMessage'>;
  scope.addEventListener('message', async ({ data }: MessageEvent<WorkerQuestion>) => {
    scope.postMessage(await answerTo(data, work));
  });
  workerScope?.start();
}

async function answerTo<Input, Output>(
  { number, input }: WorkerQuestion,
  work: (input: Input) => Output | Promise<Output>,
): Promise<WorkerAnswer> {
  try {
    // The page's side of this worker has the same types.
    return { number, value: await work(input as Input) };
  } catch (error) {
    return { number, fault: faultOf(error) };
  }
}
