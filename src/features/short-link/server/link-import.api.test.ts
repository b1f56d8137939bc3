import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { toSimplified } from '#/platform/db/search/normal-form.ts';
import { createJobQueue } from '#/platform/jobs/job-queue.ts';
import { runJobsUntilNone } from '#/platform/jobs/run-jobs.fixture.ts';
import { readers } from '#/platform/reader/readers.fixture.ts';
import { describeOnEachEngine, type TestApp } from '#/testing/app.fixture.ts';
import { createBlockStore } from './block.store.ts';
import { createLinkImportService } from './link-import.service.ts';
import { createLinkImportStore } from './link-import.store.ts';
import { jsonRows } from './link-json.rules.ts';
import { cellsUnder, cellsWithoutHeader, headerIn } from './link-sheet.rules.ts';
import { createShortLinkStore } from './short-link.store.ts';

type Headers = Record<string, string>;

/** Does what a job runner would do with what waits. */
async function runImports({ database, clock }: TestApp): Promise<void> {
  const now = () => clock.now;
  const jobs = createJobQueue({ database, now, random: Math.random });
  const imports = createLinkImportService({
    ...{ db: database.db, jobs, readers, writing: createLinkImportStore(database.db), now },
    ...{ store: createShortLinkStore(database), blocks: createBlockStore(database.db), simplify: toSimplified },
    ...{ changed: async () => {}, randomBytes: (length) => randomBytes(length) },
  });
  await runJobsUntilNone(jobs, [imports.handler]);
}

const post = async ({ app }: TestApp, path: string, headers: Headers, payload: object = {}) =>
  (await app.inject({ method: 'POST', url: `/api/v1/short_url/import${path}`, payload, headers })).json();
const rowsOf = async ({ app }: TestApp, id: number, headers: Headers) =>
  (await app.inject({ url: `/api/v1/short_url/import/${id}/rows`, headers })).json().Data.Result;

test.each([
  [
    'Shlink',
    'createdAt,shortUrl,shortCode,domain,longUrl,title,tags,visits',
    '2026,https://s.test/abc,abc,,https://e.com/1,标题,a|b,3',
  ],
  ['YOURLS', 'keyword,url,title,timestamp,ip,clicks', 'abc,https://e.com/1,标题,2026,1.1.1.1,3'],
  ['Kutt', 'address,target,description,visit_count', 'abc,https://e.com/1,标题,3'],
  ['Bitly', 'Title,Link,Long URL,Created', '标题,bit.ly/abc,https://e.com/1,2026'],
  ['our own', '短链,短码,指向,备注,标签', 'https://s.test/abc,abc,https://e.com/1,标题,a'],
])('the columns of %s are known', (_name, head, row) => {
  const header = headerIn(head.split(','));
  const cells = header && cellsUnder(header, row.split(','));
  expect(cells).toMatchObject({ url: 'https://e.com/1', slug: 'abc', remark: '标题' });
});

test.each([
  [
    'Kutt',
    {
      limit: 10,
      skip: 0,
      total: 1,
      data: [
        {
          address: 'abc',
          target: 'https://e.com/1',
          description: '标题',
          expire_in: null,
          link: 'https://k.test/abc',
          visit_count: 3,
        },
      ],
    },
  ],
  [
    'Shlink',
    {
      shortUrls: {
        data: [
          { shortCode: 'abc', longUrl: 'https://e.com/1', title: '标题', tags: ['a', 'b'], meta: { maxVisits: 3 } },
        ],
      },
    },
  ],
  ['Bitly', { links: [{ link: 'https://bit.ly/abc', long_url: 'https://e.com/1', title: '标题', tags: [] }] }],
  ['YOURLS', { links: { link_1: { shorturl: 'https://y.test/abc', url: 'https://e.com/1', title: '标题' } } }],
  ['a bare list', [{ 短码: 'abc', 网址: 'https://e.com/1', 备注: '标题' }]],
])('the JSON of %s is read as a table', (_name, document) => {
  const [names = [], row = []] = jsonRows(document) ?? [];
  const header = headerIn(names);
  expect(header && cellsUnder(header, row)).toMatchObject({ url: 'https://e.com/1', slug: 'abc', remark: '标题' });
});

test.each([[[]], [{}], ['text'], [[1, 2]], [{ data: [] }]])('JSON without a list of links is none: %j', (document) => {
  expect(jsonRows(document)).toBeUndefined();
});

test.each([
  ['"abc","https://e.com/1","标题","2020-01-02 03:04:05","1.2.3.4","55"', { slug: 'abc', remark: '标题', tags: '' }],
  ['"7","https://e.com/1","","2020-01-02 03:04:05","::1","0"', { slug: '7', remark: '', tags: '' }],
  ['"abc","https://e.com/1","标题","市集"', { slug: 'abc', remark: '标题', tags: '市集' }],
])('a table of YOURLS without its header: %s', (row, wanted) => {
  const cells = row.split(',').map((cell) => cell.replaceAll('"', ''));
  expect(cellsWithoutHeader(cells)).toEqual({ url: 'https://e.com/1', ...wanted });
});

