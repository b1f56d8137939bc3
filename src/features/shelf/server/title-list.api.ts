import { sliceOf, toPage } from '#/contract/paging.ts';
import { toShanghaiIso } from '#/contract/shanghai-time.pure.ts';
import { memberOf } from '#/platform/auth/caller.ts';
import { bindApi } from '#/platform/http/bind-api.ts';
import { titleListApi } from '../title-list.contract.ts';
import type { SeenList, TitleListService } from './title-list.service.ts';

export function bindTitleListApi(lists: TitleListService) {
  return bindApi(titleListApi, {
    'GET /api/v1/shelf/lists': async ({ query }, { caller }) => {
      const { mine, followed, with: codes } = await lists.mine(memberOf(caller).memberId, query.key);
      return { Mine: mine.map(presentList), Followed: followed.map(presentList), With: codes };
    },
    'POST /api/v1/shelf/lists': async ({ body }, { caller }) => {
      const fields = { name: body.Name, note: body.Note, isPublic: body.IsPublic };
      return presentList(await lists.create(memberOf(caller).memberId, fields, body.Key));
    },
    'GET /api/v1/shelf/lists/:Code': async ({ params, query }, { caller }) => {
      const memberId = caller.role === 'visitor' ? undefined : caller.memberId;
      const { list, titles, total } = await lists.read(params.Code, memberId, sliceOf(query));
      return { ...presentList(list), Titles: toPage(titles, total, query), Unavailable: list.unavailable };
    },
    'PUT /api/v1/shelf/lists/:Code': async ({ params, body }, { caller }) => {
      const { Name: name, Note: note, IsPublic: isPublic } = body;
      const fields = {
        ...(name !== undefined && { name }),
        ...(note !== undefined && { note }),
        ...(isPublic !== undefined && { isPublic }),
      };
      return presentList(await lists.change(memberOf(caller).memberId, params.Code, fields));
    },
    'DELETE /api/v1/shelf/lists/:Code': async ({ params }, { caller }) => {
      await lists.remove(memberOf(caller).memberId, params.Code);
      return true;
    },
    'PUT /api/v1/shelf/lists/:Code/titles': async ({ params, body }, { caller }) => {
      await lists.place(memberOf(caller).memberId, params.Code, body.Key, body.Before);
      return true;
    },
    'DELETE /api/v1/shelf/lists/:Code/titles': async ({ params, query }, { caller }) => {
      await lists.take(memberOf(caller).memberId, params.Code, query.key);
      return true;
    },
    'PUT /api/v1/shelf/lists/:Code/follow': async ({ params, body }, { caller }) => {
      await lists.follow(memberOf(caller).memberId, params.Code, body.IsFollowed);
      return body.IsFollowed;
    },
  });
}

function presentList(list: SeenList) {
  return {
    Code: list.code,
    Name: list.name,
    Note: list.note,
    IsPublic: list.isPublic,
    IsMine: list.isMine,
    IsFollowed: list.isFollowed,
    Count: list.titleIds.length,
    Followers: list.followers,
    First: list.first,
    ChangedTime: toShanghaiIso(list.changedAt),
  };
}
