import type { Call } from '#/platform/http/call.ts';
import type { RawAnswer, RawRoute } from '#/platform/http/raw-route.ts';
import type { Limits } from '#/platform/limits/limits.ts';
import { addressKey } from '#/platform/limits/place.ts';
import { qrPng, qrSvg } from './qr.ts';
import type { ShortLinkService } from './short-link.service.ts';

interface Needs {
  links: Pick<ShortLinkService, 'previewShortLink'>;
  limits: Pick<Limits, 'use'>;
  /** What a short link begins with for this visitor. */
  linkPrefixOf: (call: Call) => string;
}

/** The QR codes of short links, as files to keep. */
export function qrRoutes({ links, limits, linkPrefixOf }: Needs): RawRoute[] {
  const answer = async (code: string, call: Call, kind: 'png' | 'svg'): Promise<RawAnswer> => {
    limits.use('short link qr', addressKey(call.address), { max: 60, seconds: 60 });
    const link = await links.previewShortLink(code, call.address);
    const address = linkPrefixOf(call) + link.code;
    return {
      headers: {
        'content-type': kind === 'png' ? 'image/png' : 'image/svg+xml; charset=utf-8',
        'content-disposition': `attachment; filename="short-${link.code}.${kind}"`,
        'cache-control': 'private, max-age=3600',
        // A picture that is opened by itself is a page of its own.
        'content-security-policy': "default-src 'none'; frame-ancestors 'self'; sandbox",
      },
      body: kind === 'png' ? await qrPng(address) : qrSvg(address),
    };
  };
  return (['png', 'svg'] as const).map((kind) => ({
    method: 'GET',
    path: `/short/:code/qr.${kind}`,
    auth: 'visitor',
    handle: ({ params }, call) => answer(params['code'] ?? '', call, kind),
  }));
}
