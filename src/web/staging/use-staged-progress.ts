import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { isWorking } from './staged-text.ts';

const POLL_MS = 700;

/** While the server works, the page looks again and again. */
export function useStagedProgress(state: string | undefined): void {
  const { revalidate } = useRevalidator();
  const working = isWorking(state);
  useEffect(() => {
    if (!working) return;
    const timer = setInterval(revalidate, POLL_MS);
    return () => clearInterval(timer);
  }, [working, revalidate]);
}
