import { createHash } from 'node:crypto';
import type { RawRoute } from '#/platform/http/raw-route.ts';
import type { PictureBook } from './picture-book.ts';
import { pictureNotFound } from './wish.errors.ts';

/** The drawn pictures. Their texts may be corrected in a later version, so they are kept for a day, not for ever. */
export function pictureRoutes(pictures: PictureBook): RawRoute[] {
  return [
    {
      method: 'GET',
      path: '/wish/picture/:name/:file',
      auth: 'visitor',
      handle: async ({ params }, { headers }) => {
        const number = /^([1-9]\d{0,3})\.svg$/.exec(params['file'] ?? '')?.[1];
        const picture = number && pictures.find(params['name'] ?? '', Number(number));
        if (!picture) throw pictureNotFound();
        const svg = pictures.draw(picture);
        const etag = `"${createHash('sha256').update(svg).digest('base64url').slice(0, 22)}"`;
        const shared = { etag, 'cache-control': 'public, max-age=86400' };
        if (headers['if-none-match'] === etag) return { status: 304, headers: shared, body: '' };
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
