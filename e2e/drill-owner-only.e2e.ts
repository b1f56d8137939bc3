import { spawnSync } from 'node:child_process';
import { chmodSync, lstatSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { drillOnEachEngine, launch } from './drill.fixture.ts';

/** Whatever its group or others may do anything with. */
function openToOthers(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return ['', ...names].filter((name) => (lstatSync(join(folder, name)).mode & 0o077) !== 0);
}

/** As a version left it that did not care, with files of every kind. */
function openUp(folder: string): void {
  for (const name of ['files/upload', 'backup']) mkdirSync(join(folder, name), { recursive: true });
  for (const name of ['files/upload/old.webp', 'backup/before-migration-old.db', 'first-operator.txt', 'other.txt']) {
    writeFileSync(join(folder, name), 'x');
  }
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name);
    chmodSync(path, lstatSync(path).isDirectory() ? 0o755 : 0o644);
  }
  chmodSync(folder, 0o755);
}

drillOnEachEngine('the data folder', (newPlace) => {
  test('is readable by its owner only: new, in use, after a backup, and when it comes from an older version', async () => {
    const place = await newPlace();
    chmodSync(place.DATA_DIR, 0o755);
    const first = await launch(place, { ADMIN_PASSWORD: '' });
    await first.ready();
    expect(readdirSync(place.DATA_DIR)).toEqual(expect.arrayContaining(['secret.key', 'first-operator.txt']));
    expect(openToOthers(place.DATA_DIR)).toEqual([]);
    expect(await first.stop()).toBe(0);

    openUp(place.DATA_DIR);
    const second = await launch(place);
    await second.ready();
    expect(openToOthers(place.DATA_DIR)).toEqual([]);
    const { status } = spawnSync(process.execPath, ['src/backup.ts', join(place.DATA_DIR, 'copies')], { env: place });
    expect(status).toBe(0);
    expect(openToOthers(place.DATA_DIR)).toEqual([]);
    expect(await second.stop()).toBe(0);
  });
});
