import { expect, test, vi } from 'vitest';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import { describeOnEachDatabase } from '#/platform/db/database.fixture.ts';
import { openDatabase } from '#/platform/db/open-database.ts';
import { ContentGeneration } from './content-generation.ts';

function aProcess(db: AnyDatabase) {
  const clear = vi.fn();
  const report = vi.fn();
  return { clear, report, generation: new ContentGeneration(db, clear, report) };
}

describeOnEachDatabase('the content generation', (open) => {
  test('a change is seen at once where it was made, and at the next look elsewhere', async () => {
    const { database, address } = await open.shared();
    const otherDatabase = openDatabase(address, () => {});
    const here = aProcess(database.db);
    const there = aProcess(otherDatabase.db);
    await there.generation.check();
    there.clear.mockClear();
    await here.generation.bump();
    expect(here.clear).toHaveBeenCalledOnce();
    expect(there.clear).not.toHaveBeenCalled();
    await there.generation.check();
    expect(there.clear).toHaveBeenCalledOnce();
    await there.generation.check();
    expect(there.clear).toHaveBeenCalledOnce();
    await otherDatabase.db.destroy();
  });

  test('a change before the first look is not missed', async () => {
    const { db } = await open();
    const here = aProcess(db);
    const there = aProcess(db);
    await here.generation.bump();
    await there.generation.check();
    expect(there.clear).toHaveBeenCalled();
  });

  test('watching looks again and again, until it is stopped', async () => {
    const { db } = await open();
    const here = aProcess(db);
    const there = aProcess(db);
    there.generation.watch(10);
    await vi.waitFor(() => expect(there.clear).toHaveBeenCalledTimes(1));
    await here.generation.bump();
    await vi.waitFor(() => expect(there.clear).toHaveBeenCalledTimes(2));
    there.generation.stop();
  });

  test('while the database is away what was made here is dropped all the same, and one report is enough', async () => {
    const database = await open();
    const here = aProcess(database.db);
    await database.db.schema.dropTable('content_generation').execute();
    await expect(here.generation.bump()).rejects.toThrow();
    expect(here.clear).toHaveBeenCalledOnce();
    here.generation.watch(5);
    await vi.waitFor(() => expect(here.report).toHaveBeenCalled());
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(here.report).toHaveBeenCalledOnce();
    here.generation.stop();
  });
});
