import { createHash } from 'node:crypto';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { aPicture } from '#/features/file/server/file.fixture.ts';
import { TEST_KEY } from '#/platform/secret/secret-box.fixture.ts';
import { startS3Server } from '#/platform/storage/s3-server.fixture.ts';
import { launch, operatorToken, placeOn } from './drill.fixture.ts';
import { isLong } from './is-long.fixture.ts';

const HEALED = { timeout: 15_000, interval: 100 };
const MADE = { timeout: 90_000, interval: 200 };

async function upload(origin: string, token: string): Promise<{ status: number; url: string }> {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(await aPicture().png().toBuffer())], { type: 'image/png' }), 'a.png');
  const reply = await fetch(`${origin}/api/v1/file`, { method: 'POST', headers: { authorization: token }, body: form });
  return { status: reply.status, url: (await reply.json()).Data?.Url ?? '' };
}

interface Backups {
  Backups: { Name: string; Bytes: number; About: { Files: number; Missing: number; Sha256: string } | null }[];
  Progress: { State: string; Message: string } | null;
}

async function backupsAt(origin: string, token: string, method: 'GET' | 'POST' = 'GET') {
  const reply = await fetch(`${origin}/api/v1/backup`, { method, headers: { authorization: token } });
  return { status: reply.status, data: (await reply.json()).Data as Backups };
}

const statusOf = async (address: string) => (await fetch(address)).status;

describe.skipIf(inject('postgresUrl') === undefined)('two machines, each with a folder of its own', () => {
  test('share uploads and backups in a bucket; when it is killed only these wait, and all heals alone', {
    timeout: 240_000,
  }, async () => {
    const server = await startS3Server();
    onTestFinished(() => server.stop());
    const { DATABASE_URL = '', DATA_DIR } = await placeOn('postgres');
    const other = await placeOn('sqlite');
    const shared = { DATABASE_URL, SECRET_KEY: TEST_KEY, ...server.settings, BACKUP_DRIVER: 's3' };
    const here = await launch({ ...shared, DATA_DIR });
    await here.ready();
    const there = await launch({ ...shared, DATA_DIR: other.DATA_DIR });
    await there.ready();
    const token = await operatorToken(here.origin);
    const first = await upload(here.origin, token);
    expect(first.status).toBe(200);
    for (const { origin } of [here, there]) expect(await statusOf(origin + first.url)).toBe(200);

    expect((await backupsAt(here.origin, token, 'POST')).status).toBe(200);
    // Whichever of them does it, both tell how far it is, and have it.
    for (const { origin } of [here, there]) {
      await expect.poll(async () => (await backupsAt(origin, token)).data.Progress?.State, MADE).toBe('done');
    }
    const lists = await Promise.all(
      [here, there].map(async ({ origin }) => (await backupsAt(origin, token)).data.Backups),
    );
    expect(lists[0]).toEqual(lists[1]);
    const [made] = lists[0] ?? [];
    expect(made?.About).toMatchObject({ Missing: 0 });
    expect(made?.About?.Files).toBeGreaterThan(0);
    const file = await fetch(`${there.origin}/market/admin/backup/download/${made?.Name}`, {
      headers: { authorization: token },
    });
    const hash = createHash('sha256').update(Buffer.from(await file.arrayBuffer()));
    expect(hash.digest('hex')).toBe(made?.About?.Sha256);

    await server.kill();
    expect((await upload(there.origin, token)).status).toBe(503);
    expect((await backupsAt(there.origin, token)).status).toBe(503);
    expect(await statusOf(`${there.origin}/declaration`)).toBe(200);
    expect(await statusOf(`${there.origin}/readyz`)).toBe(200);
    await server.start();
    await expect.poll(async () => (await upload(there.origin, token)).status, HEALED).toBe(200);
    expect((await backupsAt(here.origin, token)).data.Backups).toEqual(lists[0]);
    expect(await statusOf(here.origin + first.url)).toBe(200);
    for (const site of [here, there]) expect(await site.stop(), site.output()).toBe(0);
  });

  // In short: bind-storage.test.ts.
  test.skipIf(!isLong)(
    'without a shared storage the second does not start, and says why',
    {
      timeout: 120_000,
    },
    async () => {
      const { DATABASE_URL = '', DATA_DIR } = await placeOn('postgres');
      const other = await placeOn('sqlite');
      const here = await launch({ DATABASE_URL, DATA_DIR });
      await here.ready();
      const there = await launch({ DATABASE_URL, DATA_DIR: other.DATA_DIR });
      await expect(there.ready()).rejects.toThrow(
        /上传文件不在 .*files.*\n.*The uploads of this database are not in .*files/,
      );
      expect(there.output()).not.toMatch(/^\s+at /m);
      expect(await here.stop(), here.output()).toBe(0);
    },
  );
});
