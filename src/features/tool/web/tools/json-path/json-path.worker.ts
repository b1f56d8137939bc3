import { serveWorker } from '../../frame/serve-worker.ts';
import { findByPath } from './json-path.work.ts';

export interface PathQuestion {
  source: string;
  path: string;
}

serveWorker(({ source, path }: PathQuestion) => findByPath(source, path));
