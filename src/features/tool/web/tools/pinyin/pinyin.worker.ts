import { serveWorker } from '../../frame/serve-worker.ts';
import { type PinyinOptions, toPinyin } from './pinyin.work.ts';

serveWorker(({ text, options }: { text: string; options: PinyinOptions }) => toPinyin(text, options));
