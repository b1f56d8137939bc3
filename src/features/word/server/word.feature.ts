import type { Feature } from '#/platform/feature.ts';
import type { Platform } from '#/platform/platform.ts';
import { createBlockStore } from './block.store.ts';
import { type BoardConfig, createBoardAccess } from './board-access.service.ts';
import { createModerationService } from './moderation.service.ts';
import { createPostingService } from './posting.service.ts';
import { createVisitorService } from './visitor.service.ts';
import { createVisitorStore } from './visitor.store.ts';
import { bindWordApi, type CommentedArticles, type ReviewedGoods, type ReviewedTitles } from './word.api.ts';
import { wordEvents } from './word.event.ts';
import { tidyHandler, tidySchedule } from './word.job.ts';
import { presentExported, presentFound } from './word.present.ts';
import { seedWords } from './word.seed.ts';
import { createWordService } from './word.service.ts';
import { createWordStore } from './word.store.ts';
import { createWordLikeStore } from './word-like.store.ts';
import { bindWordModerationApi } from './word-moderation.api.ts';
import { createWordNews } from './word-news.ts';
import { createWordPurgeStore } from './word-purge.store.ts';
import { createWordReviewStore } from './word-review.store.ts';
import { createWordSearchStore } from './word-search.store.ts';
import { createWordWriteStore } from './word-write.store.ts';

type Needs = Pick<Platform, 'database' | 'events' | 'limits' | 'proofs' | 'secrets' | 'now' | 'randomBytes'>;

/** What words may stand under, beside the board itself. */
interface Subjects {
  titles: ReviewedTitles;
  goods: ReviewedGoods;
  articles: CommentedArticles;
}

export function createWordFeature(
  { database, events, limits, proofs, secrets, now, randomBytes }: Needs,
  { DEMO_CONTENT, titles, goods, articles, ...config }: BoardConfig & Subjects & { DEMO_CONTENT: 'on' | 'off' },
): Feature {
  const { db } = database;
  const search = createWordSearchStore(database);
  const news = createWordNews(events);
  const store = createWordStore(db);
  const writing = createWordWriteStore(db, { search, proofs, news });
  const blocks = createBlockStore(db);
  const purging = createWordPurgeStore(db, search);
  const visitorStore = createVisitorStore(db, secrets);
  const visitors = createVisitorService({ store: visitorStore, now, randomBytes });
  const liking = createWordLikeStore(db, news);
  const access = createBoardAccess({ store, config });
  const words = createWordService({ store, writing, liking, search, visitors, access, config, now });
  const posting = createPostingService({ store, writing, blocks, visitors, proofs, access, config, limits, now });
  const moderation = createModerationService({ store, review: createWordReviewStore(db), writing, blocks, now });
  const authorOf = (memberId: number) => `m${memberId}`;
  return {
    fixedPages: async () => [{ path: '/word' }],
    endpoints: [
      ...bindWordApi({ words, posting, visitors, titles, goods, articles }),
      ...bindWordModerationApi({ moderation, visitors }),
    ],
    jobs: [tidyHandler({ purging, visitors, now })],
    schedules: [tidySchedule],
    events: wordEvents,
    seed: async () => {
      if (DEMO_CONTENT === 'on') await seedWords({ visitors: visitorStore, writing, now });
    },
    member: {
      name: 'Board',
      async exportFor(memberId) {
        const author = authorOf(memberId);
        const [own, likes, reports] = await Promise.all([
          purging.wordsOf(author),
          purging.likesOf(author),
          purging.reportsOf(author),
        ]);
        return presentExported({ words: own, likes, reports });
      },
      async eraseFor(memberId) {
        await purging.eraseAuthor(authorOf(memberId), now());
        await blocks.erase(authorOf(memberId));
      },
    },
    search: {
      key: 'word',
      name: '留言',
      async find(text, limit) {
        const { total, words: found } = await words.findWords(text, limit);
        return { total, things: found.map(presentFound) };
      },
      morePath: (text) => `/word?words=${encodeURIComponent(text)}`,
    },
  };
}
