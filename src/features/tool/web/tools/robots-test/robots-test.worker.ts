import { serveWorker } from '../../frame/serve-worker.ts';
import { judgeRobots } from './robots-test.work.ts';

serveWorker(judgeRobots);
