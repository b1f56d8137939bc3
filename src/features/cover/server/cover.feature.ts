import type { Feature } from '#/platform/feature.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { RawRoute } from '#/platform/http/raw-route.ts';
import { drawCoverRequest } from './cover.api.ts';

const coverNotFound = () => new AppError('cover.not_found', 404, '没有这张图');

const route: RawRoute = {
  method: 'GET',
  path: '/cover/:kind/:file',
  auth: 'visitor',
  handle: async ({ params, query }, { headers }) => {
    const { kind = '', file = '' } = params;
    const drawn = file.endsWith('.svg') ? drawCoverRequest({ kind, title: file.slice(0, -4), query }) : undefined;
    if (!drawn) throw coverNotFound();
    const shared = { etag: drawn.etag, 'cache-control': 'public, max-age=31536000, immutable' };
    if (headers['if-none-match'] === drawn.etag) return { status: 304, headers: shared, body: '' };
    return {
      // Opened on its own, a picture must not be able to run anything.
      headers: {
        ...shared,
        'content-type': 'image/svg+xml; charset=utf-8',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
      },
      body: drawn.svg,
    };
  },
};

export function createCoverFeature(): Feature {
  return { endpoints: [], routes: [route] };
}
