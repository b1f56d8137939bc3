import { OnceCache } from '#/platform/cache/once-cache.ts';
import type { Feature } from '#/platform/feature.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { acceptedEncoding, compress } from '#/platform/http/encoding.ts';
import type { RawRoute } from '#/platform/http/raw-route.ts';
import { drawCoverRequest } from './cover.api.ts';
import { titleOfFile } from './cover-request.rules.ts';

const coverNotFound = () => new AppError('cover.not_found', 404, '没有这张图');

/** Some 4,000 pictures: a page shows fifty, and everybody's first page is one of a few. */
const KEPT_BYTES = 12 * 1024 * 1024;

/** The drawing of the title that goes by this name. */
type ArtOf = (name: string, kind: string) => Promise<string | undefined>;

interface Picture {
  etag: string;
  plain: string;
  /** What nearly every browser accepts, compressed once. */
  small: Buffer;
}

function coverRoute(artOf: ArtOf): RawRoute {
  const kept = new OnceCache<Picture>({ most: KEPT_BYTES, sizeOf: ({ plain, small }) => plain.length + small.length });
  return {
    method: 'GET',
    path: '/cover/:kind/:file',
    auth: 'visitor',
    handle: async ({ params, query }, { headers }) => {
      const { kind = '', file = '' } = params;
      const { plain, small, etag } = await kept.through(JSON.stringify([kind, file, query]), async () => {
        const title = titleOfFile(file);
        // An address that names no drawing gets the one that its title has everywhere.
        const art = title === undefined || query['s'] !== undefined ? undefined : await artOf(title, kind);
        const drawn =
          title === undefined
            ? undefined
            : drawCoverRequest({ kind, title, query: { ...query, ...(art && { s: art }) } });
        if (!drawn) throw coverNotFound();
        return { etag: drawn.etag, plain: drawn.svg, small: await compress('br', Buffer.from(drawn.svg)) };
      });
      const shared = { etag, 'cache-control': 'public, max-age=31536000, immutable', vary: 'accept-encoding' };
      if (headers['if-none-match'] === etag) return { status: 304, headers: shared, body: '' };
      const isSmall = acceptedEncoding(headers['accept-encoding']) === 'br';
      return {
        // Opened on its own, a picture must not be able to run anything.
        headers: {
          ...shared,
          ...(isSmall && { 'content-encoding': 'br' }),
          'content-type': 'image/svg+xml; charset=utf-8',
          'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
        },
        body: isSmall ? small : plain,
      };
    },
  };
}

export function createCoverFeature({ artOf }: { artOf: ArtOf }): Feature {
  return { endpoints: [], routes: [coverRoute(artOf)] };
}
