import { serveWorker } from '../../frame/serve-worker.ts';
import { type DiffOptions, diffTexts } from './text-diff.work.ts';

export interface DiffQuestion {
  before: string;
  after: string;
  options: DiffOptions;
}

serveWorker(({ before, after, options }: DiffQuestion) => diffTexts(before, after, options));
