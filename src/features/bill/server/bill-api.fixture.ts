import type { TestApp } from '#/testing/app.fixture.ts';

/** Calls the API as a member; answers the envelope. */
export async function asMember({ app, as }: TestApp, username = '小满') {
  const headers = await as(username);
  const send = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
    (await app.inject({ method, url: `/api/v1/bill${path}`, headers, ...(payload && { payload }) })).json();
  return {
    headers,
    get: (path = '') => send('GET', path),
    post: (path: string, payload: object = {}) => send('POST', path, payload),
    put: (payload: object, path = '') => send('PUT', path, payload),
    remove: (path: string | number) => send('DELETE', `/${path}`),
    add: async (fields: object = {}) =>
      (await send('POST', '', { Title: '超市采购', CreatedTime: '2026-11-15', ...fields })).Data,
  };
}

export const query = (fields: Record<string, string>) => `?${new URLSearchParams(fields)}`;
