import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

const POLL_MS = 2000;

/** Reads the page's data again every other moment while something goes on and somebody looks. */
export function usePolling(isOn: boolean): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (!isOn || state !== 'idle') return;
    const timer = setTimeout(() => {
      if (document.visibilityState === 'visible') revalidate();
    }, POLL_MS);
    const wake = () => document.visibilityState === 'visible' && revalidate();
    document.addEventListener('visibilitychange', wake);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wake);
    };
  }, [isOn, state, revalidate]);
}
