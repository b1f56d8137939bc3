import { SHARED_PAGES } from '#/features/share/shared-pages.pure.ts';
import { OnceCache } from '#/platform/cache/once-cache.ts';
import type { Feature } from '#/platform/feature.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { acceptedEncoding, compress } from '#/platform/http/encoding.ts';
import { isKnownTag } from '#/platform/http/known-tag.ts';
import type { RasterDrawing, RawRoute } from '#/platform/http/raw-route.ts';
import type { CoverDrawer } from './cover.api.ts';
import { titleOfFile } from './cover-request.rules.ts';

/** Pictures of pages that stand for nothing else: logins, the error page, pages that were shared. */
const OWN_NAMES: Record<string, readonly string[]> = {
  风景: ['山重水复', '燕归来', '似曾相识', '浔阳江头'],
  文章: SHARED_PAGES,
};

const coverNotFound = () => new AppError('cover.not_found', 404, '没有这张图');

/** Some 4,000 pictures: a page shows fifty, and everybody's first page is one of a few. */
const KEPT_BYTES = 12 * 1024 * 1024;

interface Picture {
  etag: string;
  plain: string;
  /** What nearly every browser accepts, compressed once. */
  small: Buffer;
}

interface Needs {
  draw: CoverDrawer;
  /** Whether some feature has something of this name. */
  hasName: (kind: string, name: string) => Promise<boolean>;
  /** The same drawing in pixels. */
  raster: RasterDrawing;
}

function coverRoute({ draw: drawCover, hasName, raster }: Needs): RawRoute {
  const kept = new OnceCache<Picture>({ most: KEPT_BYTES, sizeOf: ({ plain, small }) => plain.length + small.length });
  return {
    method: 'GET',
    path: '/cover/:kind/:file',
    auth: 'visitor',
    handle: async ({ params, query }, call) => {
      const { kind = '', file = '' } = params;
      const { headers } = call;
      // The studio shows the cover of a title that is only being written.
      const draw = async (title: string) =>
        call.caller.role === 'operator' || (await hasName(kind, title)) ? drawCover({ kind, title, query }) : undefined;
      const pixels = await raster(file, async (title) => (await draw(title))?.svg, query, call, kind);
      if (pixels) return pixels;
      const { plain, small, etag } = await kept.through(JSON.stringify([kind, file, query]), async () => {
        const title = titleOfFile(file);
        const drawn = title === undefined ? undefined : await draw(title);
        if (!drawn) throw coverNotFound();
        return { etag: drawn.etag, plain: drawn.svg, small: await compress('br', Buffer.from(drawn.svg)) };
      });
      const shared = { etag, 'cache-control': 'public, max-age=31536000, immutable', vary: 'accept-encoding' };
      if (isKnownTag(headers['if-none-match'], etag)) return { status: 304, headers: shared, body: '' };
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

export function createCoverFeature(needs: Needs): Feature {
  const hasName = async (kind: string, name: string) => OWN_NAMES[kind]?.includes(name) || needs.hasName(kind, name);
  return { endpoints: [], routes: [coverRoute({ ...needs, hasName })] };
}
