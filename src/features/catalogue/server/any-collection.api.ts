import { bindApi } from '#/platform/http/bind-api.ts';
import { anyCollectionApi } from '../any-collection.contract.ts';
import { KINDS } from '../kinds.pure.ts';
import type { CollectionEdit } from './collection-edit.service.ts';
import type { CollectionFields, CollectionMember, EditedCollection } from './collection-edit.store.ts';

export function bindAnyCollectionApi(collections: CollectionEdit) {
  return bindApi(anyCollectionApi, {
    'GET /api/v1/any/collection/all': async () => (await collections.list()).map(present),
    'GET /api/v1/any/collection/:Id': async ({ params }) => {
      const found = await collections.read(params.Id);
      return { ...present(found), Items: found.members.map(presentMember) };
    },
    'POST /api/v1/any/collection': async ({ body }) =>
      present(
        await collections.add({ name: body.Name, summary: body.Summary, cover: body.Cover, isShown: body.IsShown }),
      ),
    'PUT /api/v1/any/collection/:Id': async ({ params, body }) =>
      present(await collections.change(params.Id, changesOf(body))),
    'DELETE /api/v1/any/collection/:Id': async ({ params }) => {
      await collections.remove(params.Id);
      return true;
    },
    'POST /api/v1/any/collection/:Id/restore': async ({ params }) => present(await collections.restore(params.Id)),
    'PUT /api/v1/any/collection/:Id/move': async ({ params, body }) => {
      await collections.move(params.Id, body.To);
      return true;
    },
    'PUT /api/v1/any/collection/:Id/items': ({ params, body }) =>
      body.Action === 'add'
        ? collections.addMembers(params.Id, body.Ids)
        : collections.removeMembers(params.Id, body.Ids),
    'PUT /api/v1/any/collection/:Id/items/move': async ({ params, body }) => {
      await collections.moveMember(params.Id, body.ItemId, body.To);
      return true;
    },
  });
}

function present({ id, key, name, summary, cover, isShown, count }: EditedCollection) {
  return { Id: id, Key: key, Name: name, Summary: summary, Cover: cover, IsShown: isShown, Count: count };
}

function presentMember({ id, key, name, kind, year, removedAt }: CollectionMember) {
  const { name: TypeName } = KINDS.find(({ slug }) => slug === kind) ?? KINDS[0];
  return { Id: id, Key: key, Name: name, TypeName, Year: year, IsRemoved: removedAt !== null };
}

interface Sent {
  Name?: string | undefined;
  Summary?: string | undefined;
  Cover?: string | undefined;
  IsShown?: boolean | undefined;
}

/** Only what was sent. */
function changesOf({ Name, Summary, Cover, IsShown }: Sent): Partial<CollectionFields> {
  return {
    ...(Name !== undefined && { name: Name }),
    ...(Summary !== undefined && { summary: Summary }),
    ...(Cover !== undefined && { cover: Cover }),
    ...(IsShown !== undefined && { isShown: IsShown }),
  };
}
