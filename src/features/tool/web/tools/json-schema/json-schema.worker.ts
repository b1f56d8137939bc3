import { serveWorker } from '../../frame/serve-worker.ts';
import { checkAgainstSchema } from './json-schema.work.ts';

serveWorker(({ first, second }: { first: string; second: string }) => checkAgainstSchema(first, second));
