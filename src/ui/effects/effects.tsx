import { useEffect, useRef } from 'react';
import './effects.css';

/** Background dots and click words. Every layout has one. */
export function Effects() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    const cancel = whenIdle(async () => {
      const { startEffects } = await import('./start-effects.ts');
      if (place.current && !isGone) stop = startEffects(place.current);
    });
    return () => {
      isGone = true;
      cancel();
      stop?.();
    };
  }, []);
  return <div ref={place} className="effects-dots" aria-hidden="true" />;
}

function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 1000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: 3000 });
  return () => cancelIdleCallback(handle);
}
