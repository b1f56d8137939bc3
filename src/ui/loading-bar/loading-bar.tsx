import { useEffect, useState } from 'react';
import { createLoadingBarClock, type LoadingState } from './loading-bar-clock.ts';
import './loading-bar.css';

/** The thin line at the top of the window while a page is on its way. */
export function LoadingBar({ active }: { active: boolean }) {
  const [state, setState] = useState<LoadingState>('hidden');
  const [clock] = useState(() => createLoadingBarClock(setState));
  useEffect(() => clock.setActive(active), [clock, active]);
  useEffect(() => () => clock.stop(), [clock]);
  if (state === 'hidden') return null;
  return <div className="loading-bar" data-state={state} role="progressbar" aria-label="页面加载中" />;
}
