import { notify } from '#/ui/toast/toast-store.ts';

/** Phones by width, as the styles see them (`(width <= 760px)` everywhere): what a script for phones expects is a narrow page. */
export function isPhone(): boolean {
  return matchMedia('(width <= 760px)').matches;
}

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Nothing is loaded ahead for those who pay by the byte or wait for each. */
export function mayPrefetch(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return !connection?.saveData && !connection?.effectiveType?.includes('2g');
}

/** For a browser that says it is off line. It may be wrong about a server on the same machine, so that one is asked. */
export async function isWithinReach(address: string): Promise<boolean> {
  try {
    await fetch(address, { method: 'HEAD' });
    return true;
  } catch {
    notify('网络已断开，连上后再试', { kind: 'error' });
    return false;
  }
}
