import { serveWorker } from '../../frame/serve-worker.ts';
import { optimizeSvg, type SvgOptions } from './svg-optimize.work.ts';

serveWorker(({ text, options }: { text: string; options: SvgOptions }) => optimizeSvg(text, options));
