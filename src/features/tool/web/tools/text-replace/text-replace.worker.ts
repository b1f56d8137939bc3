import { serveWorker } from '../../frame/serve-worker.ts';
import { replaceAll } from './text-replace.pure.ts';

serveWorker(replaceAll);
