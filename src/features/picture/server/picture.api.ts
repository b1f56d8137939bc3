import type { Call } from '#/platform/http/call.ts';
import { isKnownTag } from '#/platform/http/known-tag.ts';
import type { RasterDrawing, RawAnswer, RawInput, RawRoute } from '#/platform/http/raw-route.ts';
import type { Limits } from '#/platform/limits/limits.ts';
import { addressKey } from '#/platform/limits/place.ts';
import { noSuchPicture, type PictureService } from './picture.service.ts';
import { cardPage, FORMATS, pictureFile } from './picture-address.rules.ts';
import type { MadePicture } from './picture-maker.ts';

const TYPES = { webp: 'image/webp', png: 'image/png', jpg: 'image/jpeg' } as const;
/** Pictures that had to be drawn for one visitor; those that are kept are not counted. */
const DRAWN = { max: 600, seconds: 600 };
const UNKNOWN = { max: 60, seconds: 600 };
const DAY = 'public, max-age=86400, stale-while-revalidate=604800';

const MONTH = 'public, max-age=2592000';
const FOR_EVER = 'public, max-age=31536000, immutable';
/** The drawn cover in place of one that is on its way, or that cannot be had for now. */
const MEANWHILE = { soon: 'public, max-age=30', none: 'public, max-age=600' };

interface Needs {
  pictures: PictureService;
  limits: Pick<Limits, 'use'>;
}

const payFor =
  (limits: Pick<Limits, 'use'>, { address }: Pick<Call, 'address'>) =>
  () =>
    limits.use('draw pictures', addressKey(address), DRAWN);

export function pictureRoutes({ pictures, limits }: Needs): RawRoute[] {
  const page = (form: 'card' | 'square'): RawRoute => ({
    method: 'GET',
    path: `/${form}/*`,
    auth: 'visitor',
    handle: async ({ params, query }, call) => {
      const asked = cardPage(params['*'] ?? '');
      if (!asked) throw noSuchPicture();
      const made = await known(limits, call, pictures.page({ ...asked, form, query, pay: payFor(limits, call) }));
      return answer(made, call, made.instead && MEANWHILE[made.instead]);
    },
  });
  const poster: RawRoute = {
    method: 'GET',
    path: '/poster/:kind/:file',
    auth: 'visitor',
    handle: async ({ params, query }: RawInput, call) => {
      const file = pictureFile(params['file'] ?? '');
      if (!file) throw noSuchPicture();
      const { code } = query;
      if (code !== undefined && typeof code !== 'string') throw noSuchPicture();
      const { siteOrigin } = call;
      const asked = pictures.poster(params['kind'] ?? '', file.name, {
        format: file.format,
        siteOrigin,
        pay: payFor(limits, call),
        ...(code !== undefined && { code }),
      });
      const made = await known(limits, call, asked);
      return answer(made, call, made.instead && MEANWHILE[made.instead]);
    },
  };
  const realCover: RawRoute = {
    method: 'GET',
    path: '/any-cover/:file',
    auth: 'visitor',
    handle: async ({ params, query }, call) => {
      const file = pictureFile(params['file'] ?? '');
      const [, id = '', mark = ''] = /^(\d{1,9})-([0-9a-f]{10})$/.exec(file?.name ?? '') ?? [];
      if (!file || id === '') throw noSuchPicture();
      const asked = { id: Number(id), mark, size: query['size'], format: file.format, pay: payFor(limits, call) };
      const { instead, ...made } = await pictures.realCover(asked);
      return answer(made, call, instead ? MEANWHILE[instead] : FOR_EVER);
    },
  };
  const outside = FORMATS.map(
    (format): RawRoute => ({
      method: 'GET',
      path: `/outside.${format}`,
      auth: 'visitor',
      handle: async ({ query: { of, proof, size } }, call) => {
        if (typeof of !== 'string') throw noSuchPicture();
        const isOperator = call.caller.role === 'operator';
        const asked = { address: of, proof, size, format, isOperator, pay: payFor(limits, call) };
        const { instead, ...made } = await known(limits, call, pictures.outside(asked));
        const shown = answer(made, call, instead ? MEANWHILE[instead] : MONTH);
        // Whose picture it is.
        return { ...shown, headers: { ...shown.headers, link: `<${new URL(of).href}>; rel="canonical"` } };
      },
    }),
  );
  return [page('card'), page('square'), poster, realCover, ...outside];
}

/** Who asks for many pages that do not exist looks for something: short links, or a way to keep us busy. */
async function known<Made>(limits: Pick<Limits, 'use'>, { address }: Call, made: Promise<Made>): Promise<Made> {
  try {
    return await made;
  } catch (error) {
    limits.use('unknown pictures', addressKey(address), UNKNOWN);
    throw error;
  }
}

/** The pixels of any drawing whose address may also end in .webp, .png or .jpg. */
export function rasterDrawing({ pictures, limits }: Needs): RasterDrawing {
  return async (file, draw, query, call, folder) => {
    const asked = pictureFile(file);
    if (!asked) return undefined;
    const address = folder === undefined ? undefined : JSON.stringify([folder, file, query]);
    const wish = { size: query['size'], format: asked.format, pay: payFor(limits, call) };
    return answer(await pictures.cover(address, () => draw(asked.name), wish), call, MONTH);
  };
}

function answer({ bytes, etag, format }: MadePicture, { headers: sent }: Call, keep = DAY): RawAnswer {
  const headers = {
    etag,
    'cache-control': keep,
    'content-type': TYPES[format],
    'cross-origin-resource-policy': 'cross-origin',
  };
  if (isKnownTag(sent['if-none-match'], etag)) return { status: 304, headers, body: '' };
  return { headers, body: bytes };
}
