import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';

const EVERY_MS = 10_000;

/** Reads the page's data again while somebody looks. True when the site does not answer: what is shown is old then. */
export function useFresh(): boolean {
  const { revalidate, state } = useRevalidator();
  const [isStale, setIsStale] = useState(false);
  useEffect(() => {
    if (state !== 'idle') return;
    const look = async () => {
      if (document.visibilityState !== 'visible') return;
      // Asked first: a reading that fails would put an error page in place of the last numbers.
      const isThere = await fetch('/healthz', { cache: 'no-store' }).then(
        ({ ok }) => ok,
        () => false,
      );
      setIsStale(!isThere);
      if (isThere) await revalidate();
    };
    const timer = setInterval(look, EVERY_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [state, revalidate]);
  return isStale;
}
