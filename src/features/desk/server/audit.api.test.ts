import { expect, test, vi } from 'vitest';
import { openSqlite } from '#/platform/db/sqlite.ts';
import type { BoundEndpoint } from '#/platform/http/bind-api.ts';
import { describeOnEachEngine, type TestApp } from '#/testing/app.fixture.ts';
import { partsOn } from '#/testing/parts-on.fixture.ts';
import { addNotes, aNote, notesIn } from './audit.fixture.ts';
import { createAuditService, GONE } from './audit.service.ts';
import { createAuditStore } from './audit.store.ts';

const SECRET = 'never-write-this-1';
const HOUR_MS = 3_600_000;

const endpoints = partsOn(openSqlite(':memory:')).features.all.flatMap((feature) => feature.endpoints);
const sent = endpoints.filter(({ key, endpoint }) => endpoint.auth === 'operator' && !key.startsWith('GET '));
const changes = sent.filter(({ endpoint }) => endpoint.writes !== false);

/** A secret in every field whose name says so, and in some that no schema knows. */
function bodyFor({ endpoint }: BoundEndpoint): Record<string, string> {
  const names = Object.keys(endpoint.body?.shape ?? {});
  const known = names.map((name) => [name, /pass|secret|token|code|hook/i.test(name) ? SECRET : '1']);
  return { ...Object.fromEntries(known), Password: SECRET, Token: SECRET, VerifyCode: SECRET, clientSecret: SECRET };
}

function call({ app }: TestApp, entry: BoundEndpoint, headers: Record<string, string>) {
  const [method = '', path = ''] = entry.key.split(' ');
  return app.inject({
    method: method as 'POST',
    url: path.replaceAll(/:\w+/g, '7'),
    headers: { ...headers, 'if-match': '"1"' },
    payload: bodyFor(entry),
  });
}

async function read({ app }: TestApp, headers: Record<string, string>, query = '') {
  return (await app.inject({ url: `/api/v1/audit${query}`, headers })).json();
}

