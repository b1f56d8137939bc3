import { sliceOf, toPage } from '#/contract/paging.ts';
import { toShanghaiIso } from '#/contract/shanghai-time.pure.ts';
import { memberOf } from '#/platform/auth/caller.ts';
import { bindApi } from '#/platform/http/bind-api.ts';
import { isKnownTag } from '#/platform/http/known-tag.ts';
import type { RawRoute } from '#/platform/http/raw-route.ts';
import { fileApi } from '../file.contract.ts';
import { FILE_WIDTHS } from '../file-sizes.pure.ts';
import { fileNotFound, headerNeeded } from './file.errors.ts';
import type { FileService } from './file.service.ts';
import type { StoredFile } from './file.store.ts';

const urlOf = (name: string) => `/file/${name}.webp`;

export function bindFileApi(files: FileService) {
  return bindApi(fileApi, {
    'POST /api/v1/file': async ({ body }, { caller }) => {
      const { id, name, width, height } = await files.upload(memberOf(caller), body.file);
      return { Id: id, Url: urlOf(name), Width: width, Height: height };
    },

    'GET /api/v1/file': async ({ query }, { caller, headers }) => {
      const member = memberOf(caller);
      if (query.delete && query.Id !== undefined) {
        // A link on another page brings the cookie along, but never this header.
        if (!headers['authorization']) throw headerNeeded();
        await files.remove(member, query.Id);
        return null;
      }
      const { files: list, total, used, quota } = await files.list(member, sliceOf(query));
      return { ...toPage(list.map(presentFile), total, query), Used: used, Quota: quota };
    },

    'DELETE /api/v1/file': async ({ query }, { caller }) => {
      await files.remove(memberOf(caller), query.Id);
      return null;
    },
  });
}

export function presentFile({ id, name, width, height, bytes, createdAt, owner }: StoredFile) {
  return {
    ...{ Id: id, Url: urlOf(name), Width: width, Height: height },
    ...{ Bytes: bytes, CreatedTime: toShanghaiIso(createdAt), Owner: owner },
  };
}

/** The pictures themselves. A name is never used twice, so whoever has one need not ask again. */
export const fileRoute = (files: FileService): RawRoute => ({
  method: 'GET',
  path: '/file/:file',
  auth: 'visitor',
  handle: async ({ params }, { headers }) => {
    const [, name = '', suffix = '1500'] = /^([0-9a-f]{32})(?:-(\d+))?\.webp$/.exec(params['file'] ?? '') ?? [];
    const width = FILE_WIDTHS.find((one) => String(one) === suffix);
    const found = width && name ? await files.open(name, width) : undefined;
    if (!found) throw fileNotFound();
    const etag = `"${name}-${suffix}"`;
    const shared = { etag, 'cache-control': 'public, max-age=31536000, immutable' };
    if (isKnownTag(headers['if-none-match'], etag)) {
      found.stream.destroy();
      return { status: 304, headers: shared, body: '' };
    }
    return {
      headers: {
        ...shared,
        'content-type': 'image/webp',
        'content-length': String(found.size),
        // Opened on its own, a picture must not be able to run anything.
        'content-security-policy': "default-src 'none'; frame-ancestors 'self'",
      },
      body: found.stream,
    };
  },
});
