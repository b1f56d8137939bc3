import { OnceCache } from '#/platform/cache/once-cache.ts';
import { keyOf } from '#/platform/db/search/normal-form.ts';
import { believable, type FoundLive } from './live-answer.ts';
import type { LiveSource } from './live-source.ts';
import { unknownSource } from './search.errors.ts';
import { OutOfTime, withinTime } from './time-limit.ts';

export interface SourceAnswer {
  name: string;
  state: 'found' | 'empty' | 'slow' | 'failed';
  took: number;
  message: string;
  found: FoundLive[];
}

interface Needs {
  /** Those that are switched on just now. */
  sources: () => Promise<readonly LiveSource[]>;
  now: () => number;
  timeoutMs?: number;
  report: (error: unknown) => void;
}

const TIMEOUT_MS = 8000;
const KEPT_MS = 10 * 60_000;
const MOST_KEPT = 2000;

export type LiveService = ReturnType<typeof createLiveService>;

/** Sources outside, asked side by side: each has its own time, and none waits for another. */
export function createLiveService({ sources, now, timeoutMs = TIMEOUT_MS, report }: Needs) {
  // A failure may be asked about again at once.
  const answers = new OnceCache<SourceAnswer>({
    most: MOST_KEPT,
    maxAge: { ms: KEPT_MS, now },
    isKept: ({ state }) => state === 'found' || state === 'empty',
  });
  const failing = new Set<string>();

  /** Once per outage: a dead source would fill the log with every search. */
  function reportOnce(name: string, cause: unknown): void {
    if (!failing.has(name)) report(new Error(`the source ${name} gave no usable answer`, { cause }));
    failing.add(name);
  }

  async function askNow(source: LiveSource, words: string): Promise<SourceAnswer> {
    const { name } = source;
    const started = performance.now();
    const took = () => Math.round(performance.now() - started);
    try {
      const answer = await withinTime(timeoutMs, (signal) => source.search(words, signal));
      const found = believable(answer, words);
      failing.delete(name);
      if (found.length > 0) return { name, state: 'found', took: took(), message: '', found };
      return { name, state: 'empty', took: took(), message: '没有相关的内容', found };
    } catch (error) {
      reportOnce(name, error);
      const isSlow = error instanceof OutOfTime;
      const message = isSlow
        ? `${Math.ceil(timeoutMs / 1000)} 秒没有回应，其他结果不受影响`
        : '没有给出能用的回答，其他结果不受影响';
      return { name, state: isSlow ? 'slow' : 'failed', took: took(), message, found: [] };
    }
  }

  const ask = (source: LiveSource, words: string): Promise<SourceAnswer> =>
    answers.through(`${source.name}\n${keyOf(words)}`, () => askNow(source, words));

  return {
    names: async () => (await sources()).map(({ name }) => name),

    async askAll(words: string): Promise<SourceAnswer[]> {
      if (!keyOf(words)) return [];
      return Promise.all((await sources()).map((source) => ask(source, words)));
    },

    async askOne(name: string, words: string): Promise<SourceAnswer> {
      const source = (await sources()).find((one) => one.name === name);
      if (!source) throw unknownSource();
      if (!keyOf(words)) return { name, state: 'empty', took: 0, message: '没有相关的内容', found: [] };
      return ask(source, words);
    },
  };
}
