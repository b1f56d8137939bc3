import { serveWorker } from '../../frame/serve-worker.ts';
import { byPinyin } from './by-pinyin.work.ts';
import { type SortOptions, sortLines } from './text-sort.pure.ts';

serveWorker(({ text, options }: { text: string; options: SortOptions }) =>
  sortLines(text, options, Math.random, byPinyin()),
);
