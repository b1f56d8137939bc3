import type { Feature, SearchSection } from '#/platform/feature.ts';
import type { Platform } from '#/platform/platform.ts';
import { createLiveService } from './live.service.ts';
import type { LiveSource } from './live-source.ts';
import { bindSearchApi, presentRecent } from './search.api.ts';
import { createSearchRecordService, type SearchRecordService } from './search-record.service.ts';
import { createSearchRecordStore } from './search-record.store.ts';
import { createSectionService } from './section.service.ts';

interface Given {
  /** What each feature adds, asked for when all of them are there. */
  sections: () => readonly SearchSection[];
  /** Sources outside that are switched on just now. */
  liveSources: () => Promise<readonly LiveSource[]>;
  /** Words that are never shown to others. */
  blockedWords: () => Promise<readonly string[]>;
  /** Words the operator keeps out of the hot ones, and those that come first in the market. */
  chosenWords: () => Promise<{ hidden: readonly string[]; pinned: readonly string[] }>;
  /** Whether the site has what the words name. */
  isKnown: (words: string) => Promise<boolean>;
  /** How long sections and sources may take, where it is not what they have by themselves. */
  timing?: { timeoutMs: number };
}

export function createSearchFeature(
  { database, limits, tally, visitors, now, report }: Platform,
  { sections, liveSources, blockedWords, chosenWords, isKnown, timing }: Given,
): Feature & { records: SearchRecordService } {
  const store = createSearchRecordStore(database.db);
  const records = createSearchRecordService({
    store,
    blockedWords,
    chosenWords,
    isKnown,
    tally,
    visitors,
    now,
    report,
  });
  const live = createLiveService({ sources: liveSources, now, report, ...timing });
  return {
    records,
    endpoints: bindSearchApi({
      sections: createSectionService({ sections, report, ...timing }),
      live,
      records,
      limits,
      now,
    }),
    member: {
      name: 'Searches',
      exportFor: async (memberId) => (await records.recent(memberId)).map(presentRecent),
      eraseFor: records.eraseAll,
    },
  };
}
