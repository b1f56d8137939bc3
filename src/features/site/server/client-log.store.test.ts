import { expect, test } from 'vitest';
import { describeOnEachDatabase } from '#/platform/db/database.fixture.ts';
import { entryOf, faultOf, type LogEntry } from './client-log.rules.ts';
import { createClientLogStore } from './client-log.store.ts';
import type { ClientLogTables } from './client-log.table.ts';

const fault = (message: string) => entryOf({ type: 'error', message, url: '/hot', stack: '' });

describeOnEachDatabase('the log of browsers', (open) => {
  test('counts what comes again, and tells faults from timings, the newest first', async () => {
    const { db } = await open();
    const log = createClientLogStore(db);
    await log.add(fault('first'), 10);
    await log.add(faultOf('GET /hot', 500), 20, 3);
    await log.add(entryOf({ type: 'timing', message: 'paint 80', url: '/hot', stack: '' }), 25);
    await log.add(fault('first'), 30);
    expect(await log.faults(10)).toEqual([
      { isOurs: false, message: 'first', path: '/hot', count: 2, lastAt: 30 },
      { isOurs: true, message: '请求出错 500', path: 'GET /hot', count: 3, lastAt: 20 },
    ]);
    expect(await log.faults(1)).toHaveLength(1);
  });

  test('has an end: of more than two thousand entries those seen least recently go', async () => {
    const { db } = await open();
    const log = createClientLogStore(db);
    const tables = db.withTables<ClientLogTables>();
    const rows = Array.from({ length: 2000 }, (_, at) => {
      const { value, ...entry }: LogEntry = fault(`fault ${at}`);
      return { ...entry, count: 1, value_sum: value, first_at: at, last_at: at };
    });
    for (let from = 0; from < rows.length; from += 500)
      await tables
        .insertInto('client_log')
        .values(rows.slice(from, from + 500))
        .execute();
    await log.prune();
    expect(await log.faults(3000)).toHaveLength(2000);
    await log.add(fault('fault 0'), 5000);
    await log.add(fault('new'), 6000);
    await log.prune();
    const kept = (await log.faults(3000)).map(({ message }) => message);
    expect(kept).toHaveLength(2000);
    expect(kept).toEqual(expect.arrayContaining(['new', 'fault 0', 'fault 2']));
    expect(kept).not.toContain('fault 1');
  });
});
