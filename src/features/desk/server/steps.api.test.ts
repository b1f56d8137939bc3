import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { describeOnEachEngine, type TestApp } from '#/testing/app.fixture.ts';

interface Step {
  Key: string;
  Path: string;
  IsDone: boolean;
  IsDismissed: boolean;
}

async function aList(site: TestApp) {
  const headers = await site.as('operator');
  const read = async (): Promise<Step[]> =>
    (await site.app.inject({ url: '/api/v1/desk/steps', headers })).json().Data.Steps;
  return {
    read,
    done: async () => (await read()).flatMap(({ Key, IsDone }) => (IsDone ? [Key] : [])),
    send: async (method: 'PUT' | 'POST' | 'DELETE', url: string, payload: object, more = {}) =>
      (await site.app.inject({ method, url, headers: { ...headers, ...more }, payload })).json(),
  };
}

function aDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'souluo-steps-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

describeOnEachEngine('the first-run list', (openApp) => {
  test('a bare site has everything to do but what needs no doing, and each step leads to a page', async () => {
    const site = await openApp({ settings: { DATA_DIR: aDataFolder() } });
    const { read, done } = await aList(site);
    const steps = await read();
    expect(steps.map(({ Key }) => Key)).toEqual([
      ...['password', 'title', 'address', 'icp', 'mail', 'samples', 'source', 'backup', 'short-host', 'robot'],
    ]);
    expect(steps.every(({ Path, IsDismissed }) => Path.startsWith('/') && !IsDismissed)).toBe(true);
    // Without shipped content there are no samples, and this operator was made by hand.
    expect(await done()).toEqual(['password', 'samples']);
  });

  test('steps are done by what is really there', async () => {
    const DATA_DIR = aDataFolder();
    const settings = {
      DATA_DIR,
      PUBLIC_URL: 'https://site.example',
      SHORT_HOST: 's.example',
      SMTP_URL: 'smtp://mail.example',
      MAIL_FROM: 'a@site.example',
      ROBOT_BASE_URL: 'http://127.0.0.1:9',
    };
    const site = await openApp({ settings });
    const { done, send } = await aList(site);
    expect(await done()).toEqual(['password', 'address', 'mail', 'samples', 'short-host', 'robot']);

    // Another operator, since one with a first password of their own may not read the list.
    await sql`insert into member (username, username_key, password_hash, is_operator, must_change_password, created_at)
      values ('第一位', 'first', 'x', 1, 1, 1)`.execute(site.database.db);
    await send('POST', '/api/v1/crawl/common/search', { title: '示例', price: 1 });
    await site.database.db
      .withTables<{ market_item: { is_sample: number } }>()
      .updateTable('market_item')
      .set({ is_sample: 1 })
      .execute();
    mkdirSync(join(DATA_DIR, 'backup'));
    writeFileSync(join(DATA_DIR, 'backup', 'before-migration-x.db'), '');
    expect(await done()).toEqual(['address', 'mail', 'short-host', 'robot']);

    writeFileSync(join(DATA_DIR, 'backup', 'souluo-2026-11-15T203000.tar.gz'), '');
    await send('DELETE', '/api/v1/crawl/common/samples', {});
    await send('POST', '/api/v1/collection/source', {
      Name: '北斗',
      Url: 'https://source.example/api.php/provide/vod',
    });
    const save = (Key: string, value: unknown) =>
      send('PUT', '/api/v1/config', { Key, Value: JSON.stringify(value) }, { 'if-match': '"0"' });
    expect(await save('platformDefaultTitle', '搜罗')).toMatchObject({ Code: 200 });
    expect(await done()).not.toContain('title');
    await send('PUT', '/api/v1/config', { Key: 'platformDefaultTitle', Value: '"山海"' }, { 'if-match': '"1"' });
    await save('siteFooter', { icp: '京ICP备00000000号', police: '', contact: '' });
    await sql`update member set must_change_password = 0`.execute(site.database.db);
    expect((await done()).length).toBe(10);
  });

  test('a step is set aside and brought back, all at once too; an unknown one is not', async () => {
    const site = await openApp({ settings: { DATA_DIR: aDataFolder() } });
    const { read, send } = await aList(site);
    const aside = async () => (await read()).flatMap(({ Key, IsDismissed }) => (IsDismissed ? [Key] : []));
    const dismiss = (key: string, IsDismissed = true) => send('PUT', `/api/v1/desk/steps/${key}`, { IsDismissed });
    await dismiss('icp');
    await dismiss('icp');
    expect(await aside()).toEqual(['icp']);
    await dismiss('all');
    expect(await aside()).toHaveLength(10);
    await dismiss('icp', false);
    expect(await aside()).toHaveLength(9);
    expect(await dismiss('nothing')).toMatchObject({ Code: 404, Error: 'desk.unknown_step' });
  });
});
