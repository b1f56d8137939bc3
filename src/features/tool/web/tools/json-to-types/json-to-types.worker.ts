import { serveWorker } from '../../frame/serve-worker.ts';
import type { TypeLanguage } from './json-to-types.options.ts';
import { typesOf } from './json-to-types.work.ts';

serveWorker(({ text, language, name }: { text: string; language: TypeLanguage; name: string }) =>
  typesOf(text, language, name),
);