test('a name of ones own at Bitly is kept, and one without has its drawn code', () => {
  const link = { link: 'https://bit.ly/3xYz', long_url: 'https://e.com/1', tags: [] };
  const named = { ...link, custom_bitlinks: ['https://bit.ly/autumn', 'https://bit.ly/old'] };
  const [names = [], ...rows] = jsonRows({ links: [named, { ...link, custom_bitlinks: [] }] }) ?? [];
  const header = headerIn(names);
  expect(rows.map((row) => header && cellsUnder(header, row)?.slug)).toEqual(['autumn', '3xYz']);
});

describeOnEachEngine('many links at once', (openApp) => {
  test('are shown first, made once, answered as CSV, and taken back', async () => {
    const test = await openApp();
    const me = await test.as('xiaoman');
    await test.app.inject({
      method: 'POST',
      url: '/api/v1/short_url',
      payload: { Url: 'https://example.com/known', Slug: 'known' },
      headers: me,
    });
    const Text = [
      'https://example.com/a',
      'example.com/b,Autumn,秋日市集,市集、秋',
      'https://example.com/a',
      'https://example.com/known,known',
      'https://example.com/other,known',
      'javascript:alert(1)',
      'https://example.com/c,api',
    ].join('\n');
    const { Data: batch } = await post(test, '/text', me, { Text });
    expect(batch).toMatchObject({ State: 'ready', Add: 2, Skipped: 3, Bad: 2 });
    await post(test, `/${batch.Id}/commit`, me);
    await runImports(test);
    const rows = await rowsOf(test, batch.Id, me);
    expect(rows.map(({ State }: { State: string }) => State)).toEqual([
      ...['added', 'added', 'skipped', 'skipped', 'skipped', 'bad', 'bad'],
    ]);
    expect(rows[1]).toMatchObject({ Slug: 'autumn', Link: 'http://localhost:80/short/autumn' });
    const own = (await test.app.inject({ url: '/api/v1/short_url/autumn/own', headers: me })).json().Data;
    expect(own).toMatchObject({ Url: 'https://example.com/b', Remark: '秋日市集', Tags: ['市集', '秋'] });
    const csv = await test.app.inject({ url: `/api/v1/short_url/import/${batch.Id}/export`, headers: me });
    expect(csv.body).toContain('https://example.com/b,http://localhost:80/short/autumn,秋日市集,已生成,');
    await post(test, `/${batch.Id}/undo`, me);
    await runImports(test);
    expect((await test.app.inject({ url: '/api/v1/short_url/autumn/own', headers: me })).statusCode).toBe(404);
    expect((await test.app.inject({ url: '/api/v1/short_url/known/own', headers: me })).statusCode).toBe(200);
  });

  test('belong to who read them, and an empty list says what to do', async () => {
    const test = await openApp();
    const [me, other] = [await test.as('xiaoman'), await test.as('xiaohan')];
    const { Data: batch } = await post(test, '/text', me, { Text: 'https://example.com/a' });
    for (const path of [`/${batch.Id}/commit`, `/${batch.Id}/undo`])
      expect(await post(test, path, other)).toMatchObject({ Code: 404, Error: 'short_link.import_not_found' });
    expect(await post(test, '/text', me, { Text: ',,,' })).toMatchObject({
      Code: 400,
      Error: 'short_link.import_unreadable',
    });
  });

  test('are read from a JSON file too', async () => {
    const test = await openApp();
    const me = await test.as('xiaoman');
    const form = new FormData();
    const link = { address: 'kutt1', target: 'https://example.com/kutt', description: '从 Kutt 来', password: false };
    const locked = { ...link, address: 'kutt2', target: 'https://example.com/secret', password: true };
    const links = { data: [link, locked] };
    form.set('file', new File([JSON.stringify(links)], 'kutt.json'));
    const request = new Request('http://site.test/', { method: 'POST', body: form });
    const headers = { ...me, 'content-type': request.headers.get('content-type') ?? '' };
    const payload = Buffer.from(await request.arrayBuffer());
    const url = '/api/v1/short_url/import';
    const batch = (await test.app.inject({ method: 'POST', url, payload, headers })).json();
    expect(batch).toMatchObject({ Code: 200, Data: { State: 'ready', Add: 1 } });
    expect(await rowsOf(test, batch.Data.Id, me)).toMatchObject([
      { Slug: 'kutt1', Url: 'https://example.com/kutt', State: 'add' },
      { Slug: 'kutt2', State: 'bad', Reason: '原来有密码，文件里没有密码本身，请单独新建这一条' },
    ]);
  });
});
