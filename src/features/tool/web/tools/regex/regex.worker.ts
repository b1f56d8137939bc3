import { serveWorker } from '../../frame/serve-worker.ts';
import { tryRegex } from './regex.pure.ts';

serveWorker(tryRegex);
