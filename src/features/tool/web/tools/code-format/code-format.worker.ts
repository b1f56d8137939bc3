import { serveWorker } from '../../frame/serve-worker.ts';
import type { CodeOptions } from './code-format.options.ts';
import { formatCode } from './code-format.work.ts';

serveWorker(({ text, options }: { text: string; options: CodeOptions }) => formatCode(text, options));
