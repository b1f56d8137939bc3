import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { type EndlessPage, joinPages, keepPages, keptPages } from './endless-pages.ts';
import { withMinimumDelay } from './minimum-delay.ts';
import './unfinished.css';

export type EndlessState = 'idle' | 'loading' | 'failed';

export interface EndlessSource<Item> {
  /** The first page, rendered by the server. */
  first: EndlessPage<Item>;
  keyOf: (item: Item) => string | number;
  load: (next: string, signal: AbortSignal) => Promise<EndlessPage<Item>>;
  /** A name for this list at this place of the history, e.g. the location's key: Back then finds all of it again. */
  keepAs?: string;
}

export function useEndlessPages<Item>({ first, keyOf, load, keepAs }: EndlessSource<Item>) {
  const [later, setLater] = useState<EndlessPage<Item>>(() => keptPages(keepAs) ?? { items: [], next: first.next });
  const [state, setState] = useState<EndlessState>('idle');
  const request = useRef<AbortController>(undefined);
  useEffect(() => () => request.current?.abort(), []);

  const items = useMemo(() => joinPages(first.items, later.items, keyOf), [first.items, later.items, keyOf]);
  // Until something was loaded, a first page that arrived anew also says where it goes on.
  const next = later.items.length === 0 ? first.next : later.next;

  async function loadNext() {
    if (state === 'loading' || next === null) return;
    setState('loading');
    const controller = new AbortController();
    request.current = controller;
    try {
      const page = await withMinimumDelay(load(next, controller.signal));
      // A page that was only hidden meanwhile goes on from where it was.
      if (controller.signal.aborted) return setState('idle');
      const all = { items: [...later.items, ...page.items], next: page.next };
      if (keepAs !== undefined) keepPages(keepAs, all);
      setLater(all);
      setState('idle');
    } catch {
      // Shown as a line with a retry; what went wrong is told by whoever loads.
      setState(controller.signal.aborted ? 'idle' : 'failed');
    }
  }

  // What failed for want of a line is asked for again when there is one.
  const goOn = useEffectEvent(() => state === 'failed' && loadNext());
  useEffect(() => {
    const listen = () => goOn();
    addEventListener('online', listen);
    return () => removeEventListener('online', listen);
  }, []);

  // For `data-unfinished` of the line at its end.
  const isUnfinished = (next !== null && state !== 'failed') || undefined;
  return { items, next, state, isUnfinished, loadNext };
}
