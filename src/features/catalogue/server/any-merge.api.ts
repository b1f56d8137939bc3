import { sliceOf, toPage } from '#/contract/paging.ts';
import { toShanghaiIso } from '#/contract/shanghai-time.pure.ts';
import { memberOf } from '#/platform/auth/caller.ts';
import { bindApi } from '#/platform/http/bind-api.ts';
import { anyMergeApi } from '../any-merge.contract.ts';
import type { MergeService } from './merge.service.ts';

export function bindAnyMergeApi(merges: MergeService) {
  return bindApi(anyMergeApi, {
    'POST /api/v1/any/merge': async ({ body }, { caller }) => ({
      Id: await merges.merge(body.Key, body.From, memberOf(caller).username),
      Key: body.Key,
    }),
    'POST /api/v1/any/split': async ({ body }, { caller }) => {
      const item = { sourceId: body.SourceId, itemId: body.ItemId };
      const { id, key } = await merges.split(body.Key, item, memberOf(caller).username);
      return { Id: id, Key: key };
    },
    'POST /api/v1/any/merge/undo': async ({ body }) => {
      await merges.undo(body.Id);
      return true;
    },
    'GET /api/v1/any/merges': async ({ query }) => {
      const { merges: found, total } = await merges.list(sliceOf(query));
      const items = found.map(({ id, action, key, name, otherName, doneBy, doneAt, isUndone }) => ({
        Id: id,
        Action: action,
        Key: key,
        Name: name,
        OtherName: otherName,
        DoneBy: doneBy,
        DoneTime: toShanghaiIso(doneAt),
        IsUndone: isUndone,
      }));
      return toPage(items, total, query);
    },
  });
}
