import jsQR from 'jsqr';
import { serveWorker } from '../frame/serve-worker.ts';

interface Picture {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

serveWorker(({ data, width, height }: Picture) => jsQR(data, width, height)?.data ?? null);
