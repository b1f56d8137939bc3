import { makeDots, paintDots, type Sheet } from './dots.ts';
import type { DotsOrder } from './dots.worker.ts';

// Not in TypeScript's DOM: only some browsers have them.
type Knowing = Navigator & {
  connection?: { saveData?: boolean };
  deviceMemory?: number;
  getBattery?: () => Promise<{ charging: boolean; level: number }>;
};

/**
 * Dots that drift upwards behind the page, drawn by a worker: the page itself has nothing to do for them. They stand still where
 * the device is weak, the battery low or data dear, rest while nobody looks, and are not there for those who want no motion.
 */
export function startParticles(place: HTMLElement): () => void {
  // A new one each time: a canvas that was given to a worker is never given back.
  const canvas = document.createElement('canvas');
  place.replaceChildren(canvas);
  const stillness = matchMedia('(prefers-reduced-motion: reduce)');
  const darkness = matchMedia('(prefers-color-scheme: dark)');
  const controller = new AbortController();
  const { signal } = controller;
  let tell: (order: DotsOrder) => void = () => {};

  const sheet = (): Sheet => ({
    width: window.innerWidth,
    height: window.innerHeight,
    scale: Math.min(devicePixelRatio, 1.5),
    colour: getComputedStyle(canvas).color,
  });
  const show = () => {
    canvas.hidden = stillness.matches;
    tell({ isMoving: !stillness.matches && !document.hidden });
  };

  async function start() {
    const isStill = !('transferControlToOffscreen' in canvas) || isWeak() || (await isBatteryLow());
    if (signal.aborted) return;
    const draw = isStill ? stillPicture(canvas) : movingPicture(canvas, signal);
    tell = draw;
    const redraw = () => draw({ sheet: sheet() });
    redraw();
    show();
    window.addEventListener('resize', redraw, { passive: true, signal });
    document.addEventListener('visibilitychange', show, { signal });
    stillness.addEventListener('change', show, { signal });
    darkness.addEventListener('change', redraw, { signal });
    const theme = new MutationObserver(redraw);
    theme.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    signal.addEventListener('abort', () => theme.disconnect());
  }

  start();
  return () => controller.abort();
}

function movingPicture(canvas: HTMLCanvasElement, signal: AbortSignal) {
  const worker = new Worker(new URL('./dots.worker.ts', import.meta.url), { type: 'module' });
  signal.addEventListener('abort', () => worker.terminate());
  const offscreen = canvas.transferControlToOffscreen();
  const tell = (order: DotsOrder, transfer: Transferable[] = []) => worker.postMessage(order, transfer);
  tell({ canvas: offscreen }, [offscreen]);
  return (order: DotsOrder) => tell(order);
}

function stillPicture(canvas: HTMLCanvasElement) {
  const pen = canvas.getContext('2d');
  const dots = makeDots();
  return ({ sheet }: DotsOrder) => {
    if (!sheet || !pen) return;
    canvas.width = sheet.width * sheet.scale;
    canvas.height = sheet.height * sheet.scale;
    paintDots(pen, dots, sheet);
  };
}

function isWeak(): boolean {
  const { connection, deviceMemory = 8, hardwareConcurrency } = navigator as Knowing;
  return connection?.saveData === true || deviceMemory <= 2 || hardwareConcurrency <= 2;
}

/** No browser tells of its battery saver; below a fifth most phones switch it on. */
async function isBatteryLow(): Promise<boolean> {
  const battery = await (navigator as Knowing).getBattery?.().catch(() => undefined);
  return battery !== undefined && !battery.charging && battery.level <= 0.2;
}
