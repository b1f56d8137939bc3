import { appendFile, copyFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { describeOnEachEngine } from '#/host/app.fixture.ts';
import { createJobQueue } from '#/platform/jobs/job-queue.ts';
import { createLocalStorage } from '#/platform/storage/local-storage.ts';
import { anEmptyFolder, type Closing } from './backup.fixture.ts';
import { createBackupService } from './backup.service.ts';
import { createBackupFolder } from './backup-folder.ts';
import { backupName } from './backup-name.rules.ts';

const closing: Closing = [];
afterAll(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const calm = { heartbeat: () => {}, signal: new AbortController().signal };

describeOnEachEngine('backups', (openApp) => {
  /** The site, and what its job runner would do. */
  async function aSite(keep = 2) {
    const DATA_DIR = anEmptyFolder(closing);
    const site = await openApp({ settings: { DATA_DIR, BACKUP_KEEP: String(keep), BACKUP_AT: '02:05' } });
    const { database, clock } = site;
    const storage = createLocalStorage(join(DATA_DIR, 'files'));
    await storage.put('upload/a.webp', Buffer.from('a picture'), { type: '' });
    const folder = createBackupFolder(join(DATA_DIR, 'backup'));
    const now = () => clock.now;
    const jobs = createJobQueue({ database, now, random: Math.random });
    const service = createBackupService({ database, storage, folder, jobs, keep, now });
    const headers = await site.as('operator');
    const call = async (method: 'GET' | 'POST' | 'DELETE', path = '') => {
      const reply = await site.app.inject({ method, url: `/api/v1/backup${path}`, headers });
      return { status: reply.statusCode, ...reply.json() };
    };
    const download = (name: string, as = headers) =>
      site.app.inject({ url: `/market/admin/backup/download/${name}`, headers: as });
    return { ...site, DATA_DIR, folder, service, call, download };
  }

  test('one is asked for, made, listed, downloaded as it is, and deleted', async () => {
    const { call, service, download, folder, clock } = await aSite();
    expect((await call('GET')).Data).toMatchObject({ Backups: [], Progress: null, NightlyTime: '02:05', Keep: 2 });
    expect((await call('POST')).Data).toMatchObject({ State: 'queued', Phase: 'waiting' });
    expect(await call('POST')).toMatchObject({ status: 409, Error: 'backup.busy' });
    await service.make('manual', calm);
    const { Data } = await call('GET');
    expect(Data.Progress).toMatchObject({ State: 'done', Message: expect.stringContaining('已核对') });
    const [{ Name, Bytes, About }] = Data.Backups;
    expect(Name).toBe(backupName('manual', clock.now));
    expect(About).toMatchObject({ Files: 1, FileBytes: 9, Fault: '', CheckedTime: expect.stringContaining('+08:00') });
    expect(About.Rows).toBeGreaterThan(2);

    const file = await download(Name);
    expect(file.headers).toMatchObject({
      'content-type': 'application/gzip',
      'content-length': String(Bytes),
      'content-disposition': `attachment; filename="${Name}"`,
      'cache-control': 'private, no-store',
    });
    const { createHash } = await import('node:crypto');
    expect(createHash('sha256').update(file.rawPayload).digest('hex')).toBe(About.Sha256);
    expect(await call('DELETE', `?Name=${Name}`)).toMatchObject({ status: 200 });
    expect(await call('DELETE', `?Name=${Name}`)).toMatchObject({ status: 404, Error: 'backup.not_found' });
    expect((await readdir(folder.folder)).filter((name) => name.startsWith('souluo'))).toEqual([]);
  });

  test('only the operator gets one, and only by its name', async () => {
    const { service, download, as, app, call, DATA_DIR } = await aSite();
    await service.make('manual', calm);
    const [{ Name }] = (await call('GET')).Data.Backups;
    expect((await download(Name, await as('xiaoming'))).statusCode).toBe(403);
    expect((await app.inject(`/market/admin/backup/download/${Name}`)).statusCode).toBe(401);
    await writeFile(join(DATA_DIR, 'backup', 'secret.db'), 'x');
    for (const name of ['secret.db', '..%2F..%2Fetc%2Fpasswd', `${Name}.json`, '.progress.json']) {
      expect([name, (await download(name)).statusCode]).toEqual([name, 404]);
      expect([name, (await call('DELETE', `?Name=${name}`)).status]).toEqual([name, 404]);
    }
  });

  test('of the nightly ones the newest are kept, those made by hand all', async () => {
    const { service, clock, call } = await aSite(2);
    await service.make('manual', calm);
    for (let night = 0; night < 3; night++) {
      clock.now += 86_400_000;
      await service.make('nightly', calm);
    }
    const kinds = (await call('GET')).Data.Backups.map(({ Kind }: { Kind: string }) => Kind);
    expect(kinds).toEqual(['nightly', 'nightly', 'manual']);
  });

  test('one that was damaged is found out by a check, one that was put there is learnt', async () => {
    const { service, call, folder, clock } = await aSite();
    await service.make('manual', calm);
    const [{ Name }] = (await call('GET')).Data.Backups;
    const other = backupName('manual', clock.now - 5000);
    await copyFile(folder.pathOf(Name), folder.pathOf(other));
    await appendFile(folder.pathOf(Name), 'x'.repeat(600));
    expect((await call('GET')).Data.Backups[1]).toMatchObject({ Name: other, About: null });
    expect((await call('POST', `/${other}/check`)).Data).toMatchObject({ State: 'queued' });
    await service.check(other, calm);
    await expect(service.check(Name, calm)).rejects.toMatchObject({ code: 'backup.broken' });
    const { Backups, Progress } = (await call('GET')).Data;
    expect(Backups[0].About).toMatchObject({ Fault: expect.stringContaining('不能用'), CheckedTime: null });
    expect(Backups[1].About).toMatchObject({ Fault: '', Files: 1, CheckedTime: expect.any(String) });
    expect(Progress).toMatchObject({ State: 'failed', Message: Backups[0].About.Fault });
    expect(await call('POST', '/souluo-2020-01-01T000000.tar.gz/check')).toMatchObject({ status: 404 });
  });

  test('one that a killed process began is not shown as going on for ever, nor does it leave a file', async () => {
    const { call, folder, clock } = await aSite();
    const times = { startedAt: clock.now, updatedAt: clock.now };
    await folder.writeProgress({ state: 'running', phase: 'tables', done: 1, total: 3, ...times, message: '' });
    expect((await call('GET')).Data.Progress).toMatchObject({ State: 'running', Done: 1, Total: 3 });
    clock.now += 120_000;
    expect((await call('GET')).Data.Progress).toMatchObject({
      State: 'failed',
      Message: expect.stringContaining('打断'),
    });
    const failing = folder.create('manual', clock.now, async (path) => {
      await writeFile(path, 'half');
      throw new Error('full');
    });
    await expect(failing).rejects.toThrow('full');
    expect((await readdir(folder.folder)).filter((name) => name !== '.progress.json')).toEqual([]);
  });
});
