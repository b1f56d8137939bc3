import { asOutboundError, OutboundError } from './outbound-error.ts';

interface Limits {
  timeoutMs: number;
  signal?: AbortSignal | undefined;
}

/** Runs work under one time limit. It does not wait for work that fails to stop when told to. */
export async function withDeadline<Result>(
  { timeoutMs, signal }: Limits,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const stop = new AbortController();
  const stopped = new Promise<never>((_resolve, reject) => {
    stop.signal.addEventListener('abort', () => reject(stop.signal.reason), { once: true });
  });
  const cancel = () => stop.abort(new OutboundError('aborted', signal?.reason));
  const timer = setTimeout(() => stop.abort(new OutboundError('timeout')), timeoutMs);
  signal?.addEventListener('abort', cancel, { once: true });
  if (signal?.aborted) cancel();
  try {
    return await Promise.race([stopped, work(stop.signal)]);
  } catch (error) {
    throw asOutboundError(error);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', cancel);
  }
}
