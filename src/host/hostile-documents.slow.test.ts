import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { outsidePicture } from '#/contract/outside-picture.pure.ts';
import { anEmptyFolder, type Closing, packed } from '#/features/backup/server/backup.fixture.ts';
import { checkArchive } from '#/features/backup/server/check-archive.ts';
import { createArticleReaders } from '#/features/blog/server/article-readers.gateway.ts';
import { askRemoteHalo } from '#/features/blog/server/remote-halo.gateway.ts';
import { createAsk, ProviderError } from '#/features/provider/server/provider.gateway.ts';
import { createFeedReader } from '#/features/robot/server/feed.gateway.ts';
import { readWechat } from '#/features/robot/server/hear/wechat-message.ts';
import { DriverFailure } from '#/features/robot/server/robot.driver.ts';
import { createRatesGateway } from '#/features/tool/server/exchange-rates.gateway.ts';
import { createFriendLinkCheck } from '#/features/wish/server/friend-link-check.gateway.ts';
import { migrate } from '#/platform/db/migrate.ts';
import { openSqlite } from '#/platform/db/sqlite.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { UnboundedJson } from '#/platform/json/bounded-json.ts';
import { OutboundError } from '#/platform/outbound/outbound-error.ts';
import { aServer } from '#/platform/outbound/server.fixture.ts';
import { appOn } from '#/testing/app-on.fixture.ts';
import { loginHeaders } from '#/testing/test-members.fixture.ts';
import {
  type HostileDocument,
  hostileAnswer,
  hostileFeed,
  hostileForm,
  hostileJson,
  hostileMarkdown,
  hostileMessage,
  hostilePage,
  hostilePicture,
  hostileTable,
} from './hostile-documents.fixture.ts';

const MOST_HELD_MS = 250;
const RUNS = 4;

const database = openSqlite(':memory:');
const closing: Closing = [() => database.db.destroy()];
afterAll(async () => {
  for (const close of closing) await close();
});

/** A table or a manifest that is hostile, or no archive at all. */
const hostileArchive = fc
  .tuple(hostileAnswer, fc.constantFrom('tables/any/000001.jsonl', 'manifest.json', 'files/a', ''))
  .map(([{ recipe, make }, name]) => ({
    recipe: `${name || 'an archive'} of ${recipe}`,
    make: () => (name ? packed([{ name, content: Buffer.from(make()) }]) : gzipSync(make())),
  }));

interface Door {
  documents: fc.Arbitrary<HostileDocument>;
  /** Hands a document in and tells the status of the answer. */
  hand(document: Buffer): Promise<number>;
}

/**
 * The longest this thread was busy at a time, in its own processor time: for so long a request that comes meanwhile would have
 * waited. Clocks on the wall would count what the machine gave to others.
 */
function watchThread(): () => number {
  const used = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  };
  let longest = 0;
  let before = used();
  const timer = setInterval(() => {
    const now = used();
    longest = Math.max(longest, now - before);
    before = now;
  }, 1);
  return () => {
    clearInterval(timer);
    return longest;
  };
}

const never = new AbortController().signal;
const EXPECTED = [ProviderError, UnboundedJson, SyntaxError, OutboundError];

/** Whether a gateway said that the other side talks nonsense, or failed. */
function refusal(error: unknown): number {
  if (error instanceof AppError) return error.status;
  return EXPECTED.some((kind) => error instanceof kind) ? 422 : 500;
}

