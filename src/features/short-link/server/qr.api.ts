import type { Call } from '#/platform/http/call.ts';
import type { RawAnswer, RawRoute } from '#/platform/http/raw-route.ts';
import type { Limits } from '#/platform/limits/limits.ts';
import { addressKey } from '#/platform/limits/place.ts';
import type { OpeningService } from './opening.service.ts';
import { qrPng, qrSvg } from './qr.ts';

interface Needs {
  opening: Pick<OpeningService, 'preview'>;
  limits: Pick<Limits, 'use'>;
  /** What a short link begins with for this visitor. */
  linkPrefixOf: (call: Call) => string;
}

/** The QR codes of short links, as files to keep. */
export function qrRoutes({ opening, limits, linkPrefixOf }: Needs): RawRoute[] {
  const answer = async (code: string, call: Call, kind: 'png' | 'svg'): Promise<RawAnswer> => {
    limits.use('short link qr', addressKey(call.address), { max: 60, seconds: 60 });
    const link = await opening.preview(code, call.address);
    const address = linkPrefixOf(call) + encodeURI(link.code);
    return {
      headers: {
        'content-type': kind === 'png' ? 'image/png' : 'image/svg+xml; charset=utf-8',
        'content-disposition': attachment(`short-${link.code}.${kind}`),
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

/** Codes may be in Chinese; a plain one is a plain name. */
function attachment(name: string): string {
  const isPlain = /^[\w.-]+$/.test(name);
  return isPlain ? `attachment; filename="${name}"` : `attachment; filename*=UTF-8''${encodeURIComponent(name)}`;
}
