import type { Feature, SearchSection } from '#/platform/feature.ts';
import type { Platform } from '#/platform/platform.ts';
import { bindHotWordApi } from './hot-word.api.ts';
import { createHotWordService, type HotWordNeeds, type HotWordService } from './hot-word.service.ts';
import { createLiveService } from './live.service.ts';
import type { LiveSource } from './live-source.ts';
import { bindSearchApi, presentRecent } from './search.api.ts';
import { createSearchRecordService, type SearchRecordService } from './search-record.service.ts';
import { createSearchRecordStore } from './search-record.store.ts';
import { createSectionService } from './section.service.ts';

interface Given extends HotWordNeeds {
  /** What each feature adds, asked for when all of them are there. */
  sections: () => readonly SearchSection[];
  /** Sources outside that are switched on just now. */
  liveSources: () => Promise<readonly LiveSource[]>;
  /** Whether the site has what the words name. */
  isKnown: (words: string) => Promise<boolean>;
  /** How long sections and sources may take, where it is not what they have by themselves. */
  timing?: { timeoutMs: number };
}

export function createSearchFeature(
  { database, limits, tally, visitors, now, report }: Platform,
  { sections, liveSources, isKnown, timing, ...choice }: Given,
): Feature & { records: SearchRecordService; hotWords: HotWordService } {
  const store = createSearchRecordStore(database.db);
  const records = createSearchRecordService({ store, isKnown, tally, visitors, now, report });
  const hotWords = createHotWordService({ ...choice, store, now });
  const live = createLiveService({ sources: liveSources, now, report, ...timing });
  return {
    fixedPages: async () => [{ path: '/userCenter' }],
    records,
    hotWords,
    endpoints: [
      ...bindSearchApi({
        sections: createSectionService({ sections, report, ...timing }),
        live,
        records,
        hotWords,
        limits,
        now,
      }),
      ...bindHotWordApi(hotWords),
    ],
    member: {
      name: 'Searches',
      exportFor: async (memberId) => (await records.recent(memberId)).map(presentRecent),
      eraseFor: records.eraseAll,
    },
  };
}
