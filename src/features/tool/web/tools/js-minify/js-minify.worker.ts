import { serveWorker } from '../../frame/serve-worker.ts';
import { type MinifyOptions, minifyJs } from './js-minify.work.ts';

serveWorker(({ text, options }: { text: string; options: MinifyOptions }) => minifyJs(text, options));
