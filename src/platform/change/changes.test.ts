import { setImmediate } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { describeOnEachDatabase } from '#/platform/db/database.fixture.ts';
import type { Database } from '#/platform/db/database.ts';
import { openDatabase } from '#/platform/db/open-database.ts';
import { ChangeBus, type Topic } from './changes.ts';

function aProcess(database: Database) {
  const report = vi.fn();
  const bus = new ChangeBus({ database, report });
  const heard: Topic[] = [];
  for (const topic of ['content', 'links'] as const) bus.on([topic], () => heard.push(topic));
  /** What was heard since the last time. */
  return { bus, report, heard: () => heard.splice(0) };
}

describeOnEachDatabase(
  'the change bus',
  (open) => {
    test('a change is heard at once where it was made, and at the next look elsewhere; once, and of its topic alone', async () => {
      const { database, address } = await open.shared();
      const otherDatabase = openDatabase(address, () => {});
      const here = aProcess(database);
      const there = aProcess(otherDatabase);
      for (const one of [here, there]) {
        await one.bus.look();
        one.heard();
      }
      for (const topic of ['content', 'links', 'content'] as const) {
        await here.bus.tell(topic);
        expect([here.heard(), there.heard()]).toEqual([[topic], []]);
        // On SQLite one turn of the event loop is answered from one view of the file.
        await setImmediate();
        for (const one of [here, there]) await one.bus.look();
        expect([here.heard(), there.heard()]).toEqual([[], [topic]]);
      }
      await there.bus.look();
      expect(there.heard()).toEqual([]);
      await otherDatabase.db.destroy();
    });

    test('what another told just before our own is heard too', async () => {
      const database = await open();
      const [here, there] = [aProcess(database), aProcess(database)];
      for (const one of [here, there]) await one.bus.look();
      here.heard();
      await there.bus.tell('content');
      await here.bus.tell('content');
      expect(here.heard()).toEqual(['content']);
      await here.bus.look();
      expect(here.heard()).toEqual(['content']);
    });

    test('the first look counts as a change of everything', async () => {
      const { bus, heard } = aProcess(await open());
      await bus.look();
      expect(new Set(heard())).toEqual(new Set(['content', 'links']));
    });

    test('whoever wants several topics hears of each', async () => {
      const { bus } = aProcess(await open());
      const drop = vi.fn();
      bus.on(['counts', 'looks'], drop);
      await bus.tell('counts');
      await bus.tell('looks');
      await bus.tell('content');
      expect(drop).toHaveBeenCalledTimes(2);
    });

    test('a number that went back, as after a restore, is a change', async () => {
      const database = await open();
      const [here, there] = [aProcess(database), aProcess(database)];
      await there.bus.tell('links');
      await there.bus.tell('links');
      await here.bus.look();
      here.heard();
      await database.db
        .withTables<{ change_number: { number: number } }>()
        .updateTable('change_number')
        .set({ number: 1 })
        .execute();
      await here.bus.look();
      expect(here.heard()).toContain('links');
    });

    test('watching looks again and again, until it is stopped', async () => {
      const database = await open();
      // Without messages, as behind a pooler that loses them.
      const deaf = aProcess({ ...database, listen: () => ({ stop: async () => {} }) });
      const there = aProcess(database);
      deaf.bus.watch(10);
      await vi.waitFor(() => expect(deaf.heard()).toContain('content'), { timeout: 60_000 });
      await there.bus.tell('content');
      await vi.waitFor(() => expect(deaf.heard()).toEqual(['content']), { timeout: 60_000 });
      await deaf.bus.stop();
      await there.bus.tell('content');
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(deaf.heard()).toEqual([]);
    });

    test('while the database is away what was made here is dropped all the same, and one report is enough', async () => {
      const database = await open();
      const here = aProcess(database);
      await database.db.schema.dropTable('change_number').execute();
      await expect(here.bus.tell('content')).rejects.toThrow();
      expect(here.heard()).toEqual(['content']);
      here.bus.watch(5);
      await vi.waitFor(() => expect(here.report).toHaveBeenCalled(), { timeout: 60_000 });
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(here.report).toHaveBeenCalledOnce();
      await here.bus.stop();
    });
  },
  { alsoPooled: true },
);
