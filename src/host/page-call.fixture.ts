import type { EndpointKey, RawInput, Reply, Transport } from '#/contract/endpoint.ts';
import type { UploadedFile } from '#/contract/fields.ts';
import type { TestApp } from '#/testing/app.fixture.ts';
import { callWith } from '#/web/api.ts';

/** The API as a page's loaders and actions see it, for someone who is logged in. */
export async function pageCall(site: TestApp, username = 'operator') {
  return callWith(await pageTransport(site, username));
}

/** How a page reaches the API. Without a name: for a visitor. */
export async function pageTransport({ app, as }: TestApp, username?: string): Promise<Transport> {
  const login = username === undefined ? {} : await as(username);
  return async (key, input) => {
    const { type, payload } = await sentBody(input.body);
    const reply = await app.inject({
      method: methodOf(key),
      url: addressOf(key, input),
      headers: { ...login, ...input.headers, ...(type && { 'content-type': type }) },
      ...(payload && { payload }),
    });
    return { status: reply.statusCode, envelope: reply.json() } satisfies Reply;
  };
}

/** Bodies of our own calls are plain objects; one with a file goes as a browser would send it. */
async function sentBody(body: unknown): Promise<{ type?: string; payload?: object }> {
  const { file, ...fields } = (body ?? {}) as { file?: UploadedFile };
  if (!file) return body === undefined ? {} : { payload: body as object };
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  form.set('file', new File([new Uint8Array(file.bytes)], file.name));
  const request = new Request('http://site.test/', { method: 'POST', body: form });
  return { type: request.headers.get('content-type') ?? '', payload: Buffer.from(await request.arrayBuffer()) };
}

export function formOf(fields: Readonly<Record<string, string | readonly string[]>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) for (const one of [value].flat()) form.append(name, one);
  return form;
}

// A key begins with its method by its type.
const methodOf = (key: EndpointKey) => key.slice(0, key.indexOf(' ')) as 'GET';

function addressOf(key: EndpointKey, { params, query }: RawInput): string {
  const values = (params ?? {}) as Record<string, unknown>;
  const path = key.slice(key.indexOf(' ') + 1);
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) if (value !== undefined) search.set(name, String(value));
  return `${filled}?${search}`;
}
