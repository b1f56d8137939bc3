import type { LightMyRequestResponse } from 'fastify';
import type { TestApp } from '#/testing/app.fixture.ts';

/** What one member does with favourites over HTTP. `member: ''` is a visitor. */
export async function favouritesOf({ app, as }: TestApp, member: string) {
  const headers = member ? await as(member) : {};
  const one = (id: string, type: number | string) => `/api/v1/collect/${encodeURIComponent(id)}?Type=${type}`;
  const json = async (reply: Promise<LightMyRequestResponse>) => (await reply).json();
  const post = (url: string, payload: object) => json(app.inject({ method: 'POST', url, headers, payload }));
  return {
    add: (RelativeId: string | number, Type: number | string = 1) => post('/api/v1/collect', { RelativeId, Type }),
    flag: (id: string, type: number | string = 1) => json(app.inject({ url: one(id, type), headers })),
    remove: (id: string, type: number | string = 1) =>
      json(app.inject({ method: 'DELETE', url: one(id, type), headers })),
    anys: (query = '') => json(app.inject({ url: `/api/v1/any/collect?${query}`, headers })),
    list: (type: number, query = '') => json(app.inject({ url: `/api/v1/collect?Type=${type}&${query}`, headers })),
    flags: (ids: unknown, type = 1) =>
      json(
        app.inject({
          url: `/api/v1/collect_flags?Type=${type}&ids=${encodeURIComponent(JSON.stringify(ids))}`,
          headers,
        }),
      ),
    removeMany: (RelativeIds: string[], Type = 1) => post('/api/v1/collect/remove', { Type, RelativeIds }),
    restore: (Items: object[], Type = 1) => post('/api/v1/collect/restore', { Type, Items }),
    see: (RelativeId?: string, Type = 1) => post('/api/v1/collect/seen', { Type, RelativeId }),
  };
}
