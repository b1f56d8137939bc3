import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { describeOnEachDatabase } from '#/platform/db/database.fixture.ts';
import { bindStorage, rebindStorage, StorageMismatch } from './bind-storage.ts';
import { createLocalStorage } from './local-storage.ts';

function aFolder() {
  const place = mkdtempSync(join(tmpdir(), 'souluo-bind-'));
  onTestFinished(() => rmSync(place, { recursive: true }));
  return { place, storage: createLocalStorage(place) };
}

describeOnEachDatabase('a database and its files', (open, engine) => {
  test('belong together from the first start on; after a move the new place counts', async () => {
    const database = await open();
    const [first, second] = [aFolder(), aFolder()];
    for (let start = 0; start < 2; start++) await bindStorage({ database, ...first });
    const other = bindStorage({ database, ...second });
    // A single file that was carried to another folder, with or without its uploads, is one process's alone.
    if (engine === 'sqlite') return expect(other).resolves.toBeUndefined();
    await expect(other).rejects.toThrow(StorageMismatch);
    const refusal = await other.catch((error: Error) => error.message);
    expect(String(refusal).split('\n')).toEqual([
      expect.stringMatching(new RegExp(`${second.place}.*npm run move-files`)),
      expect.stringMatching(new RegExp(`${second.place}.*npm run move-files`)),
    ]);
    await rebindStorage({ database, ...second });
    await bindStorage({ database, ...second });
    await expect(bindStorage({ database, ...first })).rejects.toThrow(StorageMismatch);
  });

  test('in another kind of storage they are never taken for the same', async () => {
    const database = await open();
    await bindStorage({ database, ...aFolder() });
    const bucket = { identity: async () => 's3 6b0f' };
    await expect(bindStorage({ database, storage: bucket, place: 'a bucket' })).rejects.toThrow(StorageMismatch);
  });
});
