import { LRUCache } from 'lru-cache';
import { outsidePicture } from '#/contract/outside-picture.pure.ts';
import { toShanghaiIso } from '#/contract/shanghai-time.pure.ts';
import { memberOf } from '#/platform/auth/caller.ts';
import { grows } from '#/platform/cache/grows.ts';
import { keyOf } from '#/platform/db/search/normal-form.ts';
import { bindApi } from '#/platform/http/bind-api.ts';
import type { Call } from '#/platform/http/call.ts';
import type { Limits } from '#/platform/limits/limits.ts';
import { addressKey } from '#/platform/limits/place.ts';
import { searchApi } from '../search.contract.ts';
import type { HotWordService } from './hot-word.service.ts';
import type { LiveService, SourceAnswer } from './live.service.ts';
import type { SearchRecordService } from './search-record.service.ts';
import type { SectionService } from './section.service.ts';

interface Needs {
  sections: SectionService;
  live: LiveService;
  records: SearchRecordService;
  hotWords: Pick<HotWordService, 'hot'>;
  limits: Pick<Limits, 'use'>;
  now: () => number;
}

const LIVE_LIMIT = { max: 10, seconds: 60 };

export function bindSearchApi({ sections, live, records, hotWords, limits, now }: Needs) {
  const askAll = async (words: string, call: Call) => {
    const [answers] = await Promise.all([live.askAll(words), records.record(words, call)]);
    return { Result: answers.flatMap(presentFound), Sources: answers.map(presentSource) };
  };

  /** Pages ask source by source, so that each can be shown when it is there: all of that is one search. */
  const counted = new LRUCache<string, true>({ ...grows(10_000), ttl: 60_000, perf: { now }, ttlResolution: 0 });
  const countOnce = (words: string, { address }: Call) => {
    const id = `${addressKey(address)}\n${keyOf(words)}`;
    if (counted.has(id)) return;
    limits.use('live search', addressKey(address), LIVE_LIMIT);
    counted.set(id, true);
  };

  return bindApi(searchApi, {
    'GET /api/v1/crawl/search': ({ query }, call) => askAll(query.words, call),
    'POST /api/v1/crawl/search': ({ body }, call) => askAll(body.words, call),
    'GET /api/v1/crawl/search/source': async ({ query }, call) => {
      countOnce(query.words, call);
      const answer = await live.askOne(query.name, query.words);
      return { ...presentSource(answer), Result: presentFound(answer) };
    },
    'GET /api/v1/crawl/search/hot': async () => {
      const found = await hotWords.hot();
      return { Result: found.map(({ words, visitors }) => ({ Words: words, Count: visitors })) };
    },
    'POST /api/v1/crawl/search/record': async ({ body }, call) => {
      await records.record(body.words, call, body.from);
      return true;
    },
    'GET /api/v1/crawl/search/recent': async (_input, { caller }) => {
      const found = await records.recent(memberOf(caller).memberId);
      return { Result: found.map(presentRecent) };
    },
    'DELETE /api/v1/crawl/search/recent': async ({ query }, { caller }) => {
      await records.clear(memberOf(caller).memberId, query.words);
      return true;
    },
    'GET /api/v1/search/sections': async () => ({
      Sections: sections.list().map(({ key, name }) => ({ Key: key, Name: name })),
      Sources: (await live.names()).map((name) => ({ Name: name })),
    }),
    'GET /api/v1/search/section': async ({ query }) => {
      const { key, name, total, things, morePath } = await sections.find(query.key, query.words);
      return {
        Key: key,
        Name: name,
        Total: total,
        Things: things.map(({ title, path, note = '', image = '' }) => ({
          Title: title,
          Path: path,
          Note: note,
          Image: outsidePicture(image),
        })),
        MorePath: morePath,
      };
    },
  });
}

export function presentRecent({ words, searchedAt }: { words: string; searchedAt: number }) {
  return { Words: words, SearchedTime: toShanghaiIso(searchedAt) };
}

function presentSource({ name, state, took, message, found }: SourceAnswer) {
  return { Name: name, State: state, Count: found.length, Took: took, Message: message };
}

function presentFound({ name, found }: SourceAnswer) {
  return found.map(({ title, note, url }) => ({ Name: title, Remark: note, Source: name, Url: url }));
}
