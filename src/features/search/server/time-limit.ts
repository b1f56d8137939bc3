/** The work took longer than it may. */
export class OutOfTime extends Error {
  constructor(timeoutMs: number) {
    super(`no answer within ${timeoutMs} ms`);
  }
}

/** Runs work that should stop when told to, and does not wait for it when it will not. */
export async function withinTime<Result>(
  timeoutMs: number,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const stop = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new OutOfTime(timeoutMs));
      stop.abort();
    }, timeoutMs);
  });
  try {
    // Begun inside, so that a source that throws at once fails like any other.
    return await Promise.race([late, (async () => work(stop.signal))()]);
  } finally {
    clearTimeout(timer);
  }
}
