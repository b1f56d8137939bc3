import { useEffect, useRef } from 'react';
import './effects.css';

/** Background dots and click words. Every layout has one. */
export function Effects() {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    const cancel = whenIdle(async () => {
      const { startEffects } = await import('./start-effects.ts');
      if (canvas.current && !isGone) stop = startEffects(canvas.current);
    });
    return () => {
      isGone = true;
      cancel();
      stop?.();
    };
  }, []);
  return (
    <div className="effects-dots" aria-hidden="true">
      <canvas ref={canvas} />
    </div>
  );
}

function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 1000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: 3000 });
  return () => cancelIdleCallback(handle);
}
