import { useCallback, useEffect, useState } from 'react';

/** Whole seconds that are left of a wait. `start` begins it anew. */
export function useCountdown(): { left: number; start: (seconds: number) => void } {
  const [end, setEnd] = useState(0);
  const [now, setNow] = useState(0);
  const left = Math.max(0, Math.ceil((end - now) / 1000));
  const isRunning = left > 0;

  useEffect(() => {
    if (!isRunning) return;
    // By the clock, not by counting: a tab in the background ticks late.
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [isRunning]);

  const start = useCallback((seconds: number) => {
    const begin = Date.now();
    setNow(begin);
    setEnd(begin + seconds * 1000);
  }, []);

  return { left, start };
}
