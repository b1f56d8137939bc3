import type { TestApp } from '#/testing/app.fixture.ts';

/** An item as an operator sends it. */
export function anItem(changes: Record<string, unknown> = {}) {
  return {
    title: '手冲咖啡双人下午茶',
    price: 68,
    origin_price: 128,
    return_money: 6,
    category: '美食',
    platform: '到店团购',
    city: '杭州',
    longitude: 120.1463,
    latitude: 30.2607,
    ...changes,
  };
}

export async function addItem({ app, as }: TestApp, changes: Record<string, unknown> = {}) {
  const headers = await as('operator');
  const payload = anItem(changes);
  return (await app.inject({ method: 'POST', url: '/api/v1/crawl/common/search', headers, payload })).json().Data;
}

export async function ask(
  { app }: TestApp,
  query: Record<string, string> = {},
  path = 'search',
  headers: Record<string, string> = {},
) {
  const envelope = (await app.inject({ url: `/api/v1/crawl/common/${path}`, query, headers })).json();
  return envelope.Code === 200 ? envelope.Data : envelope;
}

export async function send(
  { app, as }: TestApp,
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload: Record<string, unknown> = {},
) {
  const headers = await as('operator');
  const url = `/api/v1/crawl/common/${path}`;
  return (await app.inject({ method, url, headers, ...(method !== 'DELETE' && { payload }) })).json();
}

export function titlesOf(page: { Result?: { title: string }[] }): string[] {
  // A refusal has none: say which it was.
  if (!page.Result) throw new Error(JSON.stringify(page));
  return page.Result.map(({ title }) => title);
}

export async function sendPhoto({ app, as }: TestApp, who: string | undefined, bytes: Uint8Array<ArrayBuffer>) {
  const form = new FormData();
  form.set('file', new File([bytes], '照片.jpg'));
  const request = new Request('http://site.test/', { method: 'POST', body: form });
  return app.inject({
    method: 'POST',
    url: '/api/v1/crawl/common/photo',
    headers: { ...(who && (await as(who))), 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
}
