import { useEffect, useRef, useState } from 'react';
import { type Fault, faultOf } from './tool-fault.pure.ts';

const DEFAULT_DELAY_MS = 120;

export interface Live<Result> {
  /** The last one that worked; it stays while something is wrong. */
  result: Result | undefined;
  fault: Fault | undefined;
  isBusy: boolean;
}

/** May answer at once or later, and is told when nobody waits for the answer any more. */
export type Run<Input, Result> = (input: Input, signal: AbortSignal) => Result | Promise<Result>;

/**
 * Runs again whenever `input` is another value, a moment after the last change; the newest wins. `run` must be the same
 * function each time and `input` a stable value (a string, or from useMemo). Undefined input: nothing to do.
 */
export function useLive<Input, Result>(
  run: Run<Input, Result>,
  input: Input | undefined,
  delayMs = DEFAULT_DELAY_MS,
): Live<Result> {
  const [live, setLive] = useState<Live<Result>>({ result: undefined, fault: undefined, isBusy: false });
  const isFirst = useRef(true);

  useEffect(() => {
    if (input === undefined) {
      setLive({ result: undefined, fault: undefined, isBusy: false });
      return;
    }
    const stop = new AbortController();
    const settle = (next: Partial<Live<Result>>) => {
      if (!stop.signal.aborted) setLive((old) => ({ ...old, isBusy: false, ...next }));
    };
    const start = async () => {
      try {
        const answer = run(input, stop.signal);
        if (answer instanceof Promise) settle({ isBusy: true });
        settle({ result: await answer, fault: undefined });
      } catch (error) {
        settle({ fault: faultOf(error) });
      }
    };
    const timer = setTimeout(start, isFirst.current ? 0 : delayMs);
    isFirst.current = false;
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [run, input, delayMs]);

  return live;
}
