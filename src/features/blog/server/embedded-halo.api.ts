import { unknownEndpoint } from '#/platform/http/app-error.ts';
import type { RawRoute } from '#/platform/http/raw-route.ts';
import type { EmbeddedHalo } from './embedded-halo.service.ts';
import { HALO_BASE } from './halo.gateway.ts';

/** The same API on our own host, for other programs that read Halo. */
export function haloRoutes(halo: EmbeddedHalo, isElsewhere: () => boolean): RawRoute[] {
  return [
    {
      method: 'GET',
      path: `${HALO_BASE}/*`,
      auth: 'visitor',
      handle: async ({ params, query }) => {
        if (isElsewhere()) throw unknownEndpoint();
        const asked = new URLSearchParams();
        for (const [name, value] of Object.entries(query)) {
          for (const one of [value].flat()) if (one !== undefined) asked.append(name, one);
        }
        const { status, body } = await halo.answer((params['*'] ?? '').split('/'), asked);
        const type = status === 200 ? 'application/json' : 'application/problem+json';
        return {
          status,
          headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'public, max-age=0, must-revalidate' },
          body: JSON.stringify(body),
        };
      },
    },
  ];
}
