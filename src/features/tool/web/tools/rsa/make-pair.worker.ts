import { serveWorker } from '../../frame/serve-worker.ts';
import { makeRsaPair } from './make-pair.work.ts';

serveWorker(makeRsaPair);
