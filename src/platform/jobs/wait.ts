/** Ends after some time, or early when the signal aborts; then no timer is left that would keep the process alive. */
export function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
    function end() {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    }
  });
}

/** Waits for the work, but no longer than some time. */
export async function waitAtMost(milliseconds: number, work: Promise<unknown>): Promise<void> {
  const isDone = new AbortController();
  await Promise.race([wait(milliseconds, isDone.signal), work]).finally(() => isDone.abort());
}
