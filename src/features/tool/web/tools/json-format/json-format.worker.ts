import { serveWorker } from '../../frame/serve-worker.ts';
import { formatJson, type JsonFormatOptions } from './json-format.work.ts';

serveWorker(({ source, options }: { source: string; options: JsonFormatOptions }) => formatJson(source, options));
