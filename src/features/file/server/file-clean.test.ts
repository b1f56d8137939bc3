import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Member } from '#/platform/auth/caller.ts';
import { describeOnEachDatabase } from '#/platform/db/database.fixture.ts';
import { readers } from '#/platform/reader/readers.fixture.ts';
import { createLocalStorage } from '#/platform/storage/local-storage.ts';
import type { Storage } from '#/platform/storage/storage.ts';
import { loginHeaders } from '#/testing/test-members.fixture.ts';
import { aPicture } from './file.fixture.ts';
import { createFileService } from './file.service.ts';
import { createFileStore } from './file.store.ts';
import { createPictureGateway } from './picture.gateway.ts';

const HOUR = 3_600_000;
const file = async () => ({ name: 'a.png', type: 'image/png', bytes: await aPicture().png().toBuffer() });

async function namesIn(storage: Storage): Promise<string[]> {
  const names: string[] = [];
  for await (const name of storage.list('')) names.push(name);
  return names;
}

describeOnEachDatabase('cleaning files', (open) => {
  test('removes broken uploads and strays, and leaves the rest alone', async () => {
    const database = await open();
    const folder = mkdtempSync(join(tmpdir(), 'souluo-files-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const clock = { now: 1_000_000_000_000 };
    let names = 0;
    const real = createLocalStorage(folder);
    let isFull = false;
    const storage: Storage = {
      ...real,
      async put(name, content, about) {
        if (isFull && name.includes('-750')) throw new Error('no space left on device');
        return real.put(name, content, about);
      },
    };
    const pictures = createPictureGateway(readers);
    const files = createFileService({
      ...{ store: createFileStore(database), storage, pictures, quotaBytes: () => 1_000_000, now: () => clock.now },
      randomBytes: (length) => {
        names += 1;
        return new Uint8Array(length).fill(names);
      },
    });
    await loginHeaders(database.db, 'painter', clock.now);
    const painter: Member = { role: 'member', memberId: 1, username: 'painter', sessionId: 1 };

    await files.upload(painter, await file());
    isFull = true;
    await expect(files.upload(painter, await file())).rejects.toThrow('no space left');
    await storage.put('upload/00ff.webp', new Uint8Array([1]), { type: 'image/webp' });
    expect((await files.list(painter, { limit: 10, offset: 0 })).total).toBe(1);

    // Half an hour later the broken one might still be under way; the stray belongs to nobody at all.
    clock.now += HOUR / 2;
    expect(await files.clean()).toBe(1);
    clock.now += HOUR;
    expect(await files.clean()).toBe(1);
    expect(await files.clean()).toBe(0);
    expect((await namesIn(storage)).length).toBe(3);
    expect((await files.list(painter, { limit: 10, offset: 0 })).total).toBe(1);

    await files.removeAll(painter.memberId);
    expect(await namesIn(storage)).toEqual([]);
  });
});
