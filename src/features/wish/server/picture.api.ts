import { createHash } from 'node:crypto';
import { isKnownTag } from '#/platform/http/known-tag.ts';
import type { RasterDrawing, RawRoute } from '#/platform/http/raw-route.ts';
import type { PictureBook } from './picture-book.ts';
import { pictureNotFound } from './wish.errors.ts';

/** The drawn pictures. Their texts may be corrected in a later version, so they are kept for a day, not for ever. */
export function pictureRoutes(pictures: PictureBook, raster: RasterDrawing): RawRoute[] {
  const find = (name: string, text: string) =>
    /^[1-9]\d{0,3}$/.test(text) ? pictures.find(name, Number(text)) : undefined;
  return [
    {
      method: 'GET',
      path: '/wish/picture/:name/:file',
      auth: 'visitor',
      handle: async ({ params, query }, call) => {
        const { name = '', file = '' } = params;
        const drawn = async (number: string) => {
          const picture = find(name, number);
          return picture && pictures.draw(picture);
        };
        const pixels = await raster(file, drawn, query, call, `wish ${name}`);
        if (pixels) return pixels;
        const { headers } = call;
        const picture = file.endsWith('.svg') ? find(name, file.slice(0, -'.svg'.length)) : undefined;
        if (!picture) throw pictureNotFound();
        const svg = pictures.draw(picture);
        const etag = `"${createHash('sha256').update(svg).digest('base64url').slice(0, 22)}"`;
        const shared = { etag, 'cache-control': 'public, max-age=86400' };
        if (isKnownTag(headers['if-none-match'], etag)) return { status: 304, headers: shared, body: '' };
        return {
          headers: {
            ...shared,
            'content-type': 'image/svg+xml; charset=utf-8',
            // Opened on its own, a picture must not be able to run anything.
            'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
          },
          body: svg,
        };
      },
    },
  ];
}
