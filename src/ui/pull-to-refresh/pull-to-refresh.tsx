import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { DONE_DURATION, easedPull, PULL_DISTANCE, PULL_TEXT, type PullState, stateOf } from './pull-rules.ts';
import './pull-to-refresh.css';

const LOOK_MS = 200;

export interface PullToRefreshProps {
  /** Loads anew; the line stays until it is done. */
  onRefresh: () => Promise<void>;
  children: ReactNode;
}

/** A finger at the top of the page pulls it down to refresh; a button does the same for the keyboard. */
export function PullToRefresh({ onRefresh, children }: PullToRefreshProps) {
  const root = useRef<HTMLDivElement>(null);
  const [pulled, setPulled] = useState(0);
  const [state, setState] = useState<PullState>('idle');
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(leaving.current), []);

  function rest() {
    setPulled(0);
    setState('idle');
  }

  async function refresh() {
    if (state === 'loading') return;
    setPulled(PULL_DISTANCE);
    setState('loading');
    try {
      // What is there stays: without a line a page could only be lost.
      if (!navigator.onLine) throw new Error('offline');
      await onRefresh();
      setState('done');
    } catch {
      // What went wrong is told by whoever loads; here it is enough that nothing is new.
      setState('failed');
    }
    leaving.current = setTimeout(rest, DONE_DURATION);
  }

  function pull(distance: number): boolean {
    if (state === 'loading' || state === 'done' || state === 'failed') return false;
    const eased = easedPull(distance);
    setPulled(eased);
    setState(stateOf(eased));
    return eased > 0;
  }
  // The finger may let go before its last movement is drawn, so the distance counts, not what is shown.
  function letGo(distance: number) {
    if (stateOf(easedPull(distance)) === 'ready') refresh();
    else rest();
  }
  usePull(root, pull, letGo);

  return (
    <div ref={root} className="pull-to-refresh" data-state={state}>
      <button type="button" className="pull-to-refresh-button" onClick={refresh}>
        刷新
      </button>
      <div className="pull-to-refresh-page" {...(pulled > 0 && { style: { transform: `translateY(${pulled}px)` } })}>
        <p className="pull-to-refresh-line" role="status" style={{ height: PULL_DISTANCE }}>
          {PULL_TEXT[state]}
        </p>
        {children}
      </div>
    </div>
  );
}

/**
 * Only what starts at the very top of the page and goes down counts. The listener must be able to refuse the
 * browser's own pulling, which React's passive ones are not. It listens at the top only: anywhere else the browser would
 * wait for it before each swipe.
 */
function usePull(
  root: { current: HTMLElement | null },
  onPull: (distance: number) => boolean,
  onEnd: (distance: number) => void,
): void {
  const pull = useEffectEvent(onPull);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const element = root.current;
    let from: { x: number; y: number } | undefined;
    let isPulling = false;
    let distance = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const start = ({ touches: [finger, second] }: TouchEvent) => {
      isPulling = false;
      from = finger && !second && scrollY <= 0 ? { x: finger.clientX, y: finger.clientY } : undefined;
    };
    const move = (event: TouchEvent) => {
      const [finger] = event.touches;
      if (!from || !finger) return;
      const down = finger.clientY - from.y;
      const isDown = down > Math.abs(finger.clientX - from.x);
      if (!isPulling && !isDown) {
        from = undefined;
        return;
      }
      distance = down;
      isPulling = pull(down) || isPulling;
      if (isPulling && event.cancelable) event.preventDefault();
    };
    const stop = () => {
      if (isPulling) end(distance);
      from = undefined;
      isPulling = false;
    };
    element?.addEventListener('touchstart', start, { passive: true });
    element?.addEventListener('touchend', stop);
    element?.addEventListener('touchcancel', stop);
    const listenAtTop = () => {
      timer = undefined;
      if (scrollY <= 0) element?.addEventListener('touchmove', move, { passive: false });
      else if (!isPulling) element?.removeEventListener('touchmove', move);
    };
    // To ask where the page is makes the browser lay it out: not in every frame.
    const lookSoon = () => {
      timer ??= setTimeout(listenAtTop, LOOK_MS);
    };
    listenAtTop();
    addEventListener('scroll', lookSoon, { passive: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', lookSoon);
      element?.removeEventListener('touchstart', start);
      element?.removeEventListener('touchmove', move);
      element?.removeEventListener('touchend', stop);
      element?.removeEventListener('touchcancel', stop);
    };
  }, [root]);
}
