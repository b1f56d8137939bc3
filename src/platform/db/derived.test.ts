import { expect, test } from 'vitest';
import { describeOnEachDatabase } from './database.fixture.ts';
import { type Derived, rebuildDerived } from './derived.ts';

describeOnEachDatabase('rows that code makes out of others', (open) => {
  test('are made once for each version of the code, also after it was cut short', async () => {
    const { db } = await open();
    const done: string[] = [];
    const derived = (version: number, fails = false): Derived => ({
      name: 'tokens',
      version,
      progress: `making ${version}`,
      rebuild: async () => {
        if (fails) throw new Error('cut short');
        done.push(`made ${version}`);
      },
    });
    const start = (one: Derived) => rebuildDerived(db, [one], (progress) => done.push(progress));
    await start(derived(1));
    await start(derived(1));
    expect(done).toEqual(['making 1', 'made 1']);
    await expect(start(derived(2, true))).rejects.toThrow('cut short');
    await start(derived(2));
    await start(derived(2));
    expect(done.slice(2)).toEqual(['making 2', 'making 2', 'made 2']);
  });
});
