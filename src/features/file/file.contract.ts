import { z } from 'zod';
import type { EndpointTable } from '#/contract/endpoint.ts';
import { flag, id, uploadedFile } from '#/contract/fields.ts';
import { pageOf, pageQueryOf } from '#/contract/paging.ts';

const Uploaded = z.object({ Id: z.int(), Url: z.string(), Width: z.int(), Height: z.int() });

const FileEntry = Uploaded.extend({
  /** The bytes of all sizes of the picture together. */
  Bytes: z.int(),
  CreatedTime: z.string(),
  /** Only the operator sees others' files. */
  Owner: z.string(),
});

const FilePage = pageOf(FileEntry).extend({
  /** What the member's files take up, and may take up. */
  Used: z.int(),
  Quota: z.int(),
});

export const fileApi = {
  'POST /api/v1/file': {
    auth: 'member',
    summary: '上传一张图片（JPG、PNG、WebP、GIF、AVIF，10 MB 以内），转为几种尺寸的 WebP',
    body: z.object({ file: uploadedFile }),
    data: Uploaded,
    errors: ['file.not_a_picture', 'file.too_large', 'file.quota', 'server.unavailable'],
    upload: true,
    limit: { per: 'member', max: 200, seconds: 3600 },
  },
  'GET /api/v1/file': {
    auth: 'member',
    summary: '文件列表：自己的，站长看全部；带 Id 与 delete=1 时删除这个文件（须带 Authorization 头）',
    query: z.object({ Id: id.optional(), delete: flag.default(false), ...pageQueryOf(20) }),
    data: z.union([FilePage, z.null()]),
    errors: ['file.not_found', 'file.header_needed'],
    writes: true,
    overOthers: { when: 'delete' },
  },
  'DELETE /api/v1/file': {
    auth: 'member',
    summary: '删除一个文件',
    query: z.object({ Id: id }),
    data: z.null(),
    errors: ['file.not_found'],
    overOthers: true,
  },
} as const satisfies EndpointTable;
