import { serveWorker } from '../../frame/serve-worker.ts';
import { toSimplified } from './to-simplified.work.ts';

serveWorker(toSimplified);