async function aSite() {
  await migrate(database);
  const served = { body: Buffer.alloc(0), type: 'text/html' };
  const { origin } = await aServer((_request, answer) => {
    answer.setHeader('content-type', served.type).end(served.body);
  });
  const settings = { LIMITS_FACTOR: '100000', OUTBOUND_ALLOW: origin };
  const { app, foundation } = await appOn(database, { settings, reachable: [origin] });
  const operator = await loginHeaders(database.db, 'operator', Date.now());
  const call = async (method: 'GET' | 'POST', url: string, options: object = {}) =>
    (await app.inject({ method, url, headers: operator, ...options })).statusCode;

  const upload = (url: string, name: string) => async (document: Buffer) => {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(document)]), name);
    const request = new Request('http://x', { method: 'POST', body: form });
    const headers = { ...operator, 'content-type': request.headers.get('content-type') ?? '' };
    return (await app.inject({ method: 'POST', url, headers, payload: Buffer.from(await request.arrayBuffer()) }))
      .statusCode;
  };
  const serve = (type: string, url: string) => async (document: Buffer) => {
    Object.assign(served, { body: document, type });
    return call('GET', url);
  };
  const { outbound, outboundForDesk, readers } = foundation.platform;
  const checkLink = createFriendLinkCheck(outbound, readers);
  const readFeed = createFeedReader(outboundForDesk, readers);
  const askForRates = createRatesGateway(outboundForDesk, readers);
  const source = { Name: '源', Url: `${origin}/api.php/provide/vod/` };
  await call('POST', '/api/v1/collection/source', { payload: source });
  const archive = join(anEmptyFolder(closing), 'a.tar.gz');
  const provider = { name: 'bangumi', isOn: true, base: origin, key: '', pauseMs: 0 } as const;
  const askProvider = createAsk({ outbound: outboundForDesk, readers, settings: provider, signal: never });
  const articles = createArticleReaders(readers);
  const account = { settings: { token: 'token' }, receiver: '', isAlwaysEncrypted: false, mostArticles: 1 };
  const unsigned = { signature: 'x', msg_signature: '', timestamp: '1', nonce: '1', echostr: '', encrypt_type: '' };
  const asked = { pictures: 0 };
  /** What another host answers, read by one of our gateways. */
  const answered = (type: string, read: () => Promise<unknown>) => async (document: Buffer) => {
    Object.assign(served, { body: document, type });
    return read().then(() => 200, refusal);
  };
  const sendBody = (url: string, type: string) => (document: Buffer) =>
    call('POST', url, { headers: { ...operator, 'content-type': type }, payload: document });
  const doors: Record<string, Door> = {
    'a page to check': {
      documents: hostilePage,
      hand: serve('text/html; charset=gbk', `/api/v1/tool/net/page?target=${encodeURIComponent(origin)}`),
    },
    'a page with our link': {
      documents: hostilePage,
      hand: async (document) => {
        Object.assign(served, { body: document, type: 'text/html' });
        const { state } = await checkLink(origin, 'https://site.test', new AbortController().signal);
        return state === 'missing' || state === 'unreachable' ? 200 : 500;
      },
    },
    'a feed': {
      documents: hostileFeed,
      hand: async (document) => {
        Object.assign(served, { body: document, type: 'application/xml' });
        // A feed that cannot be read is asked for again later.
        return readFeed(origin).then(
          () => 200,
          (error) => (error instanceof DriverFailure ? 422 : 500),
        );
      },
    },
    'rates of a source': {
      documents: hostileFeed,
      hand: async (document) => {
        Object.assign(served, { body: document, type: 'application/xml' });
        const answer = await askForRates(origin, '', new AbortController().signal);
        return answer !== 'same' && 'fault' in answer ? 422 : 500;
      },
    },
    'a table of bills': { documents: hostileTable, hand: upload('/api/v1/bill/import', 'a.csv') },
    'a table of goods': { documents: hostileTable, hand: upload('/api/v1/crawl/common/import', 'a.xlsx') },
    'a file of titles': { documents: hostileAnswer, hand: upload('/api/v1/collection/import', 'a.json') },
    'the answer of a source': { documents: hostileAnswer, hand: serve('text/xml', '/api/v1/collection/preview?Id=1') },
    'Markdown of a draft': {
      documents: hostileMarkdown,
      hand: (document) => call('POST', '/api/v1/blog/preview', { payload: { Markdown: document.toString('utf8') } }),
    },
    'a backup to check': {
      documents: hostileArchive,
      hand: async (document) => {
        await writeFile(archive, document);
        return checkArchive(archive, { mostBytes: 1e9, tell: () => {}, signal: new AbortController().signal }).then(
          () => 200,
          (error) => (error instanceof AppError ? error.status : 500),
        );
      },
    },
    'a picture': { documents: hostilePicture, hand: upload('/api/v1/file', 'a.png') },
    'a picture of an offer': { documents: hostilePicture, hand: upload('/api/v1/ocr/market', 'a.jpg') },
    'a picture with text': { documents: hostilePicture, hand: upload('/api/v1/ocr/text', 'a.webp') },
    'a receipt': { documents: hostilePicture, hand: upload('/api/v1/bill/receipt', 'a.jpg') },
    'a table of short links': { documents: hostileTable, hand: upload('/api/v1/short_url/import', 'a.csv') },
    'a photo to find goods by': { documents: hostilePicture, hand: upload('/api/v1/crawl/common/photo', 'a.jpg') },
    'a picture of another site': {
      documents: hostilePicture,
      hand: (document) => {
        asked.pictures += 1;
        return serve('image/png', outsidePicture(`${origin}/${asked.pictures}.png`))(document);
      },
    },
    'a page that should lead to another': {
      documents: hostilePage,
      hand: serve('text/html', `/api/v1/tool/net/backlink?site=example.com&target=${encodeURIComponent(origin)}`),
    },
    'the answer of a provider': {
      documents: fc.oneof(hostileAnswer, hostileJson),
      hand: answered('application/json', () => askProvider(z.unknown(), { path: '/' })),
    },
    'the list of another blog': {
      documents: fc.oneof(hostileAnswer, hostileJson),
      hand: answered('application/json', () => askRemoteHalo(outbound, origin)('/posts', (body) => body)),
    },
    'an article of another blog': {
      documents: hostilePage,
      hand: (document) =>
        articles.foreign('标题', document.toString('utf8'), { base: origin, ownOrigins: [] }).then(() => 200, refusal),
    },
    'a message to a robot': {
      documents: hostileMessage,
      hand: async (document) => (readWechat(account, unsigned, document.toString('utf8')) ? 500 : 400),
    },
    'the body of a call': { documents: hostileJson, hand: sendBody('/api/v1/word', 'application/json') },
    'a form': { documents: hostileForm, hand: sendBody('/api/v1/word', 'application/x-www-form-urlencoded') },
    'a list of another site': { documents: hostileTable, hand: upload('/api/v1/shelf/import', 'a.csv') },
  };
  return { app, doors };
}

test('no document holds up another visitor, whichever door it comes to', async () => {
  const { app, doors } = await aSite();
  const visit = async () => (await app.inject('/api/v1/any/order')).statusCode;
  // What is loaded on first use belongs to no document.
  for (const { hand } of Object.values(doors)) await hand(Buffer.from('a'));
  expect(await visit()).toBe(200);
  for (const [name, { documents, hand }] of Object.entries(doors)) {
    await fc.assert(
      fc.asyncProperty(documents, async ({ recipe, make }) => {
        const document = Buffer.from(make());
        const held = watchThread();
        const [status, visited] = await Promise.all([hand(document), visit()]);
        const heldMs = held();
        // A source that says nothing sensible is a bad gateway; nothing else is a fault of ours.
        expect([200, 400, 413, 415, 422, 502], `${name}: ${recipe}`).toContain(status);
        expect(heldMs, `${name}: ${recipe}`).toBeLessThan(MOST_HELD_MS);
        expect(visited).toBe(200);
      }),
      { numRuns: RUNS, seed: 21, endOnFailure: true },
    );
  }
  await app.close();
});
