import type { RouterContextProvider } from 'react-router';
import { type Attempt, attemptApi } from '#/web/api.ts';

export interface Thing {
  title: string;
  path: string;
  note: string;
  image: string;
}

/** What came of asking one section. It never rejects: a section that failed says so. */
export type SectionResult =
  | { isOk: true; total: number; things: Thing[]; morePath: string }
  | { isOk: false; message: string };

export interface SourceResult {
  isOk: boolean;
  count: number;
  took: number;
  message: string;
  found: { name: string; remark: string; url: string }[];
}

/** There already, or on its way. */
export type Later<Value> = Value | Promise<Value>;

export interface SectionShown {
  key: string;
  name: string;
  result: Later<SectionResult>;
}

export interface SourceShown {
  name: string;
  result: Later<SourceResult>;
}

/** So long the page waits before it begins: what is there by then needs no script to be shown. */
const AT_ONCE_MS = 120;

type Context = Readonly<RouterContextProvider>;

/**
 * Asks every section and every source at once. With `whole` it waits for all of them, which is bounded by their own
 * limits; else only for a moment, and the rest follows as it comes.
 */
export async function askEverything(context: Context, words: string, whole: boolean) {
  const call = attemptApi(context);
  const places = await call('GET /api/v1/search/sections', {});
  const { Sections, Sources } = places.ok ? places.data : { Sections: [], Sources: [] };
  const sections = Sections.map(({ Key, Name }) => ({ key: Key, name: Name, result: askSection(context, Key, words) }));
  const sources = Sources.map(({ Name }) => ({ name: Name, result: askSource(context, Name, words) }));
  const moment = whole ? undefined : new Promise<undefined>((resolve) => setTimeout(resolve, AT_ONCE_MS, undefined));
  const shown = {
    sections: await Promise.all(
      sections.map(async ({ key, name, result }) => ({ key, name, ...(await settled(result, moment)) })),
    ),
    sources: await Promise.all(sources.map(async ({ name, result }) => ({ name, ...(await settled(result, moment)) }))),
  };
  const isWaiting = [...shown.sections, ...shown.sources].some(({ result }) => result instanceof Promise);
  return { ...shown, isWaiting };
}

/** In an object: a promise that is answered by itself would be waited for. */
async function settled<Value extends object>(
  result: Promise<Value>,
  moment: Promise<undefined> | undefined,
): Promise<{ result: Later<Value> }> {
  const ready = await (moment ? Promise.race([result, moment]) : result);
  return { result: ready ?? result };
}

async function askSection(context: Context, key: string, words: string): Promise<SectionResult> {
  const found = await calmly(attemptApi(context)('GET /api/v1/search/section', { query: { key, words } }));
  if (!found.ok) return { isOk: false, message: found.message };
  const { Total, Things, MorePath } = found.data;
  const things = Things.map(({ Title, Path, Note, Image }) => ({ title: Title, path: Path, note: Note, image: Image }));
  return { isOk: true, total: Total, things, morePath: MorePath };
}

async function askSource(context: Context, name: string, words: string): Promise<SourceResult> {
  return toSourceResult(
    await calmly(attemptApi(context)('GET /api/v1/crawl/search/source', { query: { name, words } })),
  );
}

type SourceAttempt = Attempt<{
  State: 'found' | 'empty' | 'slow' | 'failed';
  Count: number;
  Took: number;
  Message: string;
  Result: { Name: string; Remark: string; Url: string }[];
}>;

export function toSourceResult(found: SourceAttempt): SourceResult {
  if (!found.ok) return { isOk: false, count: 0, took: 0, message: found.message, found: [] };
  const { State, Count, Took, Message, Result } = found.data;
  return {
    isOk: State === 'found' || State === 'empty',
    count: Count,
    took: Took,
    message: Message,
    found: Result.map(({ Name, Remark, Url }) => ({ name: Name, remark: Remark, url: Url })),
  };
}

/** A page that is on its way can no longer become an error page. */
function calmly<Data>(attempt: Promise<Attempt<Data>>): Promise<Attempt<Data>> {
  return attempt.catch(() => ({ ok: false, status: 0, code: 'network', message: '没有连上，请稍后再试', errors: [] }));
}
