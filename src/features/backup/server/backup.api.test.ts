import { appendFile, copyFile, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { createEvents } from '#/platform/event/events.ts';
import { createJobQueue } from '#/platform/jobs/job-queue.ts';
import { TEST_KEY, testSecrets } from '#/platform/secret/secret-box.fixture.ts';
import { createLocalStorage } from '#/platform/storage/local-storage.ts';
import { describeOnEachEngine, type TestApp } from '#/testing/app.fixture.ts';
import { appOn } from '#/testing/app-on.fixture.ts';
import { sealed, searchKinds } from '#/testing/parts-on.fixture.ts';
import { anEmptyFolder, type Closing, unpacked } from './backup.fixture.ts';
import { createBackupService } from './backup.service.ts';
import { createBackupFolder } from './backup-folder.ts';
import { backupName } from './backup-name.rules.ts';
import { makeBackup } from './make-backup.ts';
import { restoreSite } from './restore-site.ts';

const closing: Closing = [];
afterAll(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const key = () => Buffer.from(TEST_KEY, 'base64url');
const calm = { heartbeat: () => {}, signal: new AbortController().signal };

/** A picture of a member, as its page uploads it. */
async function uploadPicture(app: TestApp['app'], headers: Record<string, string>) {
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.append('file', new Blob([Uint8Array.from(picture)]), 'a.png');
  const sent = new Response(form);
  const reply = await app.inject({
    method: 'POST',
    url: '/api/v1/file',
    headers: { ...headers, 'content-type': sent.headers.get('content-type') ?? '' },
    payload: Buffer.from(await sent.arrayBuffer()),
  });
  const { Id, Url } = reply.json().Data;
  return { Id, Name: /([0-9a-f]{32})/.exec(Url)?.[1] ?? '' };
}

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
    const events = createEvents({ jobs, now });
    const service = createBackupService({
      database,
      storage,
      folder,
      sealed,
      key,
      jobs,
      events,
      keep: () => keep,
      now,
    });
    const headers = await site.as('operator');
    const call = async (method: 'GET' | 'POST' | 'DELETE', path = '') => {
      const reply = await site.app.inject({ method, url: `/api/v1/backup${path}`, headers });
      return { status: reply.statusCode, ...reply.json() };
    };
    const download = (name: string, as = headers) =>
      site.app.inject({ url: `/market/admin/backup/download/${name}`, headers: as });
    return { ...site, DATA_DIR, storage, folder, service, call, download };
  }

  test('one is asked for, made, listed, downloaded as it is, and deleted', async () => {
    const { call, service, download, folder, clock } = await aSite();
    expect((await call('GET')).Data).toMatchObject({ Backups: [], Progress: null, NightlyTime: '02:05', Keep: 2 });
    expect((await call('POST')).Data).toMatchObject({ State: 'queued', Phase: 'waiting' });
    expect(await call('POST')).toMatchObject({ status: 409, Error: 'backup.busy' });
    await service.make({ kind: 'manual', withKey: false }, calm);
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
    await service.make({ kind: 'manual', withKey: false }, calm);
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
    await service.make({ kind: 'manual', withKey: false }, calm);
    for (let night = 0; night < 3; night++) {
      clock.now += 86_400_000;
      await service.make({ kind: 'nightly', withKey: false }, calm);
    }
    const kinds = (await call('GET')).Data.Backups.map(({ Kind }: { Kind: string }) => Kind);
    expect(kinds).toEqual(['nightly', 'nightly', 'manual']);
  });

  test('one that was damaged is found out by a check, one that was put there is learnt', async () => {
    const { service, call, folder, clock } = await aSite();
    await service.make({ kind: 'manual', withKey: false }, calm);
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

  test('what it says of secrets: sealed, in clear, and whether the key is inside', async () => {
    const { service, call, app, as, database, folder, clock } = await aSite();
    const newest = async () => (await call('GET')).Data.Backups[0].About;
    await service.make({ kind: 'manual', withKey: false }, calm);
    expect(await newest()).toMatchObject({ Secrets: 'none', HoldsKey: false, Missing: 0 });
    await sql`insert into robot_secret (name, secret) values ('a', ${testSecrets.seal('x', 'y')})`.execute(database.db);
    clock.now += 5000;
    await service.make({ kind: 'manual', withKey: false }, calm);
    expect(await newest()).toMatchObject({ Secrets: 'sealed', HoldsKey: false });
    clock.now += 5000;
    await service.make({ kind: 'manual', withKey: true }, calm);
    expect(await newest()).toMatchObject({ Secrets: 'sealed', HoldsKey: true });
    const [{ Name }, { Name: without }] = (await call('GET')).Data.Backups;
    const namesIn = async (name: string) => unpacked(await readFile(folder.pathOf(name))).map((entry) => entry.name);
    expect((await namesIn(Name)).slice(-2)).toEqual(['secret.key', 'manifest.json']);
    expect(await namesIn(without)).not.toContain('secret.key');
    await sql`insert into robot_secret (name, secret) values ('b', 'legible')`.execute(database.db);
    clock.now += 5000;
    await service.make({ kind: 'nightly', withKey: false }, calm);
    expect(await newest()).toMatchObject({ Secrets: 'clear', HoldsKey: false });

    const headers = await as('operator');
    const ask = (payload: object) => app.inject({ method: 'POST', url: '/api/v1/backup', headers, payload });
    expect((await ask({ WithKey: 'maybe' })).statusCode).toBe(400);
    expect((await ask({ WithKey: 'on' })).statusCode).toBe(200);
    const { rows } = await sql<{
      text: string;
    }>`select payload_json as text from job where name = 'backup.make'`.execute(database.db);
    expect(rows.map(({ text }) => JSON.parse(text))).toEqual([{ kind: 'manual', withKey: true }]);
  });

  test('one that lacks uploads fails with their names, is marked, and pushes no whole one out', async () => {
    const { service, call, as, app, storage, clock, DATA_DIR } = await aSite(2);
    await service.make({ kind: 'nightly', withKey: false }, calm);
    const { Name } = await uploadPicture(app, await as('xiaoman'));
    clock.now += 86_400_000;
    await service.make({ kind: 'nightly', withKey: false }, calm);
    expect((await call('GET')).Data.Backups[0].About).toMatchObject({ Missing: 0, Files: 4 });
    await storage.remove(`upload/${Name}-320.webp`);
    for (let night = 0; night < 3; night++) {
      clock.now += 86_400_000;
      await expect(service.make({ kind: 'nightly', withKey: false }, calm)).rejects.toMatchObject({
        code: 'backup.files_missing',
        message: expect.stringContaining(`upload/${Name}-320.webp`),
      });
    }
    const { Backups, Progress } = (await call('GET')).Data;
    expect(Progress).toMatchObject({
      State: 'failed',
      Message: expect.stringMatching(/^备份不完整：.*1 个.*DATA_DIR/),
    });
    expect(Backups.map(({ About }: { About: { Missing: number } }) => About.Missing)).toEqual([1, 1, 0, 0]);
    const place = { DATA_DIR: anEmptyFolder(closing) };
    const archive = join(DATA_DIR, 'backup', Backups[0].Name);
    const wish = { archive, address: place, force: false, sealed, searchKinds, tell: () => {}, now: Date.now };
    expect((await restoreSite(wish)).manifest.missing).toEqual([`upload/${Name}-320.webp`]);
  });

  test('one whose process sees another folder than the one that took the upload fails loudly', async () => {
    const here = await aSite();
    const other = await appOn(here.database, { settings: { DATA_DIR: anEmptyFolder(closing) } });
    closing.push(() => other.app.close());
    await uploadPicture(other.app, await here.as('xiaoman'));
    await expect(here.service.make({ kind: 'manual', withKey: false }, calm)).rejects.toMatchObject({
      code: 'backup.files_missing',
      message: expect.stringMatching(/3 个在 DATA_DIR\/files 里找不到.*不同的 DATA_DIR.*同一个/),
    });
  });

  test('an upload that is removed while the archive is written is not missing', async () => {
    const { service, app, as, call, database, storage, folder } = await aSite();
    const headers = await as('xiaoman');
    const { Id } = await uploadPicture(app, headers);
    const removing = {
      open: storage.open,
      async *list(prefix: string) {
        await app.inject({ method: 'DELETE', url: `/api/v1/file?Id=${Id}`, headers });
        yield* storage.list(prefix);
      },
    };
    const site = { database, storage: removing, folder, sealed, key, now: Date.now };
    expect((await makeBackup(site, { kind: 'manual' })).about).toMatchObject({ missing: [], files: 1 });
    await service.make({ kind: 'manual', withKey: false }, calm);
    expect((await call('GET')).Data.Backups[0].About.Missing).toBe(0);
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
