import { connect } from 'node:net';
import Fastify from 'fastify';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import type { EndpointTable } from '#/contract/endpoint.ts';
import { uploadedFile } from '#/contract/fields.ts';
import { visitor } from '#/platform/auth/caller.ts';
import { createAnswerCache } from './answer-cache.ts';
import { apiRoutes } from './api-routes.ts';
import { bindApi } from './bind-api.ts';
import { createDispatcher } from './dispatcher.ts';

const uploadApi = {
  'POST /api/v1/picture': {
    auth: 'visitor',
    summary: 'takes a file',
    upload: true,
    body: z.object({ file: uploadedFile, note: z.string().optional() }),
    data: z.object({ name: z.string(), type: z.string(), size: z.int(), note: z.string() }),
    errors: [],
  },
  'POST /api/v1/private': {
    auth: 'member',
    summary: 'takes a file of a member',
    upload: true,
    body: z.object({ file: uploadedFile }),
    data: z.null(),
    errors: [],
  },
  'POST /api/v1/words': {
    auth: 'visitor',
    summary: 'takes no file',
    body: z.object({ note: z.string() }),
    data: z.string(),
    errors: [],
  },
} as const satisfies EndpointTable;

const MB = 1024 * 1024;

const opened: ReturnType<typeof Fastify>[] = [];
afterEach(async () => {
  for (const app of opened.splice(0)) await app.close();
});

async function anApp() {
  const bound = bindApi(uploadApi, {
    'POST /api/v1/picture': async ({ body: { file, note = '' } }) => {
      const { name, type, bytes } = file;
      return { name, type, size: bytes.length, note };
    },
    'POST /api/v1/private': async () => null,
    'POST /api/v1/words': async ({ body }) => body.note,
  });
  const report = vi.fn();
  const dispatch = createDispatcher({
    bound,
    identify: async () => visitor,
    limits: { use: (_name, _key, limit) => ({ ...limit, left: 1, resetSeconds: 1 }) },
    answers: createAnswerCache(Date.now),
    once: async (_asked, run) => ({ reply: await run(), isRepeated: false }),
    audit: async () => {},
    turns: (_record, work) => work(),
    watch: () => {},
    report,
    checkAnswers: true,
  });
  const app = Fastify();
  opened.push(app);
  const senderOf = () => ({
    address: '127.0.0.1',
    userAgent: '',
    origin: 'http://site.example',
    siteOrigin: 'http://site.example',
    headers: {},
  });
  await app.register(apiRoutes, {
    watch: () => {},
    bound,
    dispatch,
    senderOf,
    documents: {},
  });
  return { app, report };
}

async function send(form: FormData, path = '/api/v1/picture') {
  const { app } = await anApp();
  const body = new Response(form);
  const reply = await app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': body.headers.get('content-type') ?? '' },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  return reply.json();
}

function aForm(...files: { size: number; field?: string }[]): FormData {
  const form = new FormData();
  for (const { size, field = 'file' } of files)
    form.append(field, new File([new Uint8Array(size)], '图.png', { type: 'image/png' }));
  return form;
}

describe('a multipart upload', () => {
  test('one file of up to 10 MB arrives whole, with its name, its type and the other fields', async () => {
    const form = aForm({ size: 10 * MB });
    form.append('note', '说明');
    expect(await send(form)).toMatchObject({
      Code: 200,
      Data: { name: '图.png', type: 'image/png', size: 10 * MB, note: '说明' },
    });
  });

  test('a larger file is refused', async () => {
    expect(await send(aForm({ size: 10 * MB + 1 }))).toMatchObject({ Code: 413, Data: null });
  });

  test('two files are refused and the reader is told why', async () => {
    const two = aForm({ size: 10 }, { size: 10, field: 'other' });
    expect(await send(two)).toMatchObject({ Code: 400, Message: '一次只能上传一个文件', Data: null });
  });

  test('a form without the file is told which field is missing', async () => {
    const form = new FormData();
    form.append('note', '说明');
    expect(await send(form)).toMatchObject({ Code: 400, Errors: [{ Field: 'file', Message: '请选择文件' }] });
  });

  test('text in the place of the file is no file', async () => {
    const form = new FormData();
    form.append('file', 'not a file');
    expect(await send(form)).toMatchObject({ Code: 400, Errors: [{ Field: 'file' }] });
  });

  test('a file where none is expected is refused, and the fields of a form are read', async () => {
    const form = new FormData();
    form.append('note', '说明');
    expect(await send(form, '/api/v1/words')).toMatchObject({ Code: 200, Data: '说明' });
    form.append('file', new File(['x'], 'a.txt'));
    expect(await send(form, '/api/v1/words')).toMatchObject({ Code: 400, Message: '这里不能上传文件' });
  });

  test.each(['__proto__', 'constructor', 'toString'])('a field called %s is refused', async (name) => {
    const form = aForm({ size: 1 });
    form.append(name, '1');
    expect(await send(form)).toMatchObject({ Code: 400 });
  });

  test.each([
    ['without a boundary', 'multipart/form-data', 'x'],
    ['with the wrong boundary', 'multipart/form-data; boundary=other', '--real\r\n\r\n--real--'],
    ['cut off in the header of a part', 'multipart/form-data; boundary=b', '--b\r\nContent-Disposition: form-da'],
    [
      'cut off in the file',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\nabc',
    ],
  ])('a body %s is the sender’s fault', async (_name, type, payload) => {
    const { app, report } = await anApp();
    const headers = { 'content-type': type };
    const reply = await app.inject({ method: 'POST', url: '/api/v1/picture', headers, payload });
    expect(reply.json()).toMatchObject({ Code: 400, Data: null });
    expect(reply.json().Message).toMatch(/\p{Script=Han}/u);
    expect(report).not.toHaveBeenCalled();
  });

  test('a visitor who may not upload is told so before the file is read', async () => {
    const { app } = await anApp();
    await app.listen({ host: '127.0.0.1', port: 0 });
    const address = app.server.address();
    const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
    // Announces 5 MB and sends none of it.
    socket.write(
      'POST /api/v1/private HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 5000000\r\n\r\n--b\r\n',
    );
    const answer = await new Promise<string>((resolve, reject) => {
      socket.once('data', (bytes) => resolve(bytes.toString())).once('error', reject);
    });
    socket.destroy();
    expect(answer).toMatch(/^HTTP\/1\.1 401/);
  });
});
