import { bindApi } from '#/platform/http/bind-api.ts';
import { anyCuratedListApi } from '../any-curated-list.contract.ts';
import { KINDS } from '../kinds.pure.ts';
import { isGivenCoverShown, shownCover } from './cover-address.ts';
import type { CuratedListEdit } from './curated-list-edit.service.ts';
import type { CuratedListFields, CuratedListMember, EditedCuratedList } from './curated-list-edit.store.ts';

export function bindAnyCuratedListApi(curatedLists: CuratedListEdit) {
  return bindApi(anyCuratedListApi, {
    'GET /api/v1/any/collection/all': async () => (await curatedLists.list()).map(present),
    'GET /api/v1/any/collection/:Id': async ({ params }) => {
      const found = await curatedLists.read(params.Id);
      return { ...present(found), Items: found.members.map(presentMember) };
    },
    'POST /api/v1/any/collection': async ({ body }) =>
      present(
        await curatedLists.add({ name: body.Name, summary: body.Summary, cover: body.Cover, isShown: body.IsShown }),
      ),
    'PUT /api/v1/any/collection/:Id': async ({ params, body }) =>
      present(await curatedLists.change(params.Id, changesOf(body))),
    'DELETE /api/v1/any/collection/:Id': async ({ params }) => {
      await curatedLists.remove(params.Id);
      return true;
    },
    'POST /api/v1/any/collection/:Id/restore': async ({ params }) => present(await curatedLists.restore(params.Id)),
    'PUT /api/v1/any/collection/:Id/move': async ({ params, body }) => {
      if (body.Before !== undefined) await curatedLists.putBefore(params.Id, body.Before);
      else if (body.To) await curatedLists.move(params.Id, body.To);
      return true;
    },
    'PUT /api/v1/any/collection/:Id/items': ({ params, body }) =>
      body.Action === 'add'
        ? curatedLists.addMembers(params.Id, body.Ids)
        : curatedLists.removeMembers(params.Id, body.Ids),
    'PUT /api/v1/any/collection/:Id/items/move': async ({ params, body }) => {
      await curatedLists.moveMember(params.Id, body.ItemId, body.To);
      return true;
    },
  });
}

function present({ id, key, name, summary, cover, isShown, count }: EditedCuratedList) {
  return { Id: id, Key: key, Name: name, Summary: summary, Cover: cover, IsShown: isShown, Count: count };
}

function presentMember(member: CuratedListMember) {
  const { id, key, name, kind, year, cover, coverChoice, removedAt } = member;
  const { name: TypeName } = KINDS.find(({ slug }) => slug === kind) ?? KINDS[0];
  const Cover = shownCover({ ...member, isGivenCover: isGivenCoverShown(cover, coverChoice, false) }, TypeName);
  return { Id: id, Key: key, Name: name, TypeName, Year: year, Cover, IsRemoved: removedAt !== null };
}

interface Sent {
  Name?: string | undefined;
  Summary?: string | undefined;
  Cover?: string | undefined;
  IsShown?: boolean | undefined;
}

/** Only what was sent. */
function changesOf({ Name, Summary, Cover, IsShown }: Sent): Partial<CuratedListFields> {
  return {
    ...(Name !== undefined && { name: Name }),
    ...(Summary !== undefined && { summary: Summary }),
    ...(Cover !== undefined && { cover: Cover }),
    ...(IsShown !== undefined && { isShown: IsShown }),
  };
}
