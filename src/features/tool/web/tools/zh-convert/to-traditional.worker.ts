import { serveWorker } from '../../frame/serve-worker.ts';
import { toTraditional } from './to-traditional.work.ts';

serveWorker(toTraditional);
