import { utf8 } from '../../bytes/bytes.work.ts';
import { serveWorker } from '../../frame/serve-worker.ts';
import { digestAll } from './hash.work.ts';

serveWorker((source: Blob | string) => digestAll(typeof source === 'string' ? utf8(source) : source));
