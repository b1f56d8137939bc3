import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createEvents } from '#/platform/event/events.ts';
import { createJobQueue } from '#/platform/jobs/job-queue.ts';
import { createGuessCounter } from '#/platform/limits/guess-counter.ts';
import { createLimits } from '#/platform/limits/limits.ts';
import { readers } from '#/platform/reader/readers.fixture.ts';
import { describeOnEachEngine } from '#/testing/app.fixture.ts';
import { billApi } from '../bill.contract.ts';
import { createBillFeature } from './bill.feature.ts';
import { asMember } from './bill-api.fixture.ts';

const BODIES: Record<string, (id: number) => object> = {
  'POST /api/v1/bill/transfer': () => ({ From: '甲', To: '乙', Amount: 1, CreatedTime: '2026-11-01' }),
  'POST /api/v1/bill': () => ({ Title: '谷雨的', CreatedTime: '2026-11-15' }),
  'PUT /api/v1/bill': (Id) => ({ Id, Title: '改了' }),
};

describeOnEachEngine('bills are strictly private', (openApp) => {
  test('a second member sees, changes and deletes nothing, on any route', async () => {
    const opened = await openApp();
    const owner = await asMember(opened, '小满');
    const { headers } = await asMember(opened, '谷雨');
    const secret = { Title: '小满的秘密', Category: '秘密分类', Account: '秘密账户', Remark: '秘密', PredictIncome: 7 };
    const live = await owner.add({ ...secret, CreatedTime: '2026-01-01' });
    const deleted = await owner.add(secret);
    await owner.remove(deleted.Id);
    const transfer = { From: '秘密账户', To: '另一个秘密', Amount: 1, CreatedTime: '2026-11-01' };
    await owner.post('/transfer', transfer);
    await owner.post('/transfer', transfer);
    const before = (await owner.get()).Data;
    for (const key of Object.keys(billApi)) {
      const [method = 'GET', path = ''] = key.split(' ');
      for (const { Id } of [live, deleted]) {
        const url = path.replace(':Id', Id);
        const reply = await opened.app.inject({
          method: method as 'GET',
          url,
          headers,
          ...(method !== 'GET' && { payload: BODIES[key]?.(Id) ?? {} }),
        });
        if (path.includes(':Id') || key.startsWith('PUT')) expect([key, reply.statusCode]).toEqual([key, 404]);
        else expect([key, reply.statusCode]).toEqual([key, 200]);
        expect(reply.body).not.toContain('秘密');
      }
      const asVisitor = await opened.app.inject({ method: method as 'GET', url: path.replace(':Id', live.Id) });
      expect([key, asVisitor.json().Code]).toEqual([key, 401]);
    }
    const exported = await opened.app.inject({ url: '/api/v1/bill/export', headers });
    expect(exported.body).not.toContain('秘密');
    expect((await owner.get()).Data).toEqual(before);
    expect((await owner.post(`/${deleted.Id}/restore`)).Code).toBe(200);
  });

  test('a member who leaves takes every bill along, and nobody else loses one', async () => {
    const opened = await openApp();
    const owner = await asMember(opened, '小满');
    const other = await asMember(opened, '谷雨');
    await owner.add({ Title: '小满的' });
    const deleted = await owner.add({ Title: '删掉的' });
    await owner.remove(deleted.Id);
    await owner.post('/calendar');
    await other.add({ Title: '谷雨的' });
    const { rows } = await sql<{ id: number }>`select id from member where username = '小满'`.execute(
      opened.database.db,
    );
    const memberId = rows[0]?.id ?? 0;
    const jobs = createJobQueue({ database: opened.database, now: Date.now, random: Math.random });
    const limits = createLimits({ counter: createGuessCounter(opened.database.db), now: Date.now, factor: () => 1 });
    const { member } = createBillFeature(
      {
        database: opened.database,
        events: createEvents({ jobs, now: Date.now }),
        ...{ jobs, limits, readers, now: () => opened.clock.now, randomBytes },
      },
      { raster: async () => undefined, siteTitle: async () => '', readPicture: async () => ({ lines: [] }) },
    );
    expect(await member?.exportFor(memberId)).toMatchObject([{ Title: '小满的', Profit: 0 }]);
    await member?.eraseFor(memberId);
    await member?.eraseFor(memberId);
    for (const table of ['bill', 'bill_sum', 'bill_ledger']) {
      const left = await sql`select * from ${sql.table(table)} where member_id = ${memberId}`.execute(
        opened.database.db,
      );
      expect([table, left.rows]).toEqual([table, []]);
    }
    expect((await other.get()).Data).toMatchObject({ Total: 1 });
  });
});
