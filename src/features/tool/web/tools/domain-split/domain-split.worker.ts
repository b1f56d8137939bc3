import { serveWorker } from '../../frame/serve-worker.ts';
import { splitDomains } from './domain-split.work.ts';

serveWorker(splitDomains);
