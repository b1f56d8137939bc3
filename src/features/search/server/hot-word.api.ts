import { memberOf } from '#/platform/auth/caller.ts';
import { bindApi } from '#/platform/http/bind-api.ts';
import { hotWordApi } from '../hot-word.contract.ts';
import type { HotWordService } from './hot-word.service.ts';

export function bindHotWordApi(hotWords: HotWordService) {
  return bindApi(hotWordApi, {
    'GET /api/v1/crawl/search/words': async () => {
      const { pinned, hidden, shown, week } = await hotWords.list();
      return {
        Pinned: pinned,
        Hidden: hidden,
        Shown: shown,
        Week: week.map(({ words, inMarket, days, visitors, misses, state }) => ({
          ...{ Words: words, InMarket: inMarket, Days: days, Visitors: visitors, Misses: misses, State: state },
        })),
      };
    },
    'PUT /api/v1/crawl/search/words': async ({ body }, { caller }) => {
      await hotWords.place(body.Words, body.Place, memberOf(caller).username);
      return true;
    },
  });
}
