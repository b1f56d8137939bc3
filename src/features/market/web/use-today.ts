import { useEffect, useState } from 'react';
import { DAY_MS, SHANGHAI_MS, shanghaiDay } from '#/contract/shanghai-time.pure.ts';

/** Days since some day, as Shanghai counts them. */
const dayNumber = (time: number): number => Math.floor((time + SHANGHAI_MS) / DAY_MS);

/** The day it is when some have passed since the server said which: a clock that is wrong still tells that. */
export function dayAfter(served: string, openedAt: number, now: number): string {
  return shanghaiDay(Date.parse(served) - SHANGHAI_MS + (dayNumber(now) - dayNumber(openedAt)) * DAY_MS);
}

/** The day the server said, until midnight in Shanghai comes while the page is open, or was asleep. */
export function useToday(served: string): string {
  const [day, setDay] = useState(served);
  useEffect(() => {
    const openedAt = Date.now();
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      clearTimeout(timer);
      const now = Date.now();
      setDay(dayAfter(served, openedAt, now));
      timer = setTimeout(look, (dayNumber(now) + 1) * DAY_MS - SHANGHAI_MS - now);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [served]);
  return day;
}
