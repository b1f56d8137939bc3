import { sliceOf, toPage } from '#/contract/paging.ts';
import { memberOf } from '#/platform/auth/caller.ts';
import { bindApi } from '#/platform/http/bind-api.ts';
import { tellEach } from '#/platform/http/tell-each.ts';
import { wordModerationApi } from '../word-moderation.contract.ts';
import type { ModerationService } from './moderation.service.ts';
import { personOf } from './person.ts';
import type { VisitorService } from './visitor.service.ts';
import { presentReviewed } from './word.present.ts';

interface Needs {
  moderation: ModerationService;
  visitors: VisitorService;
}

export function bindWordModerationApi({ moderation, visitors }: Needs) {
  return bindApi(wordModerationApi, {
    'GET /api/v1/word/moderation': async ({ query }, call) => {
      const { state, words } = query;
      const { viewer } = await personOf(visitors, call);
      const found = await moderation.list({ state, words, ...sliceOf(query) });
      const shown = found.words.map((word) => presentReviewed(word, { viewer, liked: new Set() }));
      return { ...toPage(shown, found.total, query), Counts: { Waiting: found.waiting, Reported: found.reported } };
    },
    'PUT /api/v1/word/moderation': ({ body: { Ids, Action } }, call) => {
      const { username } = memberOf(call.caller);
      return tellEach(
        call,
        () => moderation.told(Ids),
        () =>
          Action === 'block' || Action === 'unblock'
            ? moderation.decideAuthors(Ids, Action, username)
            : moderation.decideAll(Ids, Action, username),
      );
    },
    'PUT /api/v1/word/:Id': async ({ params, body }, call) => {
      const { viewer } = await personOf(visitors, call);
      const decision = { state: body.State, isPinned: body.Pinned, by: memberOf(call.caller).username };
      return presentReviewed(await moderation.decide(params.Id, decision), { viewer, liked: new Set() });
    },
  });
}
