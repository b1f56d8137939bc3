import { z } from 'zod';
import type { EndpointTable } from '#/contract/endpoint.ts';
import { id, optionalText, text, uploadedFile, words } from '#/contract/fields.ts';
import { pageOf, pageQueryOf } from '#/contract/paging.ts';
import { CHANGED_MEANWHILE, Meanwhile, seen } from '#/contract/seen.ts';

const Media = z.object({
  Id: z.int(),
  Url: z.string(),
  /** The name of the file that was sent, or one the operator gave it. */
  Name: z.string(),
  /** What it shows, for those who do not see it. */
  Alt: z.string(),
  Width: z.int(),
  Height: z.int(),
  Bytes: z.int(),
  CreatedTime: z.string(),
  Owner: z.string(),
  /** How many things show it, or a part cut from it. */
  UseCount: z.int(),
  Uses: z.array(z.object({ Kind: z.string(), Name: z.string(), Path: z.string() })),
});

const MediaPage = pageOf(Media).extend({ All: z.int(), Recent: z.int(), Unused: z.int() });

/** A row that was changed, with the picture that stood in it: what an undo needs. */
const SwappedPlace = z.object({ Kind: z.string().max(20), Key: z.string().max(80), From: z.string().length(32) });

const Swapped = z.object({ Changed: z.int(), Places: z.array(SwappedPlace) });

const fraction = z.coerce.number('裁切范围不正确').min(0, '裁切范围不正确').max(1, '裁切范围不正确');

export const mediaApi = {
  'GET /api/v1/media': {
    auth: 'operator',
    summary: '媒体库：站长上传的图片，各用在哪里',
    query: z.object({
      words,
      show: z.enum(['all', 'recent', 'unused']).default('all').catch('all'),
      Id: id.optional(),
      ...pageQueryOf(60),
    }),
    data: MediaPage,
    errors: [],
  },
  'POST /api/v1/media': {
    auth: 'operator',
    summary: '上传一张图片到媒体库',
    body: z.object({ file: uploadedFile }),
    data: Media,
    errors: ['file.not_a_picture', 'file.too_large', 'file.quota', 'server.unavailable'],
    upload: true,
    limit: { per: 'member', max: 600, seconds: 3600 },
  },
  'PUT /api/v1/media': {
    auth: 'operator',
    summary: '改图片的名称和说明',
    body: z.object({ Id: id, Name: text('名称', 120), Alt: optionalText('图片说明', 300).default(''), Seen: seen }),
    data: Media,
    errors: ['media.not_found', CHANGED_MEANWHILE],
    failureData: Meanwhile,
  },
  'POST /api/v1/media/crop': {
    auth: 'operator',
    summary: '按比例裁一张（范围是原图的几分之几，Turn 是顺时针转几个直角）；原图不动，裁过的再裁给同一张',
    body: z.object({
      Id: id,
      X: fraction,
      Y: fraction,
      Width: fraction,
      Height: fraction,
      Turn: z.coerce.number().int().min(0).max(3).default(0),
    }),
    data: z.object({ Url: z.string(), Width: z.int(), Height: z.int() }),
    errors: ['media.not_found', 'media.bad_crop', 'file.quota', 'server.unavailable'],
  },
  'POST /api/v1/media/replace': {
    auth: 'operator',
    summary: '把用到一张图片的地方都换成另一张；Places 用来撤销',
    body: z.object({ Id: id, By: id }),
    data: Swapped,
    errors: ['media.not_found', 'media.same_picture'],
  },
  'POST /api/v1/media/replace/undo': {
    auth: 'operator',
    summary: '撤销一次替换',
    body: z.object({ By: id, Places: z.array(SwappedPlace).max(5000) }),
    data: z.object({ Changed: z.int() }),
    errors: ['media.not_found'],
  },
  'DELETE /api/v1/media': {
    auth: 'operator',
    summary: '删除没有用到的图片',
    query: z.object({
      Ids: z
        .string()
        .regex(/^\d{1,15}(,\d{1,15}){0,199}$/, '请选择图片')
        .transform((list) => list.split(',').map(Number)),
    }),
    data: z.object({ Removed: z.int() }),
    errors: ['media.not_found', 'media.in_use'],
  },
} as const satisfies EndpointTable;
