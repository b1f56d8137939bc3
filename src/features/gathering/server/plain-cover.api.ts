import { OnceCache } from '#/platform/cache/once-cache.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { RawRoute } from '#/platform/http/raw-route.ts';
import type { Outbound } from '#/platform/outbound/outbound.ts';
import { OutboundError } from '#/platform/outbound/outbound-error.ts';
import type { OutwardService } from '../../catalogue/server/outward.service.ts';
import { pictureType } from './picture-type.rules.ts';

interface Needs {
  outward: Pick<OutwardService, 'plainCover'>;
  outbound: Pick<Outbound, 'fetch'>;
  now: () => number;
}

interface Picture {
  /** Empty where the source has none to give. */
  type: string;
  bytes: Uint8Array;
}

const KEPT_BYTES = 24 * 1024 * 1024;
const MOST_BYTES = 3 * 1024 * 1024;
const TIMEOUT_MS = 8000;
/** Also that there is none: a host that does not answer is left alone for a while. */
const KEPT_MS = 10 * 60_000;
const NONE: Picture = { type: '', bytes: new Uint8Array() };

const notFound = () => new AppError('cover.not_found', 404, '没有这张图');

/** Pictures that sources have over plain http only. Nobody can have anything else fetched: the address is the title's own. */
export function plainCoverRoute({ outward, outbound, now }: Needs): RawRoute {
  const pictures = new OnceCache<Picture>({
    most: KEPT_BYTES,
    sizeOf: ({ bytes }) => bytes.length + 500,
    maxAge: { ms: KEPT_MS, now },
  });

  async function load(address: string): Promise<Picture> {
    try {
      const { status, body } = await outbound.fetch(address, { maxBytes: MOST_BYTES, timeoutMs: TIMEOUT_MS });
      const type = status === 200 ? pictureType(body) : undefined;
      return type ? { type, bytes: body } : NONE;
    } catch (error) {
      if (error instanceof OutboundError) return NONE;
      throw error;
    }
  }

  return {
    method: 'GET',
    path: '/any-cover/:file',
    auth: 'visitor',
    handle: async ({ params }) => {
      const [, id = '0', mark = ''] = /^(\d{1,9})-([0-9a-f]{10})$/.exec(params['file'] ?? '') ?? [];
      const found = await outward.plainCover(Number(id), mark);
      if (!found) throw notFound();
      const { cover, drawn } = found;
      const picture = await pictures.through(cover, () => load(cover));
      if (!picture.type)
        return { status: 302, headers: { location: drawn, 'cache-control': 'public, max-age=600' }, body: '' };
      return {
        headers: {
          'content-type': picture.type,
          'cache-control': 'public, max-age=604800, immutable',
          // Opened on its own, a picture must not be able to run anything.
          'content-security-policy': "default-src 'none'; frame-ancestors 'self'",
        },
        body: picture.bytes,
      };
    },
  };
}
