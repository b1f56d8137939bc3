/** The workers that draw, by the names of their files; `tools/check-bundle.ts` sees to it that there are no others. */
const DRAWS = /\/(?:image-|gif-make|pdf-compress)[\w-]*\.worker[.-]/;

/**
 * Safari before 16.4 draws in the page only. There a canvas that belongs to no page is one that is not shown, and a worker that
 * draws runs in the page, which stands still meanwhile: better than a tool that cannot start.
 */
export function completeCanvas(): void {
  const define = (name: string, value: unknown) =>
    Object.defineProperty(window, name, { value, writable: true, configurable: true });
  define('OffscreenCanvas', PageCanvas);
  define(
    'Worker',
    new Proxy(Worker, {
      construct: (target, [address, options]: [string | URL, WorkerOptions?]) =>
        DRAWS.test(String(address)) ? workerInPage(String(address)) : new target(address, options),
    }),
  );
}

function PageCanvas(width: number, height: number): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const convertToBlob = ({ type, quality }: ImageEncodeOptions = {}) =>
    new Promise((resolve, reject) =>
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the canvas is too large'))), type, quality),
    );
  return Object.assign(canvas, { convertToBlob });
}

let started = Promise.resolve();
let count = 0;

/** The end of a channel, whose other end the worker's code takes for itself (`serveWorker`). */
function workerInPage(address: string): object {
  const { port1, port2 } = new MessageChannel();
  // One after the other, so that each finds its own end; each address once, or the code would not run again.
  started = started.then(async () => {
    Object.assign(window, { workerScope: port2 });
    await import(/* @vite-ignore */ `${address}#${count++}`).catch(() => port1.dispatchEvent(new Event('error')));
  });
  port1.start();
  return Object.assign(port1, { terminate: () => port1.close() });
}