describeOnEachEngine('the audit log', (openApp) => {
  test('every changing call of every operator endpoint is in it, and no secret is', async () => {
    const site = await openApp();
    const operator = await site.as('operator');
    expect(changes.length).toBeGreaterThan(30);
    const statuses: Record<string, number> = {};
    for (const entry of changes) statuses[entry.key] = (await call(site, entry, operator)).statusCode;
    const notes = await notesIn(site.database.db);
    expect(Object.fromEntries(notes.map(({ action, status }) => [action, status]))).toEqual(statuses);
    expect(notes).toHaveLength(changes.length);
    for (const note of notes) {
      expect(note).toMatchObject({ kind: 'change', person: 'operator', address: '127.0.0.*' });
      expect(note.label).toMatch(/\p{Script=Han}/u);
      if (note.action.includes(':')) expect(note.target).toContain('7');
    }
    expect(JSON.stringify(notes)).not.toContain(SECRET);
  });

  test('reading is not noted, and neither is what members do with their own', async () => {
    const site = await openApp();
    const operator = await site.as('operator');
    for (const { key, endpoint } of endpoints) {
      const isPlainRead = key.startsWith('GET ') && endpoint.auth === 'operator' && !key.includes(':');
      if (isPlainRead) await site.app.inject({ url: key.slice(4), headers: operator });
    }
    const looks = sent.filter(({ endpoint }) => endpoint.writes === false);
    expect(looks.length).toBeGreaterThan(5);
    for (const entry of looks) await call(site, entry, operator);
    await site.app.inject({
      method: 'POST',
      url: '/api/v1/bill',
      headers: await site.as('xiaoman'),
      payload: { Title: '午饭', CreatedTime: '2026-11-15' },
    });
    expect(await notesIn(site.database.db)).toEqual([]);
  });

  test('what an operator does to what others own is noted too', async () => {
    const site = await openApp();
    const operator = await site.as('operator');
    await site.app.inject({ method: 'DELETE', url: '/api/v1/word/9', headers: operator });
    await site.app.inject({ method: 'DELETE', url: '/api/v1/file?Id=8', headers: operator });
    await site.app.inject({ url: '/api/v1/file?Id=7&delete=1', headers: operator });
    await site.app.inject({ url: '/api/v1/file', headers: operator });
    const notes = await notesIn(site.database.db);
    expect(notes.map(({ target, status }) => [target, status])).toEqual([
      ['9', 404],
      ['8', 404],
      ['7', 404],
    ]);
  });

  test('all refusals of one member are one row an hour, with their number', async () => {
    const site = await openApp();
    site.clock.now = Math.floor(site.clock.now / HOUR_MS) * HOUR_MS;
    const member = await site.as('xiaoman');
    const other = await site.as('dahan');
    const [first] = changes;
    if (!first) throw new Error('there is no operator endpoint');
    for (let attempt = 0; attempt < 40; attempt++) await call(site, first, member);
    await site.app.inject({ url: '/api/v1/user/members', headers: other });
    // A stranger is nobody in particular.
    await site.app.inject({ url: '/api/v1/user/members' });
    const operator = await site.as('operator');
    const seen = async () =>
      (await read(site, operator)).Data.Result.map(({ Person, Kind, Status, Count }: Record<string, unknown>) =>
        [Person, Kind, Status, Count].join(' '),
      ).sort();
    expect(await seen()).toEqual(['dahan refusal 403 1', 'xiaoman refusal 403 40']);
    await call(site, first, member);
    expect(await seen()).toContain('xiaoman refusal 403 41');
    site.clock.now += HOUR_MS;
    await call(site, first, await site.as('xiaoman'));
    expect(await seen()).toEqual(['dahan refusal 403 1', 'xiaoman refusal 403 1', 'xiaoman refusal 403 41']);
    expect(JSON.stringify(await notesIn(site.database.db))).not.toContain(SECRET);
  });

  test('only an operator reads it', async () => {
    const site = await openApp();
    expect((await read(site, await site.as('xiaoman'))).Code).toBe(403);
    expect((await read(site, {})).Code).toBe(401);
    expect((await read(site, await site.as('operator'))).Code).toBe(200);
  });

  test('it is found by person, action and Shanghai day; two operators are told apart', async () => {
    const site = await openApp();
    const operator = await site.as('operator');
    await addNotes(site.database.db, [
      aNote({ at: Date.parse('2026-11-14T23:59:59+08:00'), person: '甲', memberId: 1 }),
      aNote({ at: Date.parse('2026-11-15T00:00:00+08:00'), person: '乙', memberId: 2, label: '保存' }),
      aNote({ at: Date.parse('2026-11-15T12:00:00+08:00'), person: '甲', action: 'DELETE /api/v1/any', label: '下架' }),
    ]);
    const found = async (query: Record<string, string>) => {
      const { Data } = await read(site, operator, `?${new URLSearchParams(query)}`);
      return Data.Result.map(({ Person, Label }: Record<string, unknown>) => `${Person} ${Label}`);
    };
    expect(await found({})).toEqual(['甲 下架', '乙 保存', '甲 保存配置']);
    expect(await found({ person: '甲' })).toEqual(['甲 下架', '甲 保存配置']);
    expect(await found({ action: 'PUT /api/v1/config' })).toEqual(['乙 保存', '甲 保存配置']);
    expect(await found({ day: '2026-11-14' })).toEqual(['甲 保存配置']);
    expect(await found({ day: '2026-11-15', person: '乙' })).toEqual(['乙 保存']);
    expect(await found({ day: '2026-02-31' })).toHaveLength(3);
    expect(await found({ person: "' or 1=1 --" })).toEqual([]);
    const { Data } = await read(site, operator);
    expect(Data.People).toEqual(expect.arrayContaining(['甲', '乙']));
    expect(Data.Actions.map(({ Action }: { Action: string }) => Action)).toEqual([
      'DELETE /api/v1/any',
      'PUT /api/v1/config',
    ]);
  });

  test('ten thousand entries are read page by page, also where many are of one moment', async () => {
    const site = await openApp();
    const operator = await site.as('operator');
    // Many of one moment, so that only the number tells them apart.
    const entries = Array.from({ length: 10_000 }, (_, index) =>
      aNote({ at: Math.floor(index / 500), target: String(index) }),
    );
    await addNotes(site.database.db, entries);
    for (const page of [1, 2, 51, 99, 100]) {
      const { Data } = await read(site, operator, `?pageSize=100&page=${page}`);
      expect([Data.Total, Data.PageCount]).toEqual([10_000, 100]);
      const newest = 9999 - (page - 1) * 100;
      expect(Data.Result.map(({ Target }: { Target: string }) => Number(Target))).toEqual(
        Array.from({ length: 100 }, (_, index) => newest - index),
      );
    }
    expect((await read(site, operator, '?page=9999')).Data.Result).toEqual([]);
  });

  test('the clean-up keeps 400 days and the newest hundred thousand', async () => {
    const { database, clock } = await openApp();
    const day = 86_400_000;
    const store = createAuditStore(database.db);
    await addNotes(database.db, [
      aNote({ at: clock.now - 401 * day, target: 'old' }),
      ...[3, 2, 1].map((days) => aNote({ at: clock.now - days * day, target: String(days) })),
    ]);
    await createAuditService({ store, now: () => clock.now, report: () => {} }).purge();
    expect((await notesIn(database.db)).map(({ target }) => target)).toEqual(['3', '2', '1']);
    await store.purge(0, 2);
    expect((await notesIn(database.db)).map(({ target }) => target)).toEqual(['2', '1']);
  });

  test('a log that cannot be written is reported and stops nobody', async () => {
    const { database } = await openApp();
    const report = vi.fn();
    const store = { ...createAuditStore(database.db), add: () => Promise.reject(new Error('full')) };
    const audit = createAuditService({ store, now: Date.now, report });
    const person = { memberId: 1, username: '甲', role: 'operator' } as const;
    await audit.note({
      kind: 'change',
      action: 'a',
      summary: 's',
      person,
      address: '',
      input: {},
      status: 200,
      error: '',
    });
    expect(report).toHaveBeenCalledOnce();
  });

  test('whoever leaves takes their name along, and what was done stays', async () => {
    const { database } = await openApp();
    const store = createAuditStore(database.db);
    await addNotes(database.db, [aNote({ memberId: 5, person: '甲' }), aNote({ memberId: 6, person: '乙' })]);
    const audit = createAuditService({ store, now: Date.now, report: () => {} });
    expect(await audit.exportFor(5)).toMatchObject([{ action: 'PUT /api/v1/config' }]);
    await audit.eraseFor(5);
    await audit.eraseFor(5);
    expect((await notesIn(database.db)).map(({ person, member_id }) => [person, member_id])).toEqual([
      [GONE, null],
      ['乙', 6],
    ]);
  });
});
