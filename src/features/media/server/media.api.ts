import { sliceOf, toPage } from '#/contract/paging.ts';
import { toShanghaiIso } from '#/contract/shanghai-time.pure.ts';
import { memberOf } from '#/platform/auth/caller.ts';
import { bindApi } from '#/platform/http/bind-api.ts';
import { mediaApi } from '../media.contract.ts';
import type { LibraryPicture, MediaService } from './media.service.ts';

const urlOf = (upload: string) => `/file/${upload}.webp`;
/** A logo may stand on hundreds of things: the number says how many, these are examples. */
const MOST_USES = 20;

export function bindMediaApi(media: MediaService) {
  return bindApi(mediaApi, {
    'GET /api/v1/media': async ({ query }) => {
      const { pictures, total, counts } = await media.list(
        { words: query.words, show: query.show, id: query.Id },
        sliceOf(query),
      );
      const { all: All, recent: Recent, unused: Unused } = counts;
      return { ...toPage(pictures.map(present), total, query), All, Recent, Unused };
    },
    'POST /api/v1/media': async ({ body }, { caller }) => present(await media.upload(memberOf(caller), body.file)),
    'PUT /api/v1/media': async ({ body: { Id, Name, Alt } }) =>
      present(await media.describe(Id, { name: Name, alt: Alt })),
    'POST /api/v1/media/crop': async ({ body: { Id, X, Y, Width, Height, Turn } }, { caller }) => {
      const area = { x: X, y: Y, width: Width, height: Height, turn: Turn };
      const part = await media.cut(memberOf(caller), Id, area);
      return { Url: urlOf(part.upload), Width: part.width, Height: part.height };
    },
    'POST /api/v1/media/replace': async ({ body }, { caller }) => {
      const { changed, places } = await media.replace(memberOf(caller), body.Id, body.By);
      return { Changed: changed, Places: places.map(({ kind, key, from }) => ({ Kind: kind, Key: key, From: from })) };
    },
    'POST /api/v1/media/replace/undo': async ({ body }, { caller }) => {
      const places = body.Places.map(({ Kind, Key, From }) => ({ kind: Kind, key: Key, from: From }));
      return { Changed: await media.undoReplace(memberOf(caller), body.By, places) };
    },
    'DELETE /api/v1/media': async ({ query }, { caller }) => ({
      Removed: await media.remove(memberOf(caller), query.Ids),
    }),
  });
}

function present({ id, upload, name, alt, width, height, bytes, createdAt, owner, uses }: LibraryPicture) {
  return {
    ...{ Id: id, Url: urlOf(upload), Name: name, Alt: alt, Width: width, Height: height, Bytes: bytes },
    ...{ CreatedTime: toShanghaiIso(createdAt), Owner: owner, UseCount: uses.length },
    Uses: uses.slice(0, MOST_USES).map((use) => ({ Kind: use.kind, Name: use.name, Path: use.path })),
  };
}
